package org.outwit.learn.person;

import java.util.Collection;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * What decisions were expected to lose and what they lost, in sums, so that any part of them can be left out: their regression says by how much
 * the real loss grows where the expected one grows by one.
 *
 * @param decisions how many
 * @param expected the sum of what was expected, and {@code real} of what was lost
 * @param squares the sum of the squares of what was expected, and {@code products} of expected times real
 */
public record LossSums(double decisions, double expected, double real, double squares, double products) {

    public static final LossSums NONE = new LossSums(0, 0, 0, 0, 0);

    /** What is left of a variance by rounding where all values are alike, for squares of this size. */
    private static final double ROUNDING = 1e-12;

    /** Those of one decision. */
    public static LossSums of(double expected, double real) {
        return new LossSums(1, expected, real, expected * expected, expected * real);
    }

    public LossSums plus(LossSums other) {
        return plus(other, 1);
    }

    private LossSums plus(LossSums other, int sign) {
        return new LossSums(
                decisions + sign * other.decisions,
                expected + sign * other.expected,
                real + sign * other.real,
                squares + sign * other.squares,
                products + sign * other.products);
    }

    static LossSums sum(Collection<LossSums> parts) {
        LossSums sum = NONE;
        for (LossSums each : parts) sum = sum.plus(each);
        return sum;
    }

    double expectedMean() {
        return expected / decisions;
    }

    double realMean() {
        return real / decisions;
    }

    /** The variance of what is expected, from decision to decision. */
    double spread() {
        double mean = expectedMean();
        double variance = squares / decisions - mean * mean;
        return variance > ROUNDING * squares / decisions ? variance : 0;
    }

    /** By how much the real loss grows where the expected one grows by one; 0 where the same is expected everywhere. */
    public double slope() {
        double spread = spread();
        return spread > 0 ? (products / decisions - expectedMean() * realMean()) / spread : 0;
    }

    /**
     * The slope of all parts together, with the interval of the jackknife: decisions of one part go together, and parts, such as games or people,
     * do not. Without ends where there are fewer than two parts, or where all but one of them expect the same.
     */
    public static ConfidenceInterval slope(Collection<LossSums> parts) {
        LossSums all = sum(parts);
        List<LossSums> without = parts.stream().map(each -> all.plus(each, -1)).toList();
        boolean known =
                without.size() > 1 && without.stream().allMatch(each -> each.decisions > 0 && each.spread() > 0);
        return known
                ? ConfidenceInterval.ofJackknife(
                        all.slope(),
                        without.stream().mapToDouble(LossSums::slope).toArray())
                : ConfidenceInterval.ofMean(all.slope(), 0, 1);
    }
}
