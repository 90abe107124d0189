package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.training.Crowd;

class ErrorTiltTest {

    private static final double[] NOTHING = new double[3];

    @Test
    void nothingChangesNothing() {
        double[] row = {0.5, 0.3, 0.2};
        ErrorTilt.NONE.apply(NOTHING, new double[] {0, 1, 2}, 0, row, 3);
        assertThat(row).containsExactly(new double[] {0.5, 0.3, 0.2}, within(1e-12));
    }

    /** By the definition, move for move. */
    @Test
    void whatLosesIsExpectedLess() {
        double[] row = {0.5, 0.3, 0.2};
        double[] seen = {1, 0, 0.5};
        double[] deeper = {0, 1, 2};
        new ErrorTilt(4, 0.8, 0.3, 0.7).apply(seen, deeper, 0.2, row, 3);
        double[] defined = {0.5, 0.3, 0.2};
        double all = 0;
        for (int i = 0; i < 3; i++) {
            defined[i] = Math.pow(defined[i], 0.8) * Math.exp(0.3 * seen[i] - (0.7 + 0.2) * deeper[i]);
            all += defined[i];
        }
        for (int i = 0; i < 3; i++) defined[i] /= all;
        assertThat(row).containsExactly(defined, within(1e-12));
    }

    @Test
    void whatNobodyIsIsRefused() {
        for (double by : new double[] {-9, 100, Double.NaN}) {
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> ErrorTilt.ofDeepest(by));
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> new ErrorTilt(2, 1, by, 0));
        }
        for (double power : new double[] {0, -1, 5, Double.NaN}) {
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> new ErrorTilt(2, power, 0, 0));
        }
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> new ErrorTilt(-1, 1, 0, 0));
    }

    /** By the predictor's own search a tilted prediction loses less, and all else stays in its order. */
    @Test
    void aTiltedPredictorExpectsLessLoss() {
        PopulationModel crowd = Crowd.population();
        PopulationModel tilted = crowd.with(crowd.personal(), ErrorTilt.ofDeepest(0.5));
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

    /** Claims of the usual layer ask a deeper search, and are the usual prediction where they believe nothing of it. */
    @Test
    void theUsualLayerMayAskADeeperSearch() {
        PopulationModel crowd = Crowd.population();
        PopulationPredictor<OthelloPosition> usual = PopulationPredictor.of(Crowd.OTHELLO, crowd, 1800);
        PopulationPredictor<OthelloPosition> plain = claims(crowd, new ErrorTilt(4, 1, 0, 0));
        PopulationPredictor<OthelloPosition> tilted = claims(crowd, new ErrorTilt(4, 1, 0, 0.5));
        assertThat(tilted.depth()).isEqualTo(usual.depth() + 4);
        for (OthelloPosition position : Crowd.positions(30, 5)) {
            double[] expected = usual.probabilities(position);
            assertThat(plain.probabilities(position)).containsExactly(expected, within(0.01));
            MoveJudge<OthelloPosition> judge = new MoveJudge<>(
                    Crowd.OTHELLO, tilted.depth(position), crowd.plan().distance() / 1000.0);
            double[] losses = judge.losses(position);
            double[] claimed = tilted.probabilities(position);
            double before = 0;
            double after = 0;
            for (int i = 0; i < losses.length; i++) {
                before += expected[i] * losses[i];
                after += claimed[i] * losses[i];
            }
            assertThat(after).isLessThanOrEqualTo(before + 0.01);
        }
    }

    private static PopulationPredictor<OthelloPosition> claims(PopulationModel crowd, ErrorTilt tilt) {
        return PopulationPredictor.of(Crowd.OTHELLO, crowd.with(crowd.personal(), tilt), 1800)
                .claiming();
    }
}
