package org.outwit.learn.strategy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.outwit.core.game.SplitMix64;

/**
 * Preferences to be fitted, each a difference of features (what was preferred less what was not) that weights should turn
 * into at least a margin. Equal ones are kept once with their counts added, because records repeat themselves and ties among
 * equal rows are hard on solvers. Where all features are equal weights change nothing; such rows only add to the loss.
 */
public final class Preferences {

    /** Finds equal rows; compares numbers, so that -0 and 0 are the same. */
    private record Row(double[] difference, double margin) {

        @Override
        public boolean equals(Object other) {
            if (!(other instanceof Row row) || row.margin != margin) return false;
            for (int i = 0; i < difference.length; i++) if (difference[i] != row.difference[i]) return false;
            return true;
        }

        @Override
        public int hashCode() {
            long hash = Double.doubleToLongBits(margin + 0.0);
            for (double value : difference)
                hash = hash * SplitMix64.GOLDEN_GAMMA + Double.doubleToLongBits(value + 0.0);
            return Long.hashCode(hash ^ hash >>> 29);
        }
    }

    private final int features;
    private final Map<Row, Integer> places = new HashMap<>();
    private double[][] differences = new double[64][];
    private double[] margins = new double[64];
    private double[] counts = new double[64];
    private int size;
    private double lost;

    public Preferences(int features) {
        if (features < 1) throw new IllegalArgumentException("The features (" + features + ") must be one or more.");
        this.features = features;
    }

    /** Adds a preference; {@code count} says how much it matters. */
    public void add(double[] difference, double margin, double count) {
        if (difference.length != features) {
            throw new IllegalArgumentException(
                    "A preference has " + difference.length + " features where " + features + " were expected.");
        }
        boolean isFinite = Double.isFinite(margin);
        boolean isZero = true;
        for (double value : difference) {
            isFinite &= Double.isFinite(value);
            isZero &= value == 0;
        }
        if (!isFinite || !(count >= 0) || Double.isInfinite(count)) {
            throw new IllegalArgumentException("The preference " + Arrays.toString(difference) + " with margin "
                    + margin + " and count " + count + " must be of finite numbers, and its count not negative.");
        }
        if (count == 0) return;
        if (isZero) {
            lost += count * Math.max(0, margin);
            return;
        }
        double[] kept = difference.clone();
        Integer place = places.putIfAbsent(new Row(kept, margin), size);
        if (place != null) {
            counts[place] += count;
            return;
        }
        if (size == margins.length) {
            differences = Arrays.copyOf(differences, 2 * size);
            margins = Arrays.copyOf(margins, 2 * size);
            counts = Arrays.copyOf(counts, 2 * size);
        }
        differences[size] = kept;
        margins[size] = margin;
        counts[size++] = count;
    }

    /** How many features each preference has. */
    public int features() {
        return features;
    }

    /** How many different preferences there are on which weights have an influence. */
    public int size() {
        return size;
    }

    /** The difference of features of one preference; not to be changed. */
    double[] difference(int index) {
        return differences[index];
    }

    double margin(int index) {
        return margins[index];
    }

    double count(int index) {
        return counts[index];
    }

    /** What is lost with any weights. */
    double lost() {
        return lost;
    }

    /** What these weights lose. */
    public double loss(double[] weights) {
        double sum = lost;
        for (int i = 0; i < size; i++) {
            double miss = miss(i, weights);
            if (miss > 0) sum += counts[i] * miss;
        }
        return sum;
    }

    /** By how much weights miss the margin of a preference; negative where they exceed it. */
    double miss(int index, double[] weights) {
        double[] difference = differences[index];
        double sum = margins[index];
        for (int i = 0; i < features; i++) sum -= difference[i] * weights[i];
        return sum;
    }
}
