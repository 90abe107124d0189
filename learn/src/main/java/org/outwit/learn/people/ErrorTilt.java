package org.outwit.learn.people;

import org.outwit.learn.prediction.Softmax;

/**
 * Turns a prediction into one whose word on errors can be taken. A search does not see everything, so what it takes for a fair move may
 * be an error by a deeper one; people, who know more than the search, mostly do not play that, and a predictor that goes by the search
 * expects too many errors. So a deeper search is asked, too, and a second softmax weighs both: a move that was expected with probability
 * p and loses x by the first search and y by the deeper one, in sizes that matter, is now expected in proportion to {@code p^power *
 * exp(back * x - by * y)}. What people played says which numbers are right, however good the deeper search is.
 *
 * @param beyond how many plies further than the first the second search looks; 0 where the predictor itself looks as far as it can and its
 *     own search is asked, as older files have it
 * @param power how far the first prediction is believed, 1 where it is taken as it is
 * @param back how far is taken back what the first search said
 * @param by how far the deeper search is believed
 */
public record ErrorTilt(int beyond, double power, double back, double by) {

    /** Changes nothing. */
    public static final ErrorTilt NONE = ofDeepest(0);

    /** People who go more by a search than this would be no people. */
    private static final double MOST = 8;

    private static final double MOST_POWER = 4;
    private static final int FURTHEST = 16;

    public ErrorTilt {
        if (!(Math.abs(by) <= MOST && Math.abs(back) <= MOST)) {
            throw new IllegalArgumentException(
                    "The tilts (" + by + " and " + back + ") must be from " + -MOST + " to " + MOST + ".");
        }
        if (!(power > 0 && power <= MOST_POWER) || beyond < 0 || beyond > FURTHEST) {
            throw new IllegalArgumentException(
                    "Nobody looks " + beyond + " plies further and believes the power of " + power + ".");
        }
    }

    /** As files had it that let the deepest layer vouch for itself. */
    static ErrorTilt ofDeepest(double by) {
        return new ErrorTilt(0, 1, 0, by);
    }

    /** With numbers that are limited to what people may do. */
    public static ErrorTilt limited(int beyond, double power, double back, double by) {
        double likely = Math.max(1 / MOST_POWER, Math.min(MOST_POWER, power));
        return new ErrorTilt(beyond, likely, limited(back), limited(by));
    }

    private static double limited(double tilt) {
        return Math.max(-MOST, Math.min(MOST, tilt));
    }

    /**
     * Tilts probabilities of moves.
     *
     * @param seen what each loses by the first search, and {@code deeper} by the deeper one, in sizes that matter
     * @param more by how much more than others somebody avoids what loses
     */
    public void apply(double[] seen, double[] deeper, double more, double[] expected, int count) {
        for (int i = 0; i < count; i++) {
            expected[i] = power * Math.log(expected[i]) + back * seen[i] - (by + more) * deeper[i];
        }
        Softmax.normalise(expected, count);
    }
}
