package org.outwit.core.selective;

import java.util.List;
import java.util.TreeMap;

/**
 * A value that is not known for certain: finitely many numbers with their probabilities, in ascending order. Different distributions are taken
 * to be independent of each other.
 */
public final class Distribution {

    /** How a judgement errs: the shares of nine numbers at equal distances from one error below it to one above, as eight coins fall. */
    private static final double[] SHARES = {1, 8, 28, 56, 70, 56, 28, 8, 1};

    private static final double ALL = 256;

    private final double[] numbers;
    private final double[] shares;

    private Distribution(TreeMap<Double, Double> points) {
        numbers = points.keySet().stream().mapToDouble(number -> number).toArray();
        shares = points.values().stream().mapToDouble(share -> share).toArray();
    }

    /** A judgement that is right up to an error; on average it is right. */
    static Distribution around(int value, int error) {
        TreeMap<Double, Double> points = new TreeMap<>();
        if (error == 0) points.put((double) value, 1.0);
        else for (int i = 0; i < SHARES.length; i++) points.put(value + (i - 4) / 4.0 * error, SHARES[i] / ALL);
        return new Distribution(points);
    }

    /** The greatest of several, each of which is drawn by itself. */
    static Distribution greatest(List<Distribution> of) {
        TreeMap<Double, Double> points = new TreeMap<>();
        for (Distribution each : of) for (double number : each.numbers) points.put(number, 0.0);
        double before = 0;
        for (var point : points.entrySet()) {
            double upTo = 1;
            for (Distribution each : of) upTo *= each.atMost(point.getKey());
            point.setValue(upTo - before);
            before = upTo;
        }
        points.values().removeIf(share -> share == 0);
        return new Distribution(points);
    }

    static Distribution least(List<Distribution> of) {
        return greatest(of.stream().map(Distribution::negated).toList()).negated();
    }

    private Distribution negated() {
        TreeMap<Double, Double> points = new TreeMap<>();
        for (int i = 0; i < numbers.length; i++) points.put(-numbers[i], shares[i]);
        return new Distribution(points);
    }

    /** The probability of this number or less. */
    public double atMost(double number) {
        double sum = 0;
        for (int i = 0; i < numbers.length && numbers[i] <= number; i++) sum += shares[i];
        return Math.min(1, sum);
    }

    public double mean() {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) sum += numbers[i] * shares[i];
        return sum;
    }

    /** The probability that this is at least as much as the other. */
    public double reaches(Distribution other) {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) sum += shares[i] * other.atMost(numbers[i]);
        return sum;
    }
}
