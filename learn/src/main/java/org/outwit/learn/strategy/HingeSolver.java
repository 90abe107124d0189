package org.outwit.learn.strategy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.outwit.core.work.ProgressMonitor;

/**
 * Solves large programs through small ones. Near given weights most preferences are clearly met or clearly missed: the first
 * cost nothing, the second together are one linear function. Only those that pass their hinge, where they begin to be missed,
 * somewhere in a box around the weights are in doubt, and only they become rows of a small program. Where they are too many,
 * some stand for all: the slope at the centre stays exact, and how it changes is estimated, which is enough for a step that
 * brings the optimum much nearer. The next box is laid around it, smaller, until it holds so few hinges that the small
 * program is exact.
 *
 * <p>Why it is sound. The loss is convex, so an optimum inside the box is an optimum. It is proved by weak duality: numbers
 * {@code 0 ≤ a ≤ c}, one for each preference, bound the loss of all weights between -1 and 1 from below by {@code Σ a m - Σ |Σ a
 * d|}, the inner sum over preferences and the outer over features. They are c for what is clearly missed, 0 for what is
 * clearly met, and the small program's multipliers for the rest. So nothing depends on what the library calls optimal.
 */
public final class HingeSolver implements LinearProgram {

    /** How many rows a small program has at first; fewer take more steps, more make each step longer. */
    private static final int ROWS = 100;

    /** From this step on they become more, a tenth each time: narrow valleys need more rows rather than more steps. */
    private static final int PATIENCE = 20;

    private static final int MOST_STEPS = 200;
    private static final int HALVES = 4;
    private static final int ROUNDS = 6;
    private static final double TOLERANCE = 1e-9;

    private final ProgressMonitor monitor;

    public HingeSolver() {
        this(ProgressMonitor.NONE);
    }

    /** Is asked before every step; where the answer is yes, the best weights so far are what is found. */
    public HingeSolver(ProgressMonitor monitor) {
        this.monitor = monitor;
    }

    @Override
    public Fit solve(Preferences preferences) {
        Run run = new Run(preferences);
        for (int step = 0; step < MOST_STEPS && !run.isProved() && !monitor.isStopped(); step++) {
            if (step > PATIENCE) run.askMore();
            run.step();
        }
        return run.fit();
    }

    private final class Run {

        private final Preferences preferences;
        private final int features;
        private final double[] spreads;
        private final double[] lengths;
        private final double[] misses;
        private double[] centre;
        private double loss;
        private double bound;
        private final double whole;
        private double radius;
        private int rows = ROWS;
        private boolean bold = true;

        Run(Preferences preferences) {
            this.preferences = preferences;
            this.features = preferences.features();
            this.lengths = new double[preferences.size()];
            this.misses = new double[preferences.size()];
            this.spreads = spreads();
            for (int j = 0; j < lengths.length; j++) {
                double[] difference = preferences.difference(j);
                for (int i = 0; i < features; i++) lengths[j] += Math.abs(difference[i]) / spreads[i];
            }
            // A box of this radius holds all weights, from wherever it is laid.
            this.whole = 2 * Arrays.stream(spreads).max().orElse(1);
            this.radius = whole;
            this.centre = new double[features];
            this.loss = preferences.loss(centre);
            this.bound = preferences.lost();
        }

        /** The mean size of each feature, so that boxes are as wide as features allow; the smallest is 1. */
        private double[] spreads() {
            double[] sums = new double[features];
            double least = Double.POSITIVE_INFINITY;
            for (int j = 0; j < misses.length; j++) {
                double[] difference = preferences.difference(j);
                for (int i = 0; i < features; i++) sums[i] += Math.abs(difference[i]);
            }
            for (double sum : sums) if (sum > 0) least = Math.min(least, sum);
            for (int i = 0; i < features; i++) sums[i] = sums[i] == 0 ? 1 : sums[i] / least;
            return sums;
        }

        void askMore() {
            rows = Math.min(rows + rows / 10, misses.length);
        }

        boolean isProved() {
            return loss - bound <= TOLERANCE * Math.max(1, loss);
        }

        Fit fit() {
            return new Fit(centre, loss, Math.min(loss, bound));
        }

        void step() {
            int[] doubtful = doubtful();
            double moved;
            if (doubtful.length > rows && bold) {
                int every = (doubtful.length + rows - 1) / rows;
                double[] next = new Box(sampled(doubtful, every), every).optimum();
                moved = next == null ? 0 : moveTowards(next, HALVES);
                bold = moved > 0;
                if (!bold) return; // once more, with care
            } else {
                moved = refine(doubtful);
                bold |= moved == 0;
            }
            if (moved == 0) narrow();
            else radius = moved > 0.999 * radius ? Math.min(whole, 2 * radius) : moved / 2;
        }

        /** In a box as small as rounding errors nothing can be told; what stands there is tried again with all there is. */
        private void narrow() {
            radius /= 4;
            if (radius >= TOLERANCE) return;
            radius = whole;
            rows = Math.min(2 * rows, misses.length);
        }

        /** Takes the nearest hinges for rows at first, and then those that were passed without being rows. */
        private double refine(int[] doubtful) {
            int[] chosen = nearest(doubtful);
            double[] best = null;
            double least = loss;
            for (int round = 0; round < ROUNDS && !monitor.isStopped(); round++) {
                double[] next = new Box(chosen, 1).optimum();
                if (next == null) break;
                double found = preferences.loss(next);
                if (found < least) {
                    least = found;
                    best = next;
                }
                int[] passed = passed(doubtful, chosen, next);
                if (passed.length == 0) break;
                int before = chosen.length;
                chosen = Arrays.copyOf(chosen, before + Math.min(rows, passed.length));
                System.arraycopy(passed, 0, chosen, before, chosen.length - before);
            }
            return best == null ? 0 : moveTowards(best, 1);
        }

        private int[] nearest(int[] doubtful) {
            if (doubtful.length <= rows) return doubtful;
            return IntStream.of(doubtful)
                    .boxed()
                    .sorted(Comparator.comparingDouble(j -> Math.abs(misses[j]) / lengths[j]))
                    .limit(rows)
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        /** What is on the other side of its hinge now and is no row, the costliest first. */
        private int[] passed(int[] doubtful, int[] chosen, double[] next) {
            boolean[] isRow = new boolean[misses.length];
            for (int j : chosen) isRow[j] = true;
            return IntStream.of(doubtful)
                    .filter(j -> !isRow[j] && misses[j] > 0 != preferences.miss(j, next) > 0)
                    .boxed()
                    .sorted(Comparator.comparingDouble(
                            j -> -preferences.count(j) * Math.abs(preferences.miss(j, next))))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        private int[] sampled(int[] doubtful, int every) {
            int[] some = new int[(doubtful.length + every - 1) / every];
            for (int k = 0; k < some.length; k++) some[k] = doubtful[k * every];
            return some;
        }

        /** Goes all the way, or a part of it where some rows spoke too boldly for all; says how far along any feature. */
        private double moveTowards(double[] next, int tries) {
            double moved = 0;
            for (int i = 0; i < features; i++) moved = Math.max(moved, spreads[i] * Math.abs(next[i] - centre[i]));
            for (int i = 0; i < tries; i++) {
                double found = preferences.loss(next);
                if (found < loss) {
                    centre = next;
                    loss = found;
                    return moved;
                }
                for (int f = 0; f < features; f++) next[f] = (next[f] + centre[f]) / 2;
                moved /= 2;
            }
            return 0;
        }

        /** The preferences that pass their hinge in the box. */
        private int[] doubtful() {
            int[] found = new int[misses.length];
            int count = 0;
            for (int j = 0; j < misses.length; j++) {
                misses[j] = preferences.miss(j, centre);
                if (isDoubtful(j)) found[count++] = j;
            }
            return Arrays.copyOf(found, count);
        }

        private boolean isDoubtful(int j) {
            return Math.abs(misses[j]) <= radius * lengths[j];
        }

        /**
         * The small program of one box. Each row stands for {@code every} preferences, itself among them; those that are no rows
         * are taken to stay on the side where they are at the centre, which is never more than they cost. So where every
         * row stands for itself alone the program's optimum is a lower bound.
         */
        private final class Box {

            private final int every;
            private final int[] chosen;
            private final boolean[] isRow = new boolean[misses.length];
            private final double[] pull = new double[features];

            Box(int[] chosen, int every) {
                this.every = every;
                this.chosen = chosen;
                for (int j : chosen) isRow[j] = true;
            }

            double[] optimum() {
                for (int j = 0; j < misses.length; j++) {
                    if (misses[j] > 0 && (every > 1 || !isRow[j])) addTo(pull, j, preferences.count(j));
                }
                if (every > 1) {
                    for (int j : chosen) if (misses[j] > 0) addTo(pull, j, -every * preferences.count(j));
                }
                double steepest = 0;
                for (int i = 0; i < features; i++) steepest = Math.max(steepest, Math.abs(pull[i]) / spreads[i]);
                for (int j : chosen) steepest = Math.max(steepest, every * preferences.count(j));
                return solved(steepest);
            }

            /** In the small program the box has radius 1 and the steepest cost is 1, which suits the library's tolerances. */
            private double[] solved(double steepest) {
                double[] gradient = new double[features];
                double[] widths = new double[features];
                double[] lower = new double[features];
                double[] upper = new double[features];
                for (int i = 0; i < features; i++) {
                    widths[i] = radius / spreads[i];
                    gradient[i] = -pull[i] / spreads[i] / steepest;
                    lower[i] = Math.max(-1, (-1 - centre[i]) / widths[i]);
                    upper[i] = Math.min(1, (1 - centre[i]) / widths[i]);
                }
                double[][] differences = new double[chosen.length][];
                double[] margins = new double[chosen.length];
                double[] counts = new double[chosen.length];
                for (int k = 0; k < chosen.length; k++) {
                    differences[k] = preferences.difference(chosen[k]).clone();
                    for (int i = 0; i < features; i++) differences[k][i] /= spreads[i];
                    margins[k] = misses[chosen[k]] / radius;
                    counts[k] = every * preferences.count(chosen[k]) / steepest;
                }
                Simplex simplex = Simplex.solve(gradient, lower, upper, differences, margins, counts);
                if (simplex == null) return null;
                if (every == 1) prove(simplex, steepest);
                double[] next = new double[features];
                for (int i = 0; i < features; i++) {
                    next[i] = Math.max(-1, Math.min(1, centre[i] + widths[i] * simplex.solution(i)));
                }
                return next;
            }

            private void prove(Simplex simplex, double steepest) {
                double sum = preferences.lost();
                for (int j = 0; j < misses.length; j++) {
                    if (misses[j] > 0 && !isRow[j]) sum += preferences.count(j) * preferences.margin(j);
                }
                double[] total = pull.clone();
                for (int k = 0; k < chosen.length; k++) {
                    double multiplier = simplex.multiplier(k) * steepest;
                    sum += multiplier * preferences.margin(chosen[k]);
                    addTo(total, chosen[k], multiplier);
                }
                for (double value : total) sum -= Math.abs(value);
                bound = Math.max(bound, sum);
            }

            private void addTo(double[] sum, int index, double factor) {
                double[] difference = preferences.difference(index);
                for (int i = 0; i < features; i++) sum[i] += factor * difference[i];
            }
        }
    }
}
