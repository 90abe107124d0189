package org.outwit.core.chance;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;

/**
 * Star1: Ballard, <i>The *-minimax search procedure for trees containing chance nodes</i> (1983). Alpha-beta that also
 * prunes at chance nodes, because no value leaves the range [lowest, highest].
 *
 * <p>Why it is sound. A call with window (alpha, beta) returns v with: v is the value if alpha &lt; v &lt; beta; the value
 * is at most v if v ≤ alpha; at least v if v ≥ beta. At a chance node with the sum s of what is known so far and the
 * probability r of what is not, the child with probability p decides: if it is worth no more than (alpha - s - r highest)
 * / p, the node cannot exceed alpha even if all that follows is the best there is; dually for beta. So these are the ends
 * of the child's window, and where it fails the node fails too.
 *
 * <p>Where it differs from print. Failing calls return the bound that they proved, not alpha or beta. The probabilities
 * need not be equal, and children with probability 0 are skipped: nothing depends on them. Windows keep clear of rounding
 * by the rule of {@link ChanceSetup#tie}. As in alpha-beta a move counts as better only if
 * it lies inside the window it was searched with, so it is the first optimal one; the window of the root is not closed at
 * the ends of the range, where all moves may be equal.
 */
public final class Star1<P extends Position> implements ExpectedSearch<P> {

    private final ChanceSetup<P> setup;

    public Star1(ChanceSetup<P> setup) {
        this.setup = setup;
    }

    public Star1(Evaluator<P> evaluator, int lowest, int highest) {
        this(ChanceSetup.of(evaluator, lowest, highest));
    }

    @Override
    public ExpectedResult search(P root, int viewer, Limits limits) {
        return ChanceView.search(setup, root, viewer, limits, view -> new Run<>(view, setup).result());
    }

    private static final class Run<P extends Position> {

        private final ChanceView<P> view;
        private final double lowest;
        private final double highest;
        private final double tie;
        private final Line line = new Line();

        Run(ChanceView<P> view, ChanceSetup<P> setup) {
            this.view = view;
            this.lowest = setup.lowest();
            this.highest = setup.highest();
            this.tie = setup.tie();
        }

        ExpectedResult result() {
            double value = star1(view.depth(), view.alpha(), view.beta(), 0, 0);
            return view.result(value, line.moves());
        }

        private double star1(int depth, double alpha, double beta, int from, int start) {
            assert alpha < beta + tie : alpha + " " + beta;
            view.enter(alpha, beta);
            line.clear();
            if (view.isLeaf(depth)) return view.value();
            if (view.isChance()) return chance(depth, alpha, beta, from, start);
            return view.isMax() ? max(depth, alpha, beta, from, start) : min(depth, alpha, beta, from, start);
        }

        private double chance(int depth, double alpha, double beta, int from, int start) {
            int end = view.moves(from);
            double sum = 0;
            double rest = 0;
            for (int i = from; i < end; i++) rest += view.probability(i);
            for (int i = from; i < end; i++) {
                double p = view.probability(i);
                if (p == 0) continue;
                rest -= p;
                double atBest = sum + rest * highest;
                double atWorst = sum + rest * lowest;
                double needed = (alpha - atBest) / p;
                double enough = (beta - atWorst) / p;
                if (needed >= highest - tie) return Math.min(alpha, atBest + p * highest);
                if (enough <= lowest + tie) return Math.max(beta, atWorst + p * lowest);
                view.make(view.move(i));
                double value = star1(depth - 1, Math.max(needed, lowest), Math.min(enough, highest), end, start);
                view.undo();
                line.clear();
                if (value <= needed) return Math.min(alpha, atBest + p * value);
                if (value >= enough) return Math.max(beta, atWorst + p * value);
                sum += p * value;
            }
            return sum;
        }

        private double max(int depth, double alpha, double beta, int from, int start) {
            double best = Double.NEGATIVE_INFINITY;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                double value = star1(depth - 1, alpha, beta, end, start + kept);
                view.undo();
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

        private double min(int depth, double alpha, double beta, int from, int start) {
            double best = Double.POSITIVE_INFINITY;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                double value = star1(depth - 1, alpha, beta, end, start + kept);
                view.undo();
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
