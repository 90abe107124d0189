package org.outwit.learn.strategy;

/**
 * Finds weights w between -1 and 1 that lose as little as possible on preferences: {@code min Σ c s} subject to {@code w · d ≥
 * m - s} and {@code s ≥ 0}, where each preference has a difference d of features, a margin m that it asks for and a count c.
 */
public interface LinearProgram {

    /** Equal preferences get equal weights. */
    Fit solve(Preferences preferences);

    /**
     * What was found.
     *
     * @param weights one for each feature, from -1 to 1
     * @param loss what these weights lose
     * @param bound no weights lose less, as far as is proved
     */
    record Fit(double[] weights, double loss, double bound) {

        /** How much less other weights might lose at most, as a share of the loss (or of 1, where the loss is less). */
        public double gap() {
            return (loss - bound) / Math.max(1, Math.abs(loss));
        }
    }
}
