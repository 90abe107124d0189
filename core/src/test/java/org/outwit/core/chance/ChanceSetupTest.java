package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Value;
import org.outwit.core.tree.TreePosition;

class ChanceSetupTest {

    private static final Evaluator<TreePosition> ZERO = (position, player) -> 0;

    @Test
    void theRangeGoesFromTheLowestToTheHighest() {
        assertThatThrownBy(() -> ChanceSetup.of(ZERO, 3, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The range [3, 2] must go from the lowest to the highest value");
        assertThatThrownBy(() -> ChanceSetup.of(ZERO, 0, Value.INFINITY)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ChanceSetup.of(ZERO, -Value.INFINITY, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(ChanceSetup.of(ZERO, 2, 2).tie()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "NaN, 1", "0, NaN", "1, 1.000000000001", "Infinity, Infinity"})
    void theWindowHasAnInside(double alpha, double beta) {
        ChanceSetup<TreePosition> setup = ChanceSetup.of(ZERO, -10, 10);
        assertThatThrownBy(() -> setup.within(alpha, beta))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must have alpha below beta");
    }

    @Test
    void aTieIsATinyPartOfTheLargestAbsoluteValue() {
        assertThat(ChanceSetup.of(ZERO, -10, 5).tie()).isEqualTo(1e-11);
        assertThat(ChanceSetup.of(ZERO, 999_999, 1_000_000).tie()).isEqualTo(1e-6);
        assertThat(ChanceSetup.of(ZERO, 0, 0).tie()).isEqualTo(1e-12);
    }
}
