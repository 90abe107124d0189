package org.outwit.core.selective;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * MGSS*, meta-greedy single-step search: Russell and Wefald, <i>On optimal game-tree search using rational meta-reasoning</i> (1989), and
 * <i>Do the right thing</i> (1991), chapter 4. A computation is an act, and worth what it does for the decision. To expand a leaf gives it a new
 * value, about as far from the old one as judgements are from each other. If the leaf lies below the move that we would play, that may show that the
 * second-best is better; if below another move, that this one is. What is expected to be gained that way is the value of the
 * expansion. The leaf with the greatest is expanded, and when none is worth its cost the search stops.
 *
 * <p>So one legal move costs one expansion, the root's; a clear favourite little more, since no single leaf can make another move look better; and so do
 * moves that are settled to be equal. Alpha-beta would search them all to the same depth.
 *
 * <p>How the gain is worked out. With all other leaves as they are, the value of a root move is a function of one leaf: the leaf's value held
 * between two ends, which follow from the brothers on the way, as alpha and beta do. The new value is taken to be normal around the
 * old one, with the error as its standard deviation, so the expected gain has a closed form.
 *
 * <p>Where it differs from print: the error is a number that the caller states, where the paper learns a distribution from the features of a
 * position; and the cost of an expansion is a constant, where the paper relates it to the clock.
 */
public final class MgssStar<P extends Position> implements Search<P> {

    private final Setup<P> setup;
    private final double error;
    private final double cost;

    /** Values are wrong by about {@code error}, and an expansion must be expected to gain {@code cost}. */
    public MgssStar(Setup<P> setup, double error, double cost) {
        if (!(error > 0)) throw new IllegalArgumentException("The error (" + error + ") must be positive.");
        if (!(cost > 0)) throw new IllegalArgumentException("The cost (" + cost + ") must be positive.");
        this.setup = setup;
        this.error = error;
        this.cost = cost;
    }

    /** A search in which an expansion must gain a hundredth of the error. */
    public MgssStar(Setup<P> setup, double error) {
        this(setup, error, error / 100);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Setup<P> open = setup.within(-Value.INFINITY, Value.INFINITY);
        return root.mover() == viewer
                ? View.search(open, root, viewer, limits, view -> new Run<>(view, error, cost).result())
                : View.searchDual(open, root, viewer, limits, view -> new Run<>(view, error, cost).result());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final double error;
        private final double cost;
        private final GrownTree<P> tree;
        private int best; // move of the root
        private int second;
        private int leaf; // the most valuable so far
        private double gain;

        Run(View<P> view, double error, double cost) {
            this.view = view;
            this.error = error;
            this.cost = cost;
            this.tree = new GrownTree<>(view);
        }

        Result result() {
            if (!tree.isExpandable(0)) return view.result(tree.value(0), List.of());
            tree.expand(0);
            while (tree.endChild(0) - tree.firstChild(0) > 1) {
                mostValuable();
                if (gain <= cost) break;
                tree.expand(leaf);
            }
            return view.result(tree.value(0), Bound.EXACT, tree.line());
        }

        private void mostValuable() {
            best = tree.bestChild(0);
            second = -1;
            int first = tree.firstChild(0);
            int end = tree.endChild(0);
            for (int child = first; child < end; child++) {
                if (child != best && (second < 0 || tree.value(child) > tree.value(second))) second = child;
            }
            gain = 0;
            for (int child = first; child < end; child++) visit(child, child, -Value.INFINITY, Value.INFINITY);
        }

        /** Looks for leaves below a node whose value, held between two ends, is that of a move of the root. */
        private void visit(int node, int move, int low, int high) {
            if (low >= high) return; // nothing that happens below can matter
            if (tree.isLeaf(node)) {
                if (!tree.isExpandable(node)) return;
                double expected = gain(tree.value(node), move, low, high);
                if (expected > gain) {
                    gain = expected;
                    leaf = node;
                }
                return;
            }
            boolean max = tree.isMax(node);
            for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                int others = others(node, child);
                if (max) visit(child, move, Math.max(low, Math.min(others, high)), high);
                else visit(child, move, low, Math.min(high, Math.max(others, low)));
            }
        }

        /** What a node would be worth without one of its children. */
        private int others(int node, int without) {
            boolean max = tree.isMax(node);
            int best = max ? -Value.INFINITY : Value.INFINITY;
            for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                if (child != without)
                    best = max ? Math.max(best, tree.value(child)) : Math.min(best, tree.value(child));
            }
            return best;
        }

        private double gain(int value, int move, int low, int high) {
            return move == best
                    ? NormalGain.above(-value, error, -high, -low, -tree.value(second))
                    : NormalGain.above(value, error, low, high, tree.value(best));
        }
    }
}
