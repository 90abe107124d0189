package org.outwit.learn.people;

/**
 * The ratings of a population as predictors see them: in standard deviations from the mean, and no farther than people go.
 *
 * @param mean the mean rating, in Elo
 * @param deviation the standard deviation
 */
public record StrengthScale(double mean, double deviation) {

    private static final double FARTHEST = 2.5;

    /** For archives that say nothing about strength. */
    public static final StrengthScale UNKNOWN = new StrengthScale(0, 1);

    public StrengthScale {
        if (!(deviation > 0)) {
            throw new IllegalArgumentException("The deviation of ratings (" + deviation + ") must be positive.");
        }
    }

    /** As these ratings spread; those that are not numbers are unknown. */
    public static StrengthScale of(double[] ratings) {
        double n = 0;
        double sum = 0;
        double squares = 0;
        for (double rating : ratings) {
            if (Double.isNaN(rating)) continue;
            n++;
            sum += rating;
            squares += rating * rating;
        }
        double variance = n < 2 ? 0 : squares / n - sum / n * sum / n;
        return variance < 1 ? UNKNOWN : new StrengthScale(sum / n, Math.sqrt(variance));
    }

    /** 0 for somebody whose rating is unknown. */
    public double standard(double rating) {
        if (Double.isNaN(rating) || this.equals(UNKNOWN)) return 0;
        return Math.max(-FARTHEST, Math.min(FARTHEST, (rating - mean) / deviation));
    }
}
