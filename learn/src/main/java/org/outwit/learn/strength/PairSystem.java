package org.outwit.learn.strength;

/**
 * Linear equations whose matrix is a diagonal and, for each pair of players, a weight that ties both and what moving first is worth.
 * Such a matrix is as large as all players squared, but it is never written down: multiplying by it takes one pass over the pairs,
 * and conjugate gradients need nothing else. They are scaled by the diagonal, because some have a thousand games and some one.
 */
final class PairSystem {

    /** How small the residual must become, as a part of the right-hand side. */
    private static final double TOLERANCE = 1e-7;

    private final Pairings pairings;
    private final double[] precisions;
    private final double[] weights;
    private final double[] diagonal;

    /** {@code precisions} are those of the priors, of all players and, last, of what moving first is worth. */
    PairSystem(Pairings pairings, double[] precisions) {
        this.pairings = pairings;
        this.precisions = precisions;
        this.weights = new double[pairings.pairs()];
        this.diagonal = new double[precisions.length];
    }

    /** Sets the weight of a pair; after the last one comes {@link #ready}. */
    void weight(int pair, double weight) {
        weights[pair] = weight;
    }

    void ready() {
        System.arraycopy(precisions, 0, diagonal, 0, diagonal.length);
        int last = diagonal.length - 1;
        for (int pair = 0; pair < weights.length; pair++) {
            diagonal[pairings.first(pair)] += weights[pair];
            diagonal[pairings.second(pair)] += weights[pair];
            diagonal[last] += weights[pair];
        }
    }

    /** The entry of the matrix that belongs to one unknown alone. */
    double diagonal(int i) {
        return diagonal[i];
    }

    /** The solution for this right-hand side, in a new row. */
    double[] solve(double[] right) {
        int n = right.length;
        double[] solution = new double[n];
        double[] residual = right.clone();
        double[] scaled = new double[n];
        double[] direction = new double[n];
        double[] product = new double[n];
        double enough = TOLERANCE * TOLERANCE * dot(right, right);
        double before = 0;
        // In exact arithmetic n + 1 steps are enough; rounding may cost some more.
        for (int step = 0; step < 10 * (n + 1) && dot(residual, residual) > enough; step++) {
            for (int i = 0; i < n; i++) scaled[i] = residual[i] / diagonal[i];
            double now = dot(residual, scaled);
            double keep = step == 0 ? 0 : now / before;
            for (int i = 0; i < n; i++) direction[i] = scaled[i] + keep * direction[i];
            multiply(direction, product);
            double far = now / dot(direction, product);
            for (int i = 0; i < n; i++) {
                solution[i] += far * direction[i];
                residual[i] -= far * product[i];
            }
            before = now;
        }
        return solution;
    }

    private void multiply(double[] vector, double[] into) {
        for (int i = 0; i < into.length; i++) into[i] = precisions[i] * vector[i];
        int last = into.length - 1;
        double sum = 0;
        for (int pair = 0; pair < weights.length; pair++) {
            int first = pairings.first(pair);
            int second = pairings.second(pair);
            double pull = weights[pair] * (vector[first] - vector[second] + vector[last]);
            into[first] += pull;
            into[second] -= pull;
            sum += pull;
        }
        into[last] += sum;
    }

    private static double dot(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) sum += one[i] * other[i];
        return sum;
    }
}
