package org.outwit.learn.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * How well the model predicts decisions that it was not learned from.
 *
 * @param examples how many were held out
 * @param agreement the share in which the model's first choice was played
 * @param chance the share that a random legal move would reach
 * @param logLoss the mean of −ln of the probability given to the move played; NaN where no probabilities were fitted
 * @param parts the same for parts of the decisions, such as those of one phase or with one side; empty where nobody counted
 */
public record HoldOut(long examples, double agreement, double chance, double logLoss, Map<String, HoldOut> parts) {

    /** Nothing was held out. */
    public static final HoldOut NONE = new HoldOut(0, 0, 0, Double.NaN);

    public HoldOut {
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
    }

    /** Without parts. */
    public HoldOut(long examples, double agreement, double chance, double logLoss) {
        this(examples, agreement, chance, logLoss, Map.of());
    }

    /** The standard error of the agreement. */
    public double error() {
        return ConfidenceInterval.errorOfShare(agreement, examples);
    }

    /** The agreement with its 95 % interval. */
    public ConfidenceInterval interval() {
        return ConfidenceInterval.ofMeanShare(agreement, examples);
    }

    /** Whether the agreement is above chance by more than luck would explain, at the usual 95 %. */
    public boolean isBetterThanChance() {
        return examples > 0 && interval().low() > chance;
    }
}
