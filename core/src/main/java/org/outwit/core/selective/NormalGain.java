package org.outwit.core.selective;

import org.outwit.core.game.Value;

/** What is expected of a number that is normally distributed around a mean. */
final class NormalGain {

    private NormalGain() {}

    /** How far x, held between low and high, is expected to exceed a threshold; where it does not, that counts as 0. */
    static double above(double mean, double deviation, int low, int high, int threshold) {
        if (high <= threshold) return 0;
        int from = Math.max(low, threshold);
        double beyond = high >= Value.INFINITY ? 0 : excess(mean, deviation, high);
        return from - threshold + excess(mean, deviation, from) - beyond;
    }

    /** The expectation of max(0, x - t). */
    static double excess(double mean, double deviation, double t) {
        double z = (mean - t) / deviation;
        double density = StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * Math.PI);
        return Math.max(0, deviation * density + (mean - t) * below(z));
    }

    /** The normal distribution function, by Abramowitz and Stegun 26.2.17: right to 8e-8. */
    static double below(double z) {
        double t = 1 / (1 + 0.2316419 * Math.abs(z));
        double sum = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        double tail = StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * Math.PI) * sum;
        return z > 0 ? 1 - tail : tail;
    }
}
