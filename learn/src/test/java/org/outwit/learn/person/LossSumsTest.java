package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.statistics.ConfidenceInterval;

class LossSumsTest {

    private static LossSums sums(double[][] pairs) {
        LossSums sums = LossSums.NONE;
        for (double[] each : pairs) sums = sums.plus(LossSums.of(each[0], each[1]));
        return sums;
    }

    /** By the definition: the line with the least squares of what lies beside it. */
    @Test
    void theSlopeIsThatOfTheRegression() {
        Random random = new Random(3);
        double[][] pairs = new double[50][];
        for (int i = 0; i < pairs.length; i++) pairs[i] = new double[] {random.nextDouble(), random.nextGaussian()};
        double slope = sums(pairs).slope();
        double least = squares(pairs, slope);
        assertThat(squares(pairs, slope + 0.01)).isGreaterThan(least);
        assertThat(squares(pairs, slope - 0.01)).isGreaterThan(least);
        assertThat(sums(new double[][] {{1, 1.5}, {5, 3.5}, {0, 1}}).slope()).isCloseTo(0.5, within(1e-12));
    }

    private static double squares(double[][] pairs, double slope) {
        double mean = 0;
        for (double[] each : pairs) mean += (each[1] - slope * each[0]) / pairs.length;
        double sum = 0;
        for (double[] each : pairs) sum += Math.pow(each[1] - mean - slope * each[0], 2);
        return sum;
    }

    @Test
    void ofOnePartOrOfEqualExpectationsNothingIsKnown() {
        LossSums one = sums(new double[][] {{1, 1}, {2, 3}});
        LossSums flat = sums(new double[][] {{0.1, 1}, {0.1, 3}, {0.1, 2}});
        assertThat(LossSums.slope(List.of()).halfWidth()).isInfinite();
        assertThat(LossSums.slope(List.of(one)).halfWidth()).isInfinite();
        assertThat(LossSums.slope(List.of(one)).estimate()).isEqualTo(2);
        assertThat(LossSums.slope(List.of(flat, flat)).halfWidth()).isInfinite();
        assertThat(LossSums.slope(List.of(flat, one)).halfWidth()).isInfinite();
    }

    /** Parts are games of one person, or people, who differ in how much they lose and in what is expected of them, not in the slope. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 10, 20})
    void slopesOfFewPartsHaveTheirInterval(int parts) {
        Random random = new Random(parts);
        int trials = 2000;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            List<LossSums> all = new ArrayList<>();
            for (int i = 0; i < parts; i++) all.add(losing(random, 0.8));
            ConfidenceInterval slope = LossSums.slope(all);
            if (slope.low() <= 0.8 && 0.8 <= slope.high()) held++;
        }
        assertThat(held / (double) trials).isBetween(0.93, 0.98);
    }

    private static LossSums losing(Random random, double slope) {
        double level = 0.3 * random.nextGaussian();
        double carelessness = 0.5 + random.nextDouble();
        LossSums sums = LossSums.NONE;
        for (int i = 0; i < 40; i++) {
            double expected = -carelessness * Math.log(1 - random.nextDouble());
            sums = sums.plus(LossSums.of(expected, 1 + level + slope * expected + random.nextGaussian()));
        }
        return sums;
    }
}
