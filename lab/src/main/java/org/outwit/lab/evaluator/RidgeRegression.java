package org.outwit.lab.evaluator;

import java.util.Arrays;

/**
 * Weights whose sums come nearest to given values: least squares, with a penalty on the square of each weight, so that entries that
 * are rarely met stay near nothing. A row is the list of entries that it adds up. The normal equations are solved by
 * conjugate gradients, each entry scaled by how often it is met; a step goes through all rows once, so that nothing as large as the
 * equations is ever held.
 */
final class RidgeRegression {

    private final int perRow;
    private final double penalty;
    private final int entries;
    private int[] rows = new int[0];
    private float[] values = new float[0];
    private float[] importance = new float[0];
    private int count;

    RidgeRegression(int entries, int perRow, double penalty) {
        this.entries = entries;
        this.perRow = perRow;
        this.penalty = penalty;
    }

    /** Adds a row; one of importance 0.5 counts as half a row. */
    void add(int[] row, float value, float important) {
        if (count == values.length) {
            int more = Math.max(1024, 3 * count / 2);
            rows = Arrays.copyOf(rows, perRow * more);
            values = Arrays.copyOf(values, more);
            importance = Arrays.copyOf(importance, more);
        }
        System.arraycopy(row, 0, rows, perRow * count, perRow);
        values[count] = value;
        importance[count++] = important;
    }

    int size() {
        return count;
    }

    float[] solve(int steps) {
        double[] weights = new double[entries];
        double[] met = new double[entries];
        double[] residual = new double[entries];
        for (int i = 0; i < count; i++) {
            addTo(met, i, importance[i]);
            addTo(residual, i, importance[i] * values[i]);
        }
        double[] scaled = new double[entries];
        double[] direction = new double[entries];
        double length = 0;
        for (int step = 0; step < steps; step++) {
            for (int e = 0; e < entries; e++) scaled[e] = residual[e] / (met[e] + penalty);
            double before = length;
            length = product(scaled, residual);
            if (length == 0) break;
            double keep = step == 0 ? 0 : length / before;
            for (int e = 0; e < entries; e++) direction[e] = scaled[e] + keep * direction[e];
            double[] image = image(direction);
            double far = length / product(direction, image);
            for (int e = 0; e < entries; e++) {
                weights[e] += far * direction[e];
                residual[e] -= far * image[e];
            }
        }
        float[] solution = new float[entries];
        for (int e = 0; e < entries; e++) solution[e] = (float) weights[e];
        return solution;
    }

    /** What the matrix of the normal equations makes of a vector. */
    private double[] image(double[] vector) {
        double[] image = new double[entries];
        for (int e = 0; e < entries; e++) image[e] = penalty * vector[e];
        for (int i = 0; i < count; i++) {
            double sum = 0;
            for (int at = perRow * i; at < perRow * (i + 1); at++) sum += vector[rows[at]];
            addTo(image, i, importance[i] * sum);
        }
        return image;
    }

    private void addTo(double[] vector, int row, double value) {
        for (int at = perRow * row; at < perRow * (row + 1); at++) vector[rows[at]] += value;
    }

    private static double product(double[] one, double[] other) {
        double sum = 0;
        for (int e = 0; e < one.length; e++) sum += one[e] * other[e];
        return sum;
    }
}
