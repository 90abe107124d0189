package org.outwit.learn.model;

import org.outwit.core.statistics.ConfidenceInterval;

/**
 * How well the model predicts decisions that it was not learned from.
 *
 * @param examples how many were held out
 * @param agreement the share in which the model's first choice was played
 * @param chance the share that a random legal move would reach
 * @param logLoss the mean of −ln of the probability given to the move played; NaN where no probabilities were fitted
 */
public record HoldOut(long examples, double agreement, double chance, double logLoss) {

    /** The standard error of the agreement. */
    public double error() {
        return ConfidenceInterval.errorOfShare(agreement, examples);
    }

    /** Whether the agreement is above chance by more than luck would explain, at the usual 95 %. */
    public boolean isBetterThanChance() {
        return examples > 0 && ConfidenceInterval.isAbove(agreement, error(), chance);
    }
}
