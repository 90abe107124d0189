package org.outwit.web.game;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.session.GameSession;
import org.outwit.play.session.PersonLearning;
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.session.SessionPlan;
import org.outwit.web.job.FairQueue;

/** The players of one room, made when they are first asked. */
record SeatChoosers<P extends Position>(
        String visitor,
        GameSetup setup,
        SessionPlan<P> plan,
        SeatPlayers<P> players,
        Populations populations,
        Optional<OnlineLearner<P>> learner,
        Acquaintances<P> acquaintances,
        FairQueue thinking) {

    MoveChooser<P> chooser(int seat) {
        String id = setup.player(seat);
        if (acquaintances.seats().contains(seat)) {
            return waiting(players.learner(id, acquaintances.of(seat), setup.seed() + seat, setup.megabytes()));
        }
        return waiting(players.chooser(visitor, id, setup.seed() + seat, learner, setup.megabytes()));
    }

    MoveChooser<P> adviser() {
        return waiting(players.adviser(setup.megabytes()));
    }

    private MoveChooser<P> waiting(MoveChooser<P> player) {
        return new WaitingChooser<>(player, thinking, visitor);
    }

    /** Lets the learner of the person follow the session, and tells what was expected. */
    void follow(GameSession<P> session, Optional<PersonLearning<P>> learning, Consumer<LearnerState<P>> learned) {
        session.tellingInsights();
        if (plan.isWatched()) return;
        session.expectingBy(populations);
        learning.ifPresent(person -> {
            if (setup.players().contains(OpponentList.OBSERVER)) session.learningBy(person.learner());
            else session.watchedBy(person.learner());
            session.tellingLessons(learned);
        });
    }

    /** Whether somebody sits here who uses what is expected of the opponent, so that every move has a reason to be told. */
    boolean explains(int seat) {
        boolean observer = !plan.isWatched() && setup.player(seat).equals(OpponentList.OBSERVER);
        return observer || acquaintances.seats().contains(seat);
    }
}
