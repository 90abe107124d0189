package org.outwit.learn.population;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;

class ErrorTiltTest {

    @Test
    void nothingChangesNothing() {
        double[] row = {0.5, 0.3, 0.2};
        ErrorTilt.NONE.apply(new double[] {0, 1, 2}, row, 3);
        assertThat(row).containsExactly(0.5, 0.3, 0.2);
    }

    @Test
    void whatLosesIsExpectedLess() {
        double[] row = {0.5, 0.3, 0.2};
        new ErrorTilt(1).apply(new double[] {0, 1, 2}, row, 3);
        double all = 0.5 + 0.3 * Math.exp(-1) + 0.2 * Math.exp(-2);
        assertThat(row)
                .containsExactly(
                        new double[] {0.5 / all, 0.3 * Math.exp(-1) / all, 0.2 * Math.exp(-2) / all}, within(1e-12));
    }

    /** People who play by a tilted row are found to: as much as they do, within what lots allow. */
    @Test
    void theTiltOfPeopleIsFound() {
        Random random = new Random(1);
        List<ErrorTilt.Case> cases = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            double[] expected = {0.5, 0.3, 0.2};
            double[] losses = {random.nextDouble(), random.nextDouble(), 3 * random.nextDouble()};
            double[] played = expected.clone();
            new ErrorTilt(0.7).apply(losses, played, 3);
            double lot = random.nextDouble();
            int chosen = lot < played[0] ? 0 : lot < played[0] + played[1] ? 1 : 2;
            cases.add(new ErrorTilt.Case(expected, losses, losses, chosen));
        }
        assertThat(ErrorTilt.fit(cases).by()).isEqualTo(0.7, within(0.05));
    }

    @Test
    void whoeverErrsMoreThanExpectedIsLeftAlone() {
        double[] losses = {0, 1};
        assertThat(ErrorTilt.fit(List.of(new ErrorTilt.Case(new double[] {0.5, 0.5}, losses, losses, 1))))
                .isEqualTo(ErrorTilt.NONE);
        assertThat(ErrorTilt.fit(List.of())).isEqualTo(ErrorTilt.NONE);
    }

    @Test
    void whatNobodyIsIsRefused() {
        for (double by : new double[] {-0.1, 100, Double.NaN}) {
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> new ErrorTilt(by));
        }
    }

    /** By the predictor's own search a tilted prediction loses less, and all else stays in its order. */
    @Test
    void aTiltedPredictorExpectsLessLoss() {
        PopulationModel crowd = Crowd.population();
        PopulationModel tilted = crowd.with(crowd.personal(), new ErrorTilt(0.5));
        PopulationPredictor<OthelloPosition> usual = PopulationPredictor.of(Crowd.OTHELLO, tilted, 1800);
        PopulationPredictor<OthelloPosition> claiming = usual.claiming();
        PopulationPredictor<OthelloPosition> untilted = usual.lookingAhead(tilted.depth());
        PopulationPredictor<OthelloPosition> before = PopulationPredictor.of(Crowd.OTHELLO, crowd, 1800);
        MoveJudge<OthelloPosition> judge = new MoveJudge<>(Crowd.OTHELLO, tilted.depth(), 8);
        double more = 0;
        double less = 0;
        for (OthelloPosition position : Crowd.positions(60, 4)) {
            double[] losses = judge.losses(position);
            double[] expected = usual.probabilities(position);
            assertThat(expected)
                    .as("only claims and clones are tilted")
                    .containsExactly(before.probabilities(position));
            double[] tilt = claiming.probabilities(position);
            double[] deep = untilted.probabilities(position);
            for (int i = 0; i < losses.length; i++) {
                more += deep[i] * losses[i];
                less += tilt[i] * losses[i];
            }
        }
        assertThat(less).isLessThan(0.95 * more);
    }
}
