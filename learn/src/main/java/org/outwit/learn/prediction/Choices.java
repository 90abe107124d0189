package org.outwit.learn.prediction;

import java.util.Arrays;

/**
 * Decisions as numbers, kept compactly: for each alternative a phase, a row of columns, and an offset that no weight changes.
 * With one row of weights for each phase, alternative i has the logit {@code offset[i] + weights[phase[i]] · row[i]}.
 */
public final class Choices {

    private final int phases;
    private final int columns;
    private float[] values = new float[0];
    private float[] offsets = new float[0];
    private byte[] phase = new byte[0];
    private int[] starts = new int[1];
    private short[] chosen = new short[0];
    private float[] weights = new float[0];
    private int size;

    public Choices(int phases, int columns) {
        if (phases < 1 || phases > Byte.MAX_VALUE) {
            throw new IllegalArgumentException("The number of phases (" + phases + ") must be 1 to 127.");
        }
        this.phases = phases;
        this.columns = columns;
    }

    /** Adds one decision of full weight without offsets. */
    public void add(int played, int[] phaseOf, double[][] rows) {
        add(played, phaseOf, rows, new double[rows.length], 1);
    }

    /** Adds one decision; {@code weight} says how much it counts, 1 as a rule and less if it is long ago. */
    public void add(int played, int[] phaseOf, double[][] rows, double[] offsetOf, double weight) {
        if (played < 0 || played >= rows.length) {
            throw new IllegalArgumentException(
                    "Alternative " + played + " was played, but there are " + rows.length + ".");
        }
        int begin = starts[size];
        reserve(begin + rows.length);
        for (int i = 0; i < rows.length; i++) {
            phase[begin + i] = (byte) phaseOf[i];
            offsets[begin + i] = (float) offsetOf[i];
            for (int c = 0; c < columns; c++) values[(begin + i) * columns + c] = (float) rows[i][c];
        }
        chosen[size] = (short) played;
        weights[size] = (float) weight;
        starts[++size] = begin + rows.length;
    }

    /** Adds all decisions of another table, their weights multiplied. */
    public void addAll(Choices other, double times) {
        if (other.phases != phases || other.columns != columns) {
            throw new IllegalArgumentException("The decisions have " + other.phases + " phases and " + other.columns
                    + " columns; expected " + phases + " and " + columns + ".");
        }
        int begin = starts[size];
        int added = other.starts[other.size];
        reserve(begin + added);
        System.arraycopy(other.values, 0, values, begin * columns, added * columns);
        System.arraycopy(other.offsets, 0, offsets, begin, added);
        System.arraycopy(other.phase, 0, phase, begin, added);
        for (int d = 0; d < other.size; d++) {
            if (size == chosen.length) reserve(0);
            chosen[size] = other.chosen[d];
            weights[size] = (float) (other.weights[d] * times);
            starts[++size] = begin + other.starts[d + 1];
        }
    }

    private void reserve(int alternatives) {
        if (alternatives > phase.length) {
            int room = Math.max(alternatives, phase.length * 3 / 2 + 64);
            values = Arrays.copyOf(values, Math.multiplyExact(room, columns));
            offsets = Arrays.copyOf(offsets, room);
            phase = Arrays.copyOf(phase, room);
        }
        if (size == chosen.length) {
            int room = size * 3 / 2 + 16;
            starts = Arrays.copyOf(starts, room + 1);
            chosen = Arrays.copyOf(chosen, room);
            weights = Arrays.copyOf(weights, room);
        }
    }

    /** How many decisions there are. */
    public int size() {
        return size;
    }

    public int phases() {
        return phases;
    }

    public int columns() {
        return columns;
    }

    /** How many alternatives decision {@code d} had. */
    public int alternatives(int d) {
        return starts[d + 1] - starts[d];
    }

    /** Which alternative was played. */
    public int chosen(int d) {
        return chosen[d];
    }

    public double weight(int d) {
        return weights[d];
    }

    public int phase(int d, int alternative) {
        return phase[starts[d] + alternative];
    }

    public double offset(int d, int alternative) {
        return offsets[starts[d] + alternative];
    }

    public double value(int d, int alternative, int column) {
        return values[(starts[d] + alternative) * columns + column];
    }

    /** Puts another number where one was, for columns that depend on what is being fitted. */
    public void set(int d, int alternative, int column, double value) {
        values[(starts[d] + alternative) * columns + column] = (float) value;
    }

    /** Writes the logits of decision {@code d} into a row, which must be long enough, and returns how many there are. */
    public int logits(int d, double[][] by, double[] into) {
        int begin = starts[d];
        int count = starts[d + 1] - begin;
        for (int i = 0; i < count; i++) {
            double[] row = by[phase[begin + i]];
            int at = (begin + i) * columns;
            double sum = offsets[begin + i];
            for (int c = 0; c < columns; c++) sum += row[c] * values[at + c];
            into[i] = sum;
        }
        return count;
    }

    /** The most alternatives that any decision has. */
    public int mostAlternatives() {
        int most = 0;
        for (int d = 0; d < size; d++) most = Math.max(most, alternatives(d));
        return most;
    }

    /** Where the row of an alternative begins in {@link #rows}. */
    int at(int d, int alternative) {
        return (starts[d] + alternative) * columns;
    }

    /** All rows one after the other; not to be written to. */
    float[] rows() {
        return values;
    }
}
