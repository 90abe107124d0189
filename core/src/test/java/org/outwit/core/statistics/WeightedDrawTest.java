package org.outwit.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class WeightedDrawTest {

    private static final double ALMOST_ONE = Math.nextDown(1.0);

    @Test
    void aPointFallsOnThePlaceWhoseWeightItLiesIn() {
        double[] weights = {1, 0, 2, 1, 99};
        assertThat(WeightedDraw.of(weights, 4, 0)).isZero();
        assertThat(WeightedDraw.of(weights, 4, 0.2499)).isZero();
        assertThat(WeightedDraw.of(weights, 4, 0.25)).isEqualTo(2);
        assertThat(WeightedDraw.of(weights, 4, 0.7499)).isEqualTo(2);
        assertThat(WeightedDraw.of(weights, 4, 0.75)).isEqualTo(3);
        assertThat(WeightedDraw.of(weights, 4, ALMOST_ONE)).isEqualTo(3);
    }

    @Test
    void whatHasNoWeightIsNeverDrawn() {
        Random random = new Random(4);
        for (int trial = 0; trial < 2000; trial++) {
            int count = 1 + random.nextInt(8);
            double[] weights = new double[count];
            weights[random.nextInt(count)] = random.nextDouble() + 1e-9;
            for (int i = 0; i < count; i++) if (random.nextBoolean()) weights[i] += random.nextDouble() / 3;
            for (double point : new double[] {0, random.nextDouble(), ALMOST_ONE}) {
                assertThat(weights[WeightedDraw.of(weights, count, point)]).isPositive();
            }
        }
        assertThatThrownBy(() -> WeightedDraw.of(new double[] {0, 0, 1}, 2, 0.5))
                .hasMessage("None of the 2 weights is above 0.");
    }

    @Test
    void eachIsDrawnAsOftenAsItWeighs() {
        double[] weights = {0.5, 3, 1.5};
        double[] drawn = new double[3];
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) drawn[WeightedDraw.of(weights, 3, random.nextDouble())]++;
        for (int i = 0; i < 3; i++) assertThat(drawn[i] / 20_000).isCloseTo(weights[i] / 5, within(0.012));
    }
}
