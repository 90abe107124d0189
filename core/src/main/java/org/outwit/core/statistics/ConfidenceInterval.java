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
     * The interval of a mean of independent values, by Student's t: the spread of a few values is itself uncertain, so that 1.96 standard errors
     * of two of them would hold the truth in 70 % of cases only. With fewer than two there is no spread to go by, and the interval
     * holds everything.
     */
    public static ConfidenceInterval ofMean(double... values) {
        double mean = mean(values);
        return ofMean(mean, variance(values, mean), values.length);
    }

    /** The same for n values with this mean and variance, which is the sum of their squared distances from the mean by n - 1. */
    public static ConfidenceInterval ofMean(double mean, double variance, long n) {
        double half = n < 2 ? Double.POSITIVE_INFINITY : StudentT.twoSided(n - 1) * Math.sqrt(variance / n);
        return new ConfidenceInterval(mean, mean - half, mean + half);
    }

    /** The interval of how much more, on average, the first of each pair came to than the second. */
    public static ConfidenceInterval ofDifference(double[] first, double[] second) {
        double[] differences = new double[first.length];
        for (int i = 0; i < differences.length; i++) differences[i] = first[i] - second[i];
        return ofMean(differences);
    }

    /**
     * The interval of a number that is made of several independent parts together, such as a slope over people, by the jackknife (Tukey 1958): how
     * much it changes where each part is left out tells how much chance there is in it.
     *
     * @param without what it comes to without the first part, without the second, and so on
     */
    public static ConfidenceInterval ofJackknife(double estimate, double... without) {
        double others = without.length - 1;
        return ofMean(estimate, others * others * variance(without, mean(without)), without.length);
    }

    /**
     * The interval of a mean of independent points between 0 and 1, such as what somebody scored in each pair of games.
     *
     * <p>It is Wilson's interval with the number of points divided by r, their variance as a part of the greatest that their
     * mean allows; points with few extremes say more. Where all came out the same there is no variance to go by, and r is
     * taken to be no less than one part in as many points as there are. Points that are all or nothing are trials of a share, whose
     * variance follows from the mean; the further they are from that, the more rests on a variance that was measured, and the more of
     * Student's t stands for 1.96.
     */
    public static ConfidenceInterval ofPoints(double... points) {
        double mean = mean(points);
        return ofPoints(mean, points.length, points.length < 2 ? 0 : variance(points, mean));
    }

    /** The same for points between 0 and a number, such as 2 points a game: no interval reaches beyond what can be scored. */
    public static ConfidenceInterval ofPointsUpTo(double most, double... points) {
        double[] parts = new double[points.length];
        for (int i = 0; i < parts.length; i++) parts[i] = points[i] / most;
        ConfidenceInterval part = ofPoints(parts);
        return new ConfidenceInterval(most * part.estimate, most * part.low, most * part.high);
    }

    /** The same for points a game, where a draw is half a point, from the counts alone. */
    public static ConfidenceInterval ofGames(int wins, int draws, int losses) {
        int games = wins + draws + losses;
        double mean = games == 0 ? 0.5 : (wins + draws / 2.0) / games;
        double squares = wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean);
        return ofPoints(mean, games, squares / Math.max(1, games - 1));
    }

    private static ConfidenceInterval ofPoints(double mean, int n, double variance) {
        if (n == 0) return ANY_SHARE;
        double most = mean * (1 - mean);
        double ratio = n < 2 || most < 1e-12 ? 1 : Math.max(1.0 / n, Math.min(1, variance / most));
        double quantile = ratio == 1 ? TWO_SIDED : TWO_SIDED + (1 - ratio) * (StudentT.twoSided(n - 1) - TWO_SIDED);
        return wilson(mean, n / ratio, quantile);
    }

    /** The standard error of a share, which may be of parts of trials; 0 without trials. */
    public static double errorOfShare(double share, long trials) {
        return Math.sqrt(share * (1 - share) / Math.max(1, trials));
    }

    /** Half the width of the interval of an estimate with this standard error. */
    public static double halfWidth(double standardError) {
        return TWO_SIDED * standardError;
    }

    /**
     * Such as "0.513 ± 0.021" with three decimals, or "0.950 (0.838 to 0.986)" where the ends are not equally far away, as those of
     * shares and points: no share is above 1.
     */
    public String text(int decimals) {
        String number = "%." + decimals + "f";
        return isSymmetric()
                ? String.format(Locale.ROOT, number + " ± " + number, estimate, halfWidth())
                : String.format(Locale.ROOT, number + " (" + number + " to " + number + ")", estimate, low, high);
    }

    private boolean isSymmetric() {
        double below = estimate - low;
        double above = high - estimate;
        return below == above || Math.abs(below - above) < 1e-9 * (below + above);
    }

    public double halfWidth() {
        return (high - low) / 2;
    }

    /** The standard error of a normal estimate that is as uncertain as this one. */
    public double standardError() {
        return halfWidth() / TWO_SIDED;
    }

    private static ConfidenceInterval wilson(double share, double n) {
        return wilson(share, n, TWO_SIDED);
    }

    private static ConfidenceInterval wilson(double share, double n, double quantile) {
        double z2 = quantile * quantile / n;
        double centre = (share + z2 / 2) / (1 + z2);
        double half = quantile / (1 + z2) * Math.sqrt(share * (1 - share) / n + z2 / (4 * n));
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
