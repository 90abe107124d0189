package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.MoveJudge;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;

class OwnTiltTest {

    private static double learned(String taste, double spread, int games) {
        PopulationModel crowd = Crowd.population();
        PersonalPlan plan = crowd.personal().withTilts(spread);
        List<Example<OthelloPosition>> decisions = Crowd.decisions(taste, games, 3);
        return new PersonalLearner<>(Crowd.OTHELLO, crowd, plan, Parallel.ALONE, ProgressMonitor.NONE)
                .learn(decisions, 1800, 2000)
                .tilt();
    }

    @Test
    void whereNobodyDiffersNobodyHasOne() {
        assertThat(learned("greedy", 0, 10)).isZero();
    }

    /** A person who likes what loses is found out, unless everybody is taken to be alike; nobody is without games. */
    @Test
    void whoeverLikesWhatLosesIsFoundOut() {
        assertThat(learned("greedy", 1, 20)).isNegative().isLessThan(learned("mobility", 1, 20));
        assertThat(learned("greedy", 1, 20)).isLessThan(learned("greedy", 0.1, 20));
        assertThat(learned("greedy", 0.001, 20)).isEqualTo(0, within(0.01));
        assertThat(learned("greedy", 1, 0)).isZero();
    }

    /** By the definition: what loses x is expected exp(-own * x) times as often. */
    @Test
    void whatLosesIsExpectedLess() {
        double[] row = {0.5, 0.3, 0.2};
        new MoveProbabilities().take(row, 3).avoid(0.7, new double[] {0, 1, 2});
        double all = 0.5 + 0.3 * Math.exp(-0.7) + 0.2 * Math.exp(-1.4);
        double[] defined = {0.5 / all, 0.3 * Math.exp(-0.7) / all, 0.2 * Math.exp(-1.4) / all};
        assertThat(row).containsExactly(defined, within(1e-12));
    }

    /** People are made whose tilts differ by a known spread, each known with an error; what the errors add is not taken for a difference. */
    @Test
    void howMuchPeopleDifferIsFound() {
        for (double spread : new double[] {0, 0.3, 1}) {
            Random random = new Random(5);
            List<OwnTilt> people = new ArrayList<>();
            for (int i = 0; i < 2000; i++) {
                double curvature = 5 + 20 * random.nextDouble();
                double found = spread * random.nextGaussian() + random.nextGaussian() / Math.sqrt(curvature);
                people.add(new OwnTilt(found * curvature, curvature));
            }
            people.add(new OwnTilt(0, 0));
            assertThat(OwnTilt.spread(people)).isEqualTo(spread, within(0.11));
        }
        assertThat(OwnTilt.spread(List.of())).isZero();
    }

    /** The tilt is used where the model of somebody is asked, and is kept by model files. */
    @Test
    void somebodyWithATiltIsExpectedToAvoidWhatLoses() {
        PopulationModel crowd = Crowd.population();
        PopulationPredictor<OthelloPosition> anybody = PopulationPredictor.of(Crowd.OTHELLO, crowd, 1800);
        PersonalLayer<OthelloPosition> nobody = new PersonalLearner<>(
                        Crowd.OTHELLO, crowd, crowd.personal(), Parallel.ALONE, ProgressMonitor.NONE)
                .learn(List.of(), 1800, 10);
        PersonalLayer<OthelloPosition> careful = new PersonalLayer<>(
                new PersonalDifference(
                        crowd.mark(), nobody.rating(), nobody.depth(), nobody.weights(), 0.5, nobody.bias()),
                nobody.book());
        assertThat(careful.difference().rounded().tilt()).isEqualTo(0.5);
        for (OthelloPosition position : Crowd.positions(20, 6)) {
            int plies = anybody.depth(position);
            if (plies == 0) continue;
            double[] losses = new MoveJudge<>(Crowd.OTHELLO, plies, crowd.plan().distance() / 1000.0).losses(position);
            double[] usual = anybody.probabilities(position);
            new MoveProbabilities().take(usual, losses.length).avoid(0.5, losses);
            assertThat(anybody.of(careful).probabilities(position)).containsExactly(usual, within(0.01));
        }
    }
}
