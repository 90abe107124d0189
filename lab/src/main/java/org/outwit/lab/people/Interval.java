package org.outwit.lab.people;

import java.util.Locale;

/** A mean and how far a 95 % interval reaches, from values that do not depend on each other. */
public record Interval(double mean, double reach) {

    public static Interval of(double[] values) {
        double mean = 0;
        for (double value : values) mean += value / values.length;
        double squares = 0;
        for (double value : values) squares += (value - mean) * (value - mean);
        return new Interval(mean, 1.96 * Math.sqrt(squares / (values.length - 1) / values.length));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.4f ± %.4f", mean, reach);
    }
}
