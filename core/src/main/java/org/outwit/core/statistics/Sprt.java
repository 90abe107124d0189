package org.outwit.core.statistics;

/**
 * Wald's sequential probability ratio test: after every pair of games it says whether it is time to stop. Two guesses are compared,
 * that a player is {@code elo0} better and that it is {@code elo1} better; the probability to take the wrong one is about
 * {@code alpha} where the first is true and {@code beta} where the second is.
 *
 * <p>The games of an opening are not independent, so pairs are counted, not games, and their spread is measured: this is the
 * generalised test with a normal likelihood (Van den Bergh, <i>A practical introduction to the GSPRT</i>), which rests on many pairs.
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

    /** What the games say so far. */
    public enum Answer {
        /** Go on. */
        OPEN,
        /** The player is not better by the first guess rather than by the second. */
        FIRST,
        /** The player is better by the second guess. */
        SECOND
    }

    /** With fewer pairs their spread is not known well enough. */
    private static final int FEWEST_PAIRS = 10;

    public Sprt {
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException(
                    "The first guess (" + elo0 + ") must be below the second (" + elo1 + ").");
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "alpha (" + alpha + ") and beta (" + beta + ") must lie between 0 and 1/2.");
        }
    }

    /** The points a game that {@code elo} more come to. */
    static double points(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * How much likelier the second guess is than the first, as a logarithm.
     *
     * @param means points a game of each pair
     */
    public double logRatio(double... means) {
        double first = points(elo0);
        double second = points(elo1);
        double sum = 0;
        double squares = 0;
        for (double each : means) {
            sum += each;
            squares += each * each;
        }
        double mean = means.length == 0 ? 0.5 : sum / means.length;
        double variance = means.length == 0 ? 1 : squares / means.length - mean * mean;
        // Where every pair came out the same there is no spread to go by; half a pair that went otherwise is assumed.
        double spread = Math.max(variance, 0.125 / Math.max(1, means.length));
        return means.length * (second - first) * (2 * mean - first - second) / (2 * spread);
    }

    public Answer answer(double... means) {
        if (means.length < FEWEST_PAIRS) return Answer.OPEN;
        double ratio = logRatio(means);
        if (ratio >= high()) return Answer.SECOND;
        return ratio <= low() ? Answer.FIRST : Answer.OPEN;
    }

    /** Below this the first guess is taken. */
    public double low() {
        return Math.log(beta / (1 - alpha));
    }

    /** Above this the second guess is taken. */
    public double high() {
        return Math.log((1 - beta) / alpha);
    }
}
