package org.outwit.core.bestfirst;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * B*: Berliner, <i>The B* tree search algorithm: a best-first proof procedure</i> (1979). A node has an optimistic and a pessimistic value, here
 * its upper and lower bound. The search ends when one move of the root is at its worst as good as every other at its best: that move is
 * proved, and nobody asks for its value. There are two ways to go on. PROVEBEST searches the move that may be best, to raise its pessimistic
 * value; DISPROVEREST searches the rival that may be best, to lower its optimistic one. Below the root a descent goes to what is best for the
 * mover if it turns out as well as it can.
 *
 * <p>Why it is sound: the bounds of a developed node follow from those of its children, so with true bounds each value lies between
 * its node's. A node whose bounds differ has a child of its optimistic value that is not settled, so a descent always finds
 * something to develop; on a finite tree the search ends.
 *
 * <p>The better of two ways is the one that looks like less work. As in the paper's best criterion, work is the square of the depth at
 * which a move was last developed, and that of all rivals in question is added up.
 *
 * <p>Where it differs from print: the bounds of a node are looked up when the search comes to it, not for all brothers at once, but for the moves
 * of the root. Bounds that were known are kept where those of the children are wider. Where nothing is known beforehand bounds are
 * infinite, and the search becomes one that proves a move from leaves alone. Where min moves at the root it runs in the mirror.
 */
public final class BStar<P extends Position> implements Search<P> {

    /** Which of the two ways is taken; where it leads nowhere the other is. */
    public enum Aim {
        PROVE_BEST,
        DISPROVE_REST,
        /** Whichever looks like less work. */
        CHEAPER
    }

    private final Setup<P> setup;
    private final Aim aim;

    public BStar(Setup<P> setup, Aim aim) {
        this.setup = setup;
        this.aim = aim;
    }

    public BStar(Setup<P> setup) {
        this(setup, Aim.CHEAPER);
    }

    public BStar(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    /** The move is proved to be best. The value is what it is worth at least, or at most where min moves, or its value if that is known. */
    @Override
    public Result search(P root, int viewer, Limits limits) {
        Setup<P> open = setup.within(-Value.INFINITY, Value.INFINITY);
        return root.mover() == viewer
                ? View.search(open, root, viewer, limits, view -> new Run<>(view, aim).result())
                : View.searchDual(open, root, viewer, limits, view -> new Run<>(view, aim).result());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final Aim aim;
        private final SearchTree<P> tree;
        private int[] plies; // where each move of the root was last developed

        Run(View<P> view, Aim aim) {
            this.view = view;
            this.aim = aim;
            this.tree = new SearchTree<>(view);
        }

        Result result() {
            int root = tree.add(Position.NO_MOVE);
            tree.develop(root, view.depth(), view.alpha(), view.beta());
            int first = tree.firstChild(root);
            int moves = tree.endChild(root) - first;
            if (moves == 0) return view.result(tree.lower(root), List.of());
            if (moves == 1) return proved(first, root);
            plies = new int[moves];
            for (int child = first; child < first + moves; child++) step(child, 1, child - first);
            while (true) {
                tree.update(root);
                int best = highest(root, -1);
                int rival = highest(root, best);
                if (tree.lower(best) >= tree.upper(rival)) return proved(best, root);
                int next = provesBest(root, best, rival) ? best : rival;
                step(next, 1, next - first);
            }
        }

        private Result proved(int best, int root) {
            int low = Math.max(tree.lower(best), tree.lower(root));
            int high = Math.min(tree.upper(best), tree.upper(root));
            List<Integer> line = List.of(tree.move(best));
            if (low == high) return view.result(low, Bound.EXACT, line);
            return low == -Value.INFINITY
                    ? Result.played(tree.move(best), view.meter().counts())
                    : view.result(low, Bound.LOWER, line);
        }

        /** The move with the highest optimistic value, and among equals the highest pessimistic one, other than {@code not}. */
        private int highest(int root, int not) {
            int best = -1;
            for (int child = tree.firstChild(root), end = tree.endChild(root); child < end; child++) {
                if (child == not) continue;
                boolean better = best < 0
                        || tree.upper(child) > tree.upper(best)
                        || tree.upper(child) == tree.upper(best) && tree.lower(child) > tree.lower(best);
                if (better) best = child;
            }
            return best;
        }

        private boolean provesBest(int root, int best, int rival) {
            if (tree.lower(rival) == tree.upper(rival)) return true; // nothing is left to disprove there
            if (aim != Aim.CHEAPER) return aim == Aim.PROVE_BEST;
            int first = tree.firstChild(root);
            long others = 0;
            for (int child = first, end = tree.endChild(root); child < end; child++) {
                if (child != best && tree.upper(child) > tree.lower(best)) others += square(plies[child - first]);
            }
            return square(plies[best - first]) <= others;
        }

        private static long square(int ply) {
            return (long) ply * ply;
        }

        /** Develops the node below this one that a descent leads to, and works its bounds up to here. */
        private void step(int node, int ply, int move) {
            view.make(tree.move(node));
            if (tree.isOpen(node)) {
                tree.develop(node, view.depth() - ply, tree.lower(node), tree.upper(node));
                plies[move] = ply;
            } else {
                step(optimistic(node), ply + 1, move);
                tree.update(node);
            }
            view.undo();
        }

        /** The child that is best for the mover if it turns out as well as it can. */
        private int optimistic(int node) {
            boolean max = tree.isMax(node);
            int best = tree.firstChild(node);
            for (int child = best + 1, end = tree.endChild(node); child < end; child++) {
                if (max ? tree.upper(child) > tree.upper(best) : tree.lower(child) < tree.lower(best)) best = child;
            }
            return best;
        }
    }
}
