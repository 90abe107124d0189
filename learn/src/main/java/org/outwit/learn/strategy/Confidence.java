package org.outwit.learn.strategy;

import java.util.List;

/**
 * How well a learned function is known.
 *
 * @param weights the interval of each feature's weight, in units of the game
 * @param error by how much, in units of the game, the function may be wrong about a position; what M*ε takes as the error of
 *     a model
 * @param samples how many samples of games this rests on
 */
public record Confidence(List<Interval> weights, double error, int samples) {

    /** From the least to the most that is likely. */
    public record Interval(double least, double most) {

        /** Whether the sign of the weight is known. */
        public boolean isClear() {
            return least > 0 || most < 0;
        }
    }
}
