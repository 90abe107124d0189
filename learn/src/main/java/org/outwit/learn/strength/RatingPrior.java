package org.outwit.learn.strength;

/**
 * What is believed of somebody's rating before a result is known: a normal distribution.
 *
 * @param mean in Elo
 * @param deviation its standard deviation in Elo
 */
public record RatingPrior(double mean, double deviation) {

    public RatingPrior {
        if (!Double.isFinite(mean)) throw new IllegalArgumentException("The mean (" + mean + ") must be a number.");
        if (!(deviation > 0 && deviation < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("The deviation (" + deviation + ") must be positive.");
        }
    }

    double precision() {
        return 1 / (deviation * deviation);
    }
}
