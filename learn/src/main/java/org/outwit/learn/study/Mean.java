package org.outwit.learn.study;

import java.util.List;

/** An average with the ends of its 95 % interval. */
public record Mean(double value, double least, double most, long of) {

    private static final double Z = 1.96;

    static Mean of(List<Double> values) {
        int n = values.size();
        if (n == 0) return new Mean(0, 0, 0, 0);
        double sum = 0;
        for (double value : values) sum += value;
        double mean = sum / n;
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        double reach = n < 2 ? Math.abs(mean) : Z * Math.sqrt(squares / (n - 1) / n);
        return new Mean(mean, mean - reach, mean + reach, n);
    }
}
