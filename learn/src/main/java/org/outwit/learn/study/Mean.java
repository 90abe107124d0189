package org.outwit.learn.study;

import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;

/** An average with the ends of its 95 % interval. */
public record Mean(double value, double least, double most, long of) {

    /**
     * Of what decisions cost, which is 0 or more. A loss of nothing and one of {@code size} are added to the spread (Agresti and
     * Coull's idea), or few equal losses would look certain.
     */
    static Mean of(List<Double> losses, double size) {
        double sum = losses.stream().mapToDouble(Double::doubleValue).sum();
        int n = losses.size();
        double mean = n == 0 ? 0 : sum / n;
        double centre = (sum + size) / (n + 2);
        double squares = centre * centre + (size - centre) * (size - centre);
        for (double loss : losses) squares += (loss - centre) * (loss - centre);
        double half = ConfidenceInterval.halfWidth(Math.sqrt(squares / (n + 1) / (n + 2)));
        return new Mean(mean, Math.max(0, mean - half), mean + half, n);
    }
}
