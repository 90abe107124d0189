package org.outwit.core.chance;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;

/**
 * Star2: Ballard, <i>The *-minimax search procedure for trees containing chance nodes</i> (1983). {@link Star1} that first
 * probes: below a chance node, the first child of each min node is an upper bound on that node, and the first child of
 * each max node a lower bound, for a fraction of its price. With good ordering the bounds are nearly exact, and often
 * show that the chance node fails before any of its children is searched in full.
 *
 * <p>Why it is sound. Star1 argues with the range [lowest, highest] for every child that is not searched yet; any interval
 * that holds the child's value will do. A probe is searched with the window that its node would have. Below a min node,
 * what it returns is the value of the first child, or at least that value where it fails low: the node is worth no more.
 * Where it fails high, the node may be worth more than what it returns; but then the node is worth enough for the chance
 * node to reach beta with any values of the others, so the interval is wrong only where it does not matter. Max nodes are the
 * mirror image.
 *
 * <p>Where it differs from print. Ballard's trees are regular: all children of a chance node are of one kind. Here each
 * child is asked; leaves and chance nodes below a chance node are not probed. What a probe has found is kept: the search
 * of its node goes on with the second child, and is not needed where there is none or where the probe has come to the end
 * of the range, so no leaf is evaluated twice. All else is as in Star1, also that children with probability 0 are skipped.
 */
public final class Star2<P extends Position> implements ExpectedSearch<P> {

    private final ChanceSetup<P> setup;

    public Star2(ChanceSetup<P> setup) {
        this.setup = setup;
    }

    public Star2(Evaluator<P> evaluator, int lowest, int highest) {
        this(ChanceSetup.of(evaluator, lowest, highest));
    }

    @Override
    public ExpectedResult search(P root, int viewer, Limits limits) {
        return ChanceView.search(setup, root, viewer, limits, view -> new Run<>(view, setup).result());
    }

    private static final class Run<P extends Position> {

        private static final double UNKNOWN = Double.NaN;

        private final ChanceView<P> view;
        private final double lowest;
        private final double highest;
        private final double tie;
        private final Line line = new Line();
        private double[] least = new double[64]; // what is known of the children of chance nodes, beside their moves
        private double[] most = new double[64];
        private double[] probed = new double[64];

        Run(ChanceView<P> view, ChanceSetup<P> setup) {
            this.view = view;
            this.lowest = setup.lowest();
            this.highest = setup.highest();
            this.tie = setup.tie();
        }

        ExpectedResult result() {
            double value = star2(view.depth(), view.alpha(), view.beta(), UNKNOWN, 0, 0);
            return view.result(value, line.moves());
        }

        /** {@code first} is what a probe has found of the first child: its value, or a bound outside the window. */
        private double star2(int depth, double alpha, double beta, double first, int from, int start) {
            assert alpha < beta + tie : alpha + " " + beta;
            view.enter(alpha, beta);
            line.clear();
            if (view.isLeaf(depth)) return view.value();
            if (view.isChance()) return chance(depth, alpha, beta, from, start);
            return view.isMax()
                    ? max(depth, alpha, beta, first, from, start)
                    : min(depth, alpha, beta, first, from, start);
        }

        private double chance(int depth, double alpha, double beta, int from, int start) {
            int end = view.moves(from);
            room(end);
            double upper = 0;
            double lower = 0;
            for (int i = from; i < end; i++) {
                least[i] = lowest;
                most[i] = highest;
                probed[i] = UNKNOWN;
                upper += view.probability(i) * highest;
                lower += view.probability(i) * lowest;
            }

            // probe
            for (int i = from; i < end; i++) {
                double p = view.probability(i);
                if (p == 0) continue;
                upper -= p * most[i];
                lower -= p * least[i];
                double needed = (alpha - upper) / p;
                double enough = (beta - lower) / p;
                if (needed >= most[i] - tie) return Math.min(alpha, upper + p * most[i]);
                if (enough <= least[i] + tie) return Math.max(beta, lower + p * least[i]);
                view.make(view.move(i));
                if (!view.isLeaf(depth - 1) && !view.isChance()) probe(i, depth - 1, needed, enough, end, start);
                view.undo();
                upper += p * most[i];
                lower += p * least[i];
                if (most[i] <= needed) return Math.min(alpha, upper);
                if (least[i] >= enough) return Math.max(beta, lower);
            }

            // search
            double sum = 0;
            for (int i = from; i < end; i++) {
                double p = view.probability(i);
                if (p == 0) continue;
                upper -= p * most[i];
                lower -= p * least[i];
                double needed = (alpha - sum - upper) / p;
                double enough = (beta - sum - lower) / p;
                if (needed >= most[i] - tie) return Math.min(alpha, sum + upper + p * most[i]);
                if (enough <= least[i] + tie) return Math.max(beta, sum + lower + p * least[i]);
                double value = most[i];
                if (most[i] - least[i] > tie) {
                    view.make(view.move(i));
                    double low = Math.max(needed, least[i]);
                    double high = Math.min(enough, most[i]);
                    value = star2(depth - 1, low, high, probed[i], end, start);
                    view.undo();
                    line.clear();
                }
                if (value <= needed) return Math.min(alpha, sum + upper + p * value);
                if (value >= enough) return Math.max(beta, sum + lower + p * value);
                sum += p * value;
            }
            return sum;
        }

        /** Bounds the value of a max or min node, child i of a chance node, by the value of its first child. */
        private void probe(int i, int depth, double needed, double enough, int from, int start) {
            boolean max = view.isMax();
            double alpha = Math.max(needed, lowest);
            double beta = Math.min(enough, highest);
            view.enter(alpha, beta);
            int end = view.moves(from);
            view.make(view.move(from));
            double value = star2(depth - 1, alpha, beta, UNKNOWN, end, start);
            view.undo();
            line.clear();
            probed[i] = value;
            if (max) least[i] = Math.max(lowest, value);
            else most[i] = Math.min(highest, value);
            if (end - from == 1) least[i] = most[i] = value;
        }

        private void room(int end) {
            if (end <= least.length) return;
            least = Arrays.copyOf(least, 2 * end);
            most = Arrays.copyOf(most, 2 * end);
            probed = Arrays.copyOf(probed, 2 * end);
        }

        private double max(int depth, double alpha, double beta, double first, int from, int start) {
            double best = Double.NEGATIVE_INFINITY;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                double value = first;
                if (i > from || Double.isNaN(first)) {
                    view.make(move);
                    value = star2(depth - 1, alpha, beta, UNKNOWN, end, start + kept);
                    view.undo();
                }
                if (value > alpha) {
                    best = value;
                    alpha = value + tie;
                    kept = line.improve(start, kept, move);
                    if (alpha < beta) continue;
                    best = Math.max(best, beta);
                    break;
                }
                if (kept == 0) best = Math.max(best, value);
            }
            line.done(kept);
            return best;
        }

        private double min(int depth, double alpha, double beta, double first, int from, int start) {
            double best = Double.POSITIVE_INFINITY;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                double value = first;
                if (i > from || Double.isNaN(first)) {
                    view.make(move);
                    value = star2(depth - 1, alpha, beta, UNKNOWN, end, start + kept);
                    view.undo();
                }
                if (value < beta) {
                    best = value;
                    beta = value - tie;
                    kept = line.improve(start, kept, move);
                    if (alpha < beta) continue;
                    best = Math.min(best, alpha);
                    break;
                }
                if (kept == 0) best = Math.min(best, value);
            }
            line.done(kept);
            return best;
        }
    }
}
