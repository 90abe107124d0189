package org.outwit.learn.strategy;

import java.util.Arrays;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.linear.LinearSolver;
import org.ojalgo.structure.Mutate1D;

/**
 * The small linear programs that are left once it is known which preferences are in doubt: {@code min g · v + Σ c s} subject to
 * {@code d · v + s ≥ m}, {@code s ≥ 0} and bounds on v. Solved by ojAlgo's dual simplex; its primal one calls wrong answers
 * optimal, so callers must check, and the multipliers are there for that.
 */
final class Simplex {

    private final double[] solution;
    private final double[] multipliers;

    private Simplex(double[] solution, double[] multipliers) {
        this.solution = solution;
        this.multipliers = multipliers;
    }

    /** The first of the solution are v. */
    double solution(int index) {
        return solution[index];
    }

    /** How much the optimum rises with the margin of a row: from 0 to its count. */
    double multiplier(int row) {
        return multipliers[row];
    }

    /** Null where the library finds no optimum. */
    static Simplex solve(
            double[] gradient, double[] lower, double[] upper, double[][] rows, double[] margins, double[] counts) {
        int features = gradient.length;
        int columns = features + rows.length;
        double[] costs = Arrays.copyOf(gradient, columns);
        double[] least = Arrays.copyOf(lower, columns);
        double[] most = Arrays.copyOf(upper, columns);
        System.arraycopy(counts, 0, costs, features, rows.length);
        Arrays.fill(most, features, columns, Double.POSITIVE_INFINITY);
        LinearSolver.Builder builder =
                LinearSolver.newBuilder(costs).lower(least).upper(most);
        for (int j = 0; j < rows.length; j++) {
            Mutate1D row = builder.inequality(-margins[j]);
            for (int i = 0; i < features; i++) row.set(i, -rows[j][i]);
            row.set(features + j, -1);
        }
        Optimisation.Options options = new Optimisation.Options();
        options.linear().dual();
        LinearSolver solver = builder.build(options);
        Optimisation.Result result = solver.solve();
        if (!result.getState().isOptimal()) return null;
        double[] multipliers = new double[rows.length];
        for (int j = 0; j < rows.length; j++) {
            multipliers[j] = Math.max(0, Math.min(counts[j], Math.abs(solver.getDualMultiplier(j))));
        }
        return new Simplex(result.toRawCopy1D(), multipliers);
    }
}
