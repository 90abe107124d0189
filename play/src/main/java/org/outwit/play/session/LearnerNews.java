package org.outwit.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.player.DecisionWatch;
import org.outwit.play.session.SessionEvent.LearnerState;

/** Tells what a learner knows of the person: when somebody asks, and when learning begins or ends. */
final class LearnerNews<P extends Position> implements AutoCloseable {

    private final OnlineLearner<P> learner;
    private final PredictionTally tally;
    private final Consumer<SessionEvent<P>> events;
    private final boolean watches;
    private final DecisionWatch<P> watch;
    private Runnable deaf = () -> {};
    private boolean toldLearning;

    /** {@code watches} says whether the learner sees the game here, and not through an opponent who uses it. */
    LearnerNews(OnlineLearner<P> learner, boolean watches, PredictionTally tally, Consumer<SessionEvent<P>> events) {
        this.learner = learner;
        this.watches = watches;
        this.watch = new DecisionWatch<>(learner);
        this.tally = tally;
        this.events = events;
    }

    /** Tells every lesson as soon as it has ended, on the thread that learned it. */
    void tellLessons(Consumer<LearnerState<P>> listener) {
        deaf.run();
        deaf = learner.onLesson(() -> listener.accept(state()));
    }

    /** Lets the learner see what the person decided, if nobody else does. */
    void moved(GameHistory<P> history, int you) {
        if (watches) watch.follow(history, seat -> seat == you);
    }

    void tookBack(GameHistory<P> history) {
        if (watches) watch.tookBack(history);
    }

    Optional<OnlineLesson<P>> last() {
        return learner.last();
    }

    void tell() {
        events.accept(state());
    }

    /** Says so when learning has begun or ended since it was told last. */
    void tellChange() {
        if (learner.isLearning() == toldLearning) return;
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
