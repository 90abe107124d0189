package org.outwit.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.population.Populations;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.LearnerState;

/** What a session knows of the person: a learner, what was expected of them, both or neither. */
final class PersonView<P extends Position> implements AutoCloseable {

    private final SessionPlan<P> plan;
    private final PredictionTally tally;
    private final Consumer<SessionEvent<P>> events;
    private LearnerNews<P> learner;
    private Expectations<P> expectations;

    PersonView(SessionPlan<P> plan, PredictionTally tally, Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.tally = tally;
        this.events = events;
    }

    void learnBy(OnlineLearner<P> learner, boolean watches) {
        this.learner = new LearnerNews<>(learner, watches, tally, events);
    }

    void expectBy(Populations populations) {
        expectations = new Expectations<>(
                plan.game(), populations, tally, () -> learner == null ? Optional.empty() : learner.last());
    }

    void tellLessons(Consumer<LearnerState<P>> listener) {
        if (learner == null) throw new IllegalStateException("Nobody learns here whose lessons could be told.");
        learner.tellLessons(listener);
    }

    /** What was expected before this move, which counts from now on. */
    Optional<Expected<P>> expected(P before, int move, int ply) {
        return expectations == null ? Optional.empty() : expectations.of(before, move, ply);
    }

    void moved(GameHistory<P> history) {
        if (learner != null) learner.moved(history, plan.you());
    }

    void tookBack(GameHistory<P> history) {
        if (learner != null) learner.tookBack(history);
    }

    void tellChange() {
        if (learner != null) learner.tellChange();
    }

    /** Nobody moves for a while. */
    void rest() {
        if (expectations != null) expectations.rest();
    }

    /** Tells what is known; false if nobody learns. */
    boolean tell() {
        if (learner != null) learner.tell();
        return learner != null;
    }

    @Override
    public void close() {
        if (learner != null) learner.close();
    }
}
