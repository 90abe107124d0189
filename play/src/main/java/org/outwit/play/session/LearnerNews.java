package org.outwit.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.player.DecisionWatch;
import org.outwit.play.session.SessionEvent.LearnerState;

/** Tells what a learner knows of the person, if there is one: when somebody asks, and when learning begins or ends. */
final class LearnerNews<P extends Position> implements AutoCloseable {

    private final PredictionTally tally;
    private final Consumer<SessionEvent<P>> events;
    private OnlineLearner<P> learner; // null where nobody learns
    private DecisionWatch<P> watch; // null where the learner sees the game through an opponent who uses it
    private Runnable deaf = () -> {};
    private boolean toldLearning;

    LearnerNews(PredictionTally tally, Consumer<SessionEvent<P>> events) {
        this.tally = tally;
        this.events = events;
    }

    /** {@code watches} says whether the learner sees the game here, and not through an opponent who uses it. */
    void learnBy(OnlineLearner<P> learner, boolean watches) {
        this.learner = learner;
        this.watch = watches ? new DecisionWatch<>(learner) : null;
    }

    /** Tells every lesson as soon as it has ended, on the thread that learned it. */
    void tellLessons(Consumer<LearnerState<P>> listener) {
        if (learner == null) throw new IllegalStateException("Nobody learns here whose lessons could be told.");
        deaf.run();
        deaf = learner.onLesson(() -> listener.accept(state()));
    }

    /** Lets the learner see what the person decided, if nobody else does. */
    void moved(GameHistory<P> history, int you) {
        if (watch != null) watch.follow(history, seat -> seat == you);
    }

    void tookBack(GameHistory<P> history) {
        if (watch != null) watch.tookBack(history);
    }

    Optional<OnlineLesson<P>> last() {
        return learner == null ? Optional.empty() : learner.last();
    }

    /** Tells what is known; false if nobody learns. */
    boolean tell() {
        if (learner != null) events.accept(state());
        return learner != null;
    }

    /** Says so when learning has begun or ended since it was told last. */
    void tellChange() {
        if (learner == null || learner.isLearning() == toldLearning) return;
        LearnerState<P> state = state();
        toldLearning = state.learning();
        events.accept(state);
    }

    private LearnerState<P> state() {
        PredictionTally.Score score = tally.score();
        return new LearnerState<>(learner.seen(), learner.isLearning(), learner.last(), score.predicted(), score.of());
    }

    /** Tells no more lessons. */
    @Override
    public void close() {
        deaf.run();
    }
}
