package org.outwit.bench;

import java.util.Arrays;
import java.util.Locale;

/** Repeated measurements of one thing. */
record Measurements(double min, double median, double max) {

    static Measurements of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        double median = sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        return new Measurements(sorted[0], median, sorted[sorted.length - 1]);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%6.2f (%.2f to %.2f)", median, min, max);
    }
}
