package org.outwit.core.statistics;

/** Draws one of several things, each with a probability in proportion to its weight. */
public final class WeightedDraw {

    private WeightedDraw() {}

    /**
     * The place that a point falls on, where the weights lie side by side on a line. A place without weight is never drawn.
     *
     * @param weights 0 or more each; they need not sum to 1
     * @param count how many of them there are
     * @param point from 0 to below 1, as random generators give it
     */
    public static int of(double[] weights, int count, double point) {
        double sum = 0;
        for (int i = 0; i < count; i++) sum += weights[i];
        double passed = 0;
        int last = -1;
        for (int i = 0; i < count; i++) {
            if (weights[i] <= 0) continue;
            last = i;
            passed += weights[i];
            if (point * sum < passed) return i;
        }
        if (last < 0) throw new IllegalArgumentException("None of the " + count + " weights is above 0.");
        return last; // a product may be rounded up to the whole sum
    }
}
