package org.outwit.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An interval of 95 % holds the truth in 95 % of samples, of few values as of many; shares and points, which are few numbers, in more. */
class CoverageTest {

    private static final int TRIALS = 4000;

    /** Few results that are nearly all the same take few means, so that the coverage of one truth jumps, as it does of shares. */
    private static final double LEAST_OF_FEW = 0.89;

    /** What a pair of games may come to, and how likely: even, mostly drawn, one-sided, and hardly ever anything but a win. */
    private static final double[][] POINTS = {
        {0.2, 0.2, 0.2, 0.2, 0.2}, {0.02, 0.08, 0.8, 0.08, 0.02}, {0, 0.02, 0.08, 0.2, 0.7}, {0, 0, 0.05, 0, 0.95}
    };

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 10, 30, 80})
    void meansOfNormalValues(int n) {
        Random random = new Random(n);
        assertThat(coverage(3, () -> ConfidenceInterval.ofMean(normal(n, 3, random))))
                .isBetween(0.94, 0.96);
        assertThat(coverage(1, () -> ConfidenceInterval.ofDifference(normal(n, 2, random), normal(n, 1, random))))
                .isBetween(0.94, 0.96);
    }

    /** Student's t is made for normal values; even ones and sums of a few skew ones are near enough. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 10, 30, 80})
    void meansOfOtherValues(int n) {
        Random random = new Random(n);
        assertThat(coverage(
                        3,
                        () -> ConfidenceInterval.ofMean(random.doubles(n, 2, 4).toArray())))
                .isBetween(0.91, 0.97);
        assertThat(coverage(
                        4,
                        () -> ConfidenceInterval.ofMean(
                                random.doubles(n).map(x -> sum(4, random)).toArray())))
                .isBetween(0.91, 0.97);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 10, 30, 80})
    void points(int n) {
        Random random = new Random(n);
        for (double[] odds : POINTS) {
            double truth = 0;
            for (int k = 0; k < odds.length; k++) truth += odds[k] * k / 4;
            assertThat(coverage(truth, () -> ConfidenceInterval.ofPoints(points(n, odds, random))))
                    .isGreaterThan(LEAST_OF_FEW);
        }
    }

    /** What two players score from the same openings goes together; few results are coarse, as those of other values above. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 10, 30, 80})
    void differencesOfPairs(int n) {
        Random random = new Random(n);
        assertThat(coverage(0.2, () -> {
                    double[] first = new double[n];
                    double[] second = new double[n];
                    for (int i = 0; i < n; i++) {
                        double opening = random.nextGaussian() / 2;
                        first[i] = halves(1.1 + opening + random.nextGaussian() / 2);
                        second[i] = first[i] - 0.2 + (random.nextInt(5) - 2) / 2.0;
                    }
                    return ConfidenceInterval.ofDifference(first, second);
                }))
                .isBetween(0.91, 0.98);
    }

    private static double halves(double points) {
        return Math.max(0, Math.min(2, Math.rint(2 * points) / 2));
    }

    /** Of a mean it is the interval of the mean; of a ratio of sums it is near enough. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 10, 30})
    void jackknife(int n) {
        Random random = new Random(n);
        double[] values = normal(n, 3, random);
        double sum = Arrays.stream(values).sum();
        double[] without =
                Arrays.stream(values).map(each -> (sum - each) / (n - 1)).toArray();
        ConfidenceInterval mean = ConfidenceInterval.ofMean(values);
        ConfidenceInterval same = ConfidenceInterval.ofJackknife(sum / n, without);
        assertThat(same.low()).isCloseTo(mean.low(), within(1e-9));
        assertThat(same.high()).isCloseTo(mean.high(), within(1e-9));
        assertThat(coverage(2, () -> ratio(n, random))).isBetween(0.92, 0.97);
    }

    private static ConfidenceInterval ratio(int n, Random random) {
        double[] below = random.doubles(n, 1, 3).toArray();
        double[] above = Arrays.stream(below)
                .map(each -> 2 * each + random.nextGaussian())
                .toArray();
        double all = Arrays.stream(above).sum() / Arrays.stream(below).sum();
        double[] without = new double[n];
        for (int i = 0; i < n; i++)
            without[i] = (Arrays.stream(above).sum() - above[i])
                    / (Arrays.stream(below).sum() - below[i]);
        return ConfidenceInterval.ofJackknife(all, without);
    }

    /** Points from 0 to 2 have the interval of those from 0 to 1, twice as wide. */
    @Test
    void pointsUpToANumber() {
        ConfidenceInterval part = ConfidenceInterval.ofPoints(1, 0.75, 1, 0.5);
        ConfidenceInterval points = ConfidenceInterval.ofPointsUpTo(2, 2, 1.5, 2, 1);
        assertThat(points.estimate()).isEqualTo(2 * part.estimate());
        assertThat(points.low()).isEqualTo(2 * part.low());
        assertThat(points.high()).isEqualTo(2 * part.high()).isLessThanOrEqualTo(2);
        assertThat(ConfidenceInterval.ofPointsUpTo(2, 2, 2, 2).text(3)).doesNotContain("±");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 10, 30, 80})
    void games(int n) {
        Random random = new Random(n);
        for (double[] odds : new double[][] {{0.4, 0.2, 0.4}, {0.1, 0.8, 0.1}, {0.1, 0.1, 0.8}, {0.01, 0.01, 0.98}}) {
            double truth = odds[0] + odds[1] / 2;
            assertThat(coverage(truth, () -> {
                        int[] counts = new int[3];
                        for (int i = 0; i < n; i++) counts[WeightedDraw.of(odds, 3, random.nextDouble())]++;
                        return ConfidenceInterval.ofGames(counts[0], counts[1], counts[2]);
                    }))
                    .isGreaterThan(LEAST_OF_FEW);
        }
    }

    /** Of few trials only few shares are possible, so the coverage of one truth jumps; on average over truths it is 95 %. */
    @ParameterizedTest
    @ValueSource(ints = {2, 5, 20, 60, 400})
    void shares(int n) {
        Random random = new Random(n);
        int held = 0;
        for (int i = 0; i < TRIALS; i++) {
            double truth = random.nextDouble();
            int hits = 0;
            for (int k = 0; k < n; k++) if (random.nextDouble() < truth) hits++;
            if (holds(ConfidenceInterval.ofShare(hits, n), truth)) held++;
        }
        assertThat(held / (double) TRIALS).isBetween(0.94, 0.97);
    }

    private static double[] normal(int n, double mean, Random random) {
        return random.doubles(n).map(x -> mean + random.nextGaussian()).toArray();
    }

    /** So many exponential values. */
    private static double sum(int count, Random random) {
        return random.doubles(count).map(x -> -Math.log(1 - x)).sum();
    }

    private static double[] points(int n, double[] odds, Random random) {
        return random.doubles(n)
                .map(x -> WeightedDraw.of(odds, odds.length, x) / 4.0)
                .toArray();
    }

    private static double coverage(double truth, Supplier<ConfidenceInterval> sample) {
        int held = 0;
        for (int i = 0; i < TRIALS; i++) if (holds(sample.get(), truth)) held++;
        return held / (double) TRIALS;
    }

    private static boolean holds(ConfidenceInterval interval, double truth) {
        return interval.low() <= truth + 1e-12 && truth - 1e-12 <= interval.high();
    }
}
