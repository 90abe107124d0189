package org.outwit.learn.prediction;

/**
 * What is believed of the weights before anything is seen: each is normally distributed about its mean, more narrowly the
 * larger its precision.
 *
 * @param mean one row for each phase
 * @param precision one row for each phase, none negative
 */
public record Prior(double[][] mean, double[][] precision) {

    /**
     * The least precision of weights of features, as logits: so little that a person who takes a corner without fail is believed, and enough that
     * no weight runs away.
     */
    public static final double OF_FEATURES = 0.02;

    /** Keeps weights of columns that never differ between alternatives from being undetermined. */
    private static final double LEAST = 1e-9;

    /**
     * Believes in these weights as much as in {@code decisions} decisions. The unit of a column must not matter, so precisions are in
     * proportion to its mean square between the alternatives of a decision, in the phase where that is measured.
     */
    public static Prior around(double[][] mean, Choices scale, double decisions) {
        if (!(decisions >= 0))
            throw new IllegalArgumentException("The strength (" + decisions + ") must not be negative.");
        double[][] precision = spread(scale);
        for (double[] row : precision) {
            for (int c = 0; c < row.length; c++) row[c] = row[c] * decisions + LEAST;
        }
        return new Prior(mean, precision);
    }

    /** Believes that nothing matters. */
    public static Prior nothing(Choices scale, double decisions) {
        return around(new double[scale.phases()][scale.columns()], scale, decisions);
    }

    /**
     * Believes at least this firmly in the weight of every column: one that hardly ever differs between alternatives says nothing
     * against a huge weight, and two that always differ together say nothing against opposite ones.
     */
    public Prior atLeast(double least) {
        double[][] floored = new double[precision.length][];
        for (int p = 0; p < floored.length; p++) {
            floored[p] = precision[p].clone();
            for (int c = 0; c < floored[p].length; c++) floored[p][c] = Math.max(least, floored[p][c]);
        }
        return new Prior(mean, floored);
    }

    /** The mean square of each column about its mean within a decision. */
    private static double[][] spread(Choices choices) {
        double[][] sums = new double[choices.phases()][choices.columns()];
        double[] counts = new double[choices.phases()];
        for (int d = 0; d < choices.size(); d++) {
            int count = choices.alternatives(d);
            for (int i = 0; i < count; i++) counts[choices.phase(d, i)]++;
            for (int c = 0; c < choices.columns(); c++) {
                double mean = 0;
                for (int i = 0; i < count; i++) mean += choices.value(d, i, c) / count;
                for (int i = 0; i < count; i++) {
                    double distance = choices.value(d, i, c) - mean;
                    sums[choices.phase(d, i)][c] += distance * distance;
                }
            }
        }
        for (int p = 0; p < sums.length; p++) {
            for (int c = 0; c < sums[p].length; c++) if (counts[p] > 0) sums[p][c] /= counts[p];
        }
        return sums;
    }
}
