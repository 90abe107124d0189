package org.outwit.core.statistics;

import java.util.Locale;

/**
 * A number and the ends of its 95 % interval.
 *
 * @param estimate what was counted or measured
 */
public record ConfidenceInterval(double estimate, double low, double high) {

    /** The normal distribution has 95 % of its mass within this number of standard deviations of its mean. */
    private static final double TWO_SIDED = 1.96;

    /** And 95 % of it below this number above its mean. */
    private static final double ONE_SIDED = 1.645;

    /** Nothing was counted, so a share may be anything. */
    private static final ConfidenceInterval ANY_SHARE = new ConfidenceInterval(0.5, 0, 1);

    /** The interval of a share: {@code successes} of {@code trials}, which are independent. This is Wilson's score interval, good for few trials, too. */
    public static ConfidenceInterval ofShare(long successes, long trials) {
        return trials == 0 ? ANY_SHARE : wilson((double) successes / trials, trials);
    }

    /** The interval of a share of independent trials, some of which may have succeeded in part. */
    public static ConfidenceInterval ofMeanShare(double share, long trials) {
        return trials == 0 ? ANY_SHARE : wilson(share, trials);
    }

    /**
     * Of a mean of independent values. With fewer than two of them there is no spread to go by, so that the interval holds
     * everything.
     */
    public static ConfidenceInterval ofMean(double... values) {
        double mean = mean(values);
        double half = values.length < 2
                ? Double.POSITIVE_INFINITY
                : halfWidth(Math.sqrt(variance(values, mean) / values.length));
        return new ConfidenceInterval(mean, mean - half, mean + half);
    }

    /** The interval of how much more, on average, the first of each pair came to than the second. */
    public static ConfidenceInterval ofDifference(double[] first, double[] second) {
        double[] differences = new double[first.length];
        for (int i = 0; i < differences.length; i++) differences[i] = first[i] - second[i];
        return ofMean(differences);
    }

    /**
     * Of a mean of independent points between 0 and 1, such as what somebody scored in each pair of games.
     *
     * <p>It is Wilson's interval with the number of points divided by r, their variance as a part of the greatest that their
     * mean allows; points with few extremes say more. Where all came out the same there is no variance to go by, and r is
     * taken to be no less than one part in as many points as there are.
     */
    public static ConfidenceInterval ofPoints(double... points) {
        int n = points.length;
        if (n == 0) return ANY_SHARE;
        double mean = mean(points);
        double most = mean * (1 - mean);
        double ratio = n < 2 || most < 1e-12 ? 1 : variance(points, mean) / most;
        return wilson(mean, n / Math.max(1.0 / n, Math.min(1, ratio)));
    }

    /**
     * Of points a game where a draw is half a point, from the counts alone. A win and a loss are added to the spread (Agresti
     * and Coull's idea), or few equal results would look certain.
     */
    public static ConfidenceInterval ofGames(int wins, int draws, int losses) {
        int games = wins + draws + losses;
        double score = games == 0 ? 0.5 : (wins + draws / 2.0) / games;
        double n = games + 2;
        double mean = (wins + 1 + draws / 2.0) / n;
        double variance =
                ((wins + 1) * square(1 - mean) + draws * square(0.5 - mean) + (losses + 1) * square(mean)) / n;
        double half = halfWidth(Math.sqrt(variance / n));
        return new ConfidenceInterval(score, Math.max(0, score - half), Math.min(1, score + half));
    }

    /** The standard error of a share, which may be of parts of trials; 0 without trials. */
    public static double errorOfShare(double share, long trials) {
        return Math.sqrt(share * (1 - share) / Math.max(1, trials));
    }

    /** Half the width of the interval of an estimate with this standard error. */
    public static double halfWidth(double standardError) {
        return TWO_SIDED * standardError;
    }

    /** Whether an estimate is above something by more than luck explains in 95 % of cases (one-sided). */
    public static boolean isAbove(double estimate, double standardError, double other) {
        return estimate - ONE_SIDED * standardError > other;
    }

    /** Such as "0.513 ± 0.021" with three decimals. */
    public String plusMinus(int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f ± %." + decimals + "f", estimate, halfWidth());
    }

    public double halfWidth() {
        return (high - low) / 2;
    }

    private static ConfidenceInterval wilson(double share, double n) {
        double z2 = TWO_SIDED * TWO_SIDED / n;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = TWO_SIDED / (1 + z2) * Math.sqrt(share * (1 - share) / n + z2 / (4 * n));
        // Ends are exact where rounding is not.
        return new ConfidenceInterval(share, share == 0 ? 0 : centre - half, share == 1 ? 1 : centre + half);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) sum += value;
        return values.length == 0 ? 0 : sum / values.length;
    }

    private static double variance(double[] values, double mean) {
        double squares = 0;
        for (double value : values) squares += square(value - mean);
        return squares / (values.length - 1);
    }

    private static double square(double x) {
        return x * x;
    }
}
