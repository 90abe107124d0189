package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Position;

class TemporalDifferencesTest {

    private static PredictedGame<WalkPosition> walk(Random random, int player) {
        WalkPosition position = new WalkPosition(WalkPosition.PLACES / 2);
        List<WalkPosition> visited = new ArrayList<>();
        while (!position.isOver()) {
            visited.add(Position.copyOf(position));
            position.make(random.nextInt(2));
        }
        return new PredictedGame<>(visited, position, player);
    }

    /** The definition of 1988: an eligibility trace for each weight, which every later difference is multiplied by. */
    private static double[] byTraces(PredictedGame<WalkPosition> game, double[] weights, double lambda) {
        double[] change = new double[weights.length];
        double[] trace = new double[weights.length];
        for (int t = 0; t < game.predicted().size(); t++) {
            int place = game.predicted().get(t).place();
            for (int i = 0; i < trace.length; i++) trace[i] *= lambda;
            trace[place] += 1;
            boolean last = t == game.predicted().size() - 1;
            double next = last
                    ? game.end().payoff(0)
                    : weights[game.predicted().get(t + 1).place()];
            for (int i = 0; i < trace.length; i++) change[i] += (next - weights[place]) * trace[i];
        }
        return change;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.8, 1})
    void aGameChangesWhatTracesChange(double lambda) {
        Random random = new Random(7);
        WalkTable table = new WalkTable(1);
        for (int i = 0; i < 50; i++) {
            table.setWeights(random.doubles(WalkPosition.PLACES, -1, 1).toArray());
            PredictedGame<WalkPosition> game = walk(random, 0);
            double[] change = new double[WalkPosition.PLACES];
            new TemporalDifferences<>(table, lambda).addChange(game.predicted(), game.end(), 0, change);
            assertThat(change).containsExactly(byTraces(game, table.weights(), lambda), within(1e-12));
        }
    }

    /** The values of the book with any lambda, from either player's side and with several outputs. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 0.8, 1})
    void theRandomWalkComesToItsKnownValues(double lambda) {
        for (int outputs = 1; outputs <= 2; outputs++) {
            Random random = new Random(1988);
            WalkTable table = new WalkTable(outputs);
            TemporalDifferences<WalkPosition> differences = new TemporalDifferences<>(table, lambda);
            double[] sum = new double[WalkPosition.PLACES];
            int games = 8000;
            for (int i = 0; i < games; i++) {
                PredictedGame<WalkPosition> game = walk(random, i % 2);
                double[] weights = table.weights();
                double[] change = new double[weights.length];
                differences.addChange(game.predicted(), game.end(), game.player(), change);
                for (int k = 0; k < weights.length; k++) weights[k] += 0.03 * change[k];
                table.setWeights(weights);
                if (i >= games / 2) for (int k = 0; k < weights.length; k++) sum[k] += weights[k];
            }
            double[] average =
                    Arrays.stream(sum).map(each -> each / (games / 2)).toArray();
            assertThat(average).as("outputs " + outputs).containsExactly(WalkPosition.TRUE_VALUES, within(0.04));
        }
    }

    @Test
    void aGameThatWasCutOffEndsWithWhatIsPredictedThere() {
        WalkTable table = new WalkTable(1);
        table.setWeights(new double[] {0, 0, 0, 0.5, 0});
        double[] change = new double[WalkPosition.PLACES];
        new TemporalDifferences<>(table, 1).addChange(List.of(new WalkPosition(2)), new WalkPosition(3), 0, change);
        assertThat(change).containsExactly(0, 0, 0.5, 0, 0);
    }

    /** A search may expect the end of the game; that is nothing to learn, but earlier predictions follow it. */
    @Test
    void anEndThatWasForeseenIsATargetAndNotALesson() {
        WalkTable table = new WalkTable(1);
        double[] change = new double[WalkPosition.PLACES];
        List<WalkPosition> leaves = List.of(new WalkPosition(1), new WalkPosition(WalkPosition.PLACES));
        new TemporalDifferences<>(table, 0).addChange(leaves, new WalkPosition(-1), 0, change);
        assertThat(change).containsExactly(0, 1, 0, 0, 0);
    }

    @Test
    void lambdaIsAShare() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TemporalDifferences<>(new WalkTable(1), 1.1))
                .withMessage("Lambda (1.1) must be from 0 to 1.");
    }
}
