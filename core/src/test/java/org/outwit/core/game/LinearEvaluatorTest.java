package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LinearEvaluatorTest {

    private final FlawedGame game = new FlawedGame(Flaw.NONE);
    private final Scale scale = game.scale();
    private final CountedFeature first = new CountedFeature("first", 'X');
    private final CountedFeature second = new CountedFeature("second", 'O');
    private final List<Feature<FlawedPosition>> features = List.of(first, second);

    @Test
    void weightsAreRoundedOnce() {
        LinearEvaluator<FlawedPosition> evaluator = new LinearEvaluator<>(scale, features, 0.0014, -0.0016);
        assertThat(evaluator.weight(0)).isEqualTo(1);
        assertThat(evaluator.weight(1)).isEqualTo(-2);
        assertThat(evaluator.value(game.position("XX.O....."), 0)).isEqualTo(2 * 1 - 2);
    }

    @Test
    void theEndCountsAsItIsPaid() {
        LinearEvaluator<FlawedPosition> evaluator = new LinearEvaluator<>(scale, features, 0.5, 0.5);
        assertThat(evaluator.value(game.position("XXXOO...."), 0)).isEqualTo(1000);
        assertThat(evaluator.value(game.position("XXXOO...."), 1)).isEqualTo(-1000);
        assertThat(first.reads + second.reads).isZero();
    }

    @Test
    void featuresAreChosenByName() {
        LinearEvaluator<FlawedPosition> evaluator = LinearEvaluator.of(game, Map.of("middle", 0.25));
        assertThat(evaluator.features()).extracting(Feature::name).containsExactly("middle");
        assertThat(evaluator.value(game.position("....X...."), 1)).isEqualTo(-250);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LinearEvaluator.of(game, Map.of("midle", 0.25)))
                .withMessage("flawed has no feature named midle; it has middle, seen, taken.");
    }

    @Test
    void badWeightsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LinearEvaluator<>(scale, features, 1))
                .withMessage("There are 1 weights for 2 features.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LinearEvaluator<>(scale, features, 200_000, 1))
                .withMessageContaining("beyond the range of values");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LinearEvaluator<>(scale, features, Double.NaN, 1))
                .withMessageContaining("NaN");
    }

    /** Counts one side's stones, and how often it was asked. */
    private static final class CountedFeature implements Feature<FlawedPosition> {

        private final String name;
        private final char side;
        private int reads;

        CountedFeature(String name, char side) {
            this.name = name;
            this.side = side;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public String meaning() {
            return "stones of " + side;
        }

        @Override
        public int least() {
            return 0;
        }

        @Override
        public int most() {
            return 5;
        }

        @Override
        public Sides sides() {
            return Sides.COMMON;
        }

        @Override
        public int value(FlawedPosition position, int player) {
            reads++;
            return (int) position.inner()
                    .state()
                    .chars()
                    .filter(cell -> cell == side)
                    .count();
        }
    }
}
