package org.outwit.learn.study;

import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;

/** An average with the ends of its 95 % interval. */
public record Mean(double value, double least, double most, long of) {

    static Mean of(List<Double> values) {
        ConfidenceInterval interval = ConfidenceInterval.ofMean(
                values.stream().mapToDouble(Double::doubleValue).toArray());
        double mean = interval.estimate();
        // One value has no spread: it may be as wrong as it is large.
        double reach = values.size() < 2 ? Math.abs(mean) : interval.halfWidth();
        return new Mean(mean, mean - reach, mean + reach, values.size());
    }
}
