package org.outwit.learn.study;

import java.util.List;

/**
 * How much a value matters. Between level and winning, a man more or less is a lot; in a won game it is nothing. So values
 * are bent towards a ceiling, which follows from how far from level their positions usually are: no number about any
 * one game is built in.
 *
 * @param ceiling in units of the game; values beyond it hardly differ any more
 */
record Weighing(double ceiling) {

    private static final double LEAST = 2;
    private static final double TIMES = 3;

    static Weighing of(List<Double> values) {
        double[] sizes = values.stream().mapToDouble(Math::abs).sorted().toArray();
        double median = sizes.length == 0 ? 0 : sizes[sizes.length / 2];
        return new Weighing(Math.max(LEAST, TIMES * median));
    }

    double of(double value) {
        return ceiling * Math.tanh(value / ceiling);
    }

    /** From so much on a loss is an error. */
    double error() {
        return ceiling / 4;
    }
}
