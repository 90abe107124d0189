package org.outwit.play.session;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.session.SessionEvent.LearnerState;

/** Tells what a learner knows of the person: when somebody asks, and when learning begins or ends. */
final class LearnerNews<P extends Position> {

    private final OnlineLearner<P> learner;
    private final Consumer<SessionEvent<P>> events;
    private boolean toldLearning;

    LearnerNews(OnlineLearner<P> learner, Consumer<SessionEvent<P>> events) {
        this.learner = learner;
        this.events = events;
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
        return new LearnerState<>(learner.seen(), learner.isLearning(), learner.last());
    }
}
