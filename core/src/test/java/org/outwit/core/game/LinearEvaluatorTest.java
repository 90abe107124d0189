package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Random;
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

    @Test
    void aSharedRowGivesTheSameValues() {
        FeatureRow<FlawedPosition> row = new FeatureRow<>(features, 2);
        LinearEvaluator<FlawedPosition> one = new LinearEvaluator<>(scale, features, 0.007, -0.011);
        LinearEvaluator<FlawedPosition> other = new LinearEvaluator<>(scale, features, -0.003, 0.02);
        Evaluator<FlawedPosition> oneReading = one.reading(row);
        Evaluator<FlawedPosition> otherReading = other.reading(row);
        RandomGames<FlawedPosition> games = new RandomGames<>(game, 1, 1, 9);
        for (int number = 0; number < 20; number++) {
            games.playOut(game.start(), new Random(number), position -> {
                for (int player = 0; player < 2; player++) {
                    assertThat(oneReading.value(position, player)).isEqualTo(one.value(position, player));
                    assertThat(otherReading.value(position, player)).isEqualTo(other.value(position, player));
                }
            });
        }
    }

    @Test
    void aSharedRowReadsEachFeatureOncePerPositionAndPlayer() {
        FeatureRow<FlawedPosition> row = new FeatureRow<>(features, 2);
        Evaluator<FlawedPosition> one = new LinearEvaluator<>(scale, features, 1, 2).reading(row);
        Evaluator<FlawedPosition> other = new LinearEvaluator<>(scale, features, 2, 1).reading(row);
        FlawedPosition position = game.start();
        one.value(position, 0);
        other.value(position, 0);
        one.value(position.copy(), 0);
        assertThat(first.reads).isEqualTo(1);
        one.value(position, 1);
        other.value(position, 1);
        assertThat(first.reads).isEqualTo(2);
        position.make(0);
        one.value(position, 0);
        other.value(position, 0);
        assertThat(first.reads).isEqualTo(3);
        assertThat(second.reads).isEqualTo(3);
    }

    @Test
    void aRowOfOtherFeaturesIsRefused() {
        FeatureRow<FlawedPosition> row = new FeatureRow<>(List.of(second, first), 2);
        LinearEvaluator<FlawedPosition> evaluator = new LinearEvaluator<>(scale, features, 1, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> evaluator.reading(row))
                .withMessage("The row holds other features than this evaluator weighs (first, second).");
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
