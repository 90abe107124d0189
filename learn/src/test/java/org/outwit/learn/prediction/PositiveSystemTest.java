package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PositiveSystemTest {

    @Test
    void givesBackWhatWasMultiplied() {
        Random random = new Random(1);
        for (int size = 1; size <= 20; size++) {
            double[][] matrix = positive(size, random);
            double[] solution = random.doubles(size, -1, 1).toArray();
            double[] right = new double[size];
            for (int i = 0; i < size; i++) for (int j = 0; j < size; j++) right[i] += matrix[i][j] * solution[j];
            assertThat(PositiveSystem.solve(matrix, right)).isTrue();
            for (int i = 0; i < size; i++) assertThat(right[i]).isCloseTo(solution[i], within(1e-6));
        }
    }

    @Test
    void refusesWhatIsNotPositive() {
        assertThat(PositiveSystem.solve(new double[][] {{1, 0}, {2, 1}}, new double[] {1, 1}))
                .isFalse();
        assertThat(PositiveSystem.solve(new double[][] {{0}}, new double[] {1})).isFalse();
    }

    /** A product with its own transpose, and something on the diagonal. */
    private static double[][] positive(int size, Random random) {
        double[][] root = new double[size][];
        for (int i = 0; i < size; i++) root[i] = random.doubles(size, -1, 1).toArray();
        double[][] product = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                for (int k = 0; k < size; k++) product[i][j] += root[i][k] * root[j][k];
            }
            product[i][i] += 0.1;
        }
        return product;
    }
}
