package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;

class HeldDecisionsTest {

    private static final PopulationModel CROWD = Crowd.population();
    private static final PersonalLearner<OthelloPosition> LEARNER =
            new PersonalLearner<>(Crowd.OTHELLO, CROWD, CROWD.personal(), Parallel.ALONE, ProgressMonitor.NONE);

    /** Whoever likes discs, learned from decisions of theirs alone. */
    private static PersonalLayer<OthelloPosition> greta() {
        return LEARNER.learn(Crowd.decisions("greedy", 20, 3), 1800, 100);
    }

    private static double faith(String later) {
        List<SeenDecision> seen =
                LEARNER.look(Crowd.decisions(later, 10, 8), CROWD.plan().depth());
        PersonalLayer<OthelloPosition> greta = greta();
        return new HeldDecisions<>(CROWD, VoiceWeights.USUAL, seen, greta.difference(), greta.book())
                .faith(choices(seen));
    }

    private static Choices choices(List<SeenDecision> seen) {
        return LEARNER.choices(
                seen,
                CROWD.standing(1800, java.util.Optional.empty()),
                CROWD.plan().depth());
    }

    @Test
    void whoeverGoesOnAsBeforeIsBelieved() {
        assertThat(faith("greedy")).isGreaterThanOrEqualTo(0.9);
    }

    @Test
    void whoeverBecomesSomebodyElseIsNot() {
        assertThat(faith("mobility")).isLessThan(0.6);
    }

    /** All of the difference is what the predictor believes, and none of it is anybody with a book. */
    @Test
    void theLossIsThatOfThePredictor() {
        PersonalLayer<OthelloPosition> greta = greta();
        List<Example<OthelloPosition>> later = Crowd.decisions("greedy", 5, 8);
        List<SeenDecision> seen = LEARNER.look(later, CROWD.plan().depth());
        HeldDecisions<OthelloPosition> held =
                new HeldDecisions<>(CROWD, VoiceWeights.USUAL, seen, greta.difference(), greta.book());
        assertThat(held.loss(1, choices(seen))).isEqualTo(loss(greta, later), within(1e-2));
        PersonalDifference none = new PersonalDifference(
                CROWD.mark(),
                1800,
                CROWD.plan().depth(),
                CROWD.layers().get(CROWD.plan().depth()),
                0,
                greta.bias().times(0));
        double without = loss(new PersonalLayer<>(none, greta.book()), later);
        assertThat(held.loss(0, choices(seen))).isEqualTo(without, within(1e-2));
        assertThat(without).isNotCloseTo(loss(greta, later), within(0.1));
    }

    private static double loss(PersonalLayer<OthelloPosition> person, List<Example<OthelloPosition>> later) {
        PopulationPredictor<OthelloPosition> predictor =
                PopulationPredictor.of(Crowd.OTHELLO, CROWD, 1800).of(person);
        double loss = 0;
        int[] moves = new int[64];
        double[] row = new double[64];
        for (Example<OthelloPosition> each : later) {
            int chosen = ChosenMove.indexOf(each.move(), moves, each.position().moves(moves, 0));
            predictor.predict(each.position(), row);
            loss -= Math.log(row[chosen]);
        }
        return loss;
    }
}
