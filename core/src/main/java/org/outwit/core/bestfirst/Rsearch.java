package org.outwit.core.bestfirst;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Gsearch with controlled memory: Pijls and de Bruin, Figure 4, after Ibaraki's RSEARCH. When the search comes to a
 * pseudo-terminal it stays below it, in a local tree, until that node is no longer live; then the local tree is
 * forgotten and only the node's two bounds remain. With every node a pseudo-terminal this is alpha-beta, with none it is
 * Gsearch. How many nodes were held at most is in the result's counts.
 *
 * <p>Soundness: the window (lower, upper) given to a local search is the intersection of the intervals on the path to
 * its root, so "live" means the same in the local tree as in the whole one (their Theorem 2.3), and a local search ends
 * exactly when no development below could change anything above.
 */
public final class Rsearch<P extends Position> implements Search<P> {

    private final Setup<P> setup;
    private final SelectionRule rule;
    private final PseudoTerminals<P> pseudoTerminals;

    public Rsearch(Setup<P> setup, SelectionRule rule, PseudoTerminals<P> pseudoTerminals) {
        this.setup = setup;
        this.rule = rule;
        this.pseudoTerminals = pseudoTerminals;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.search(setup, root, viewer, limits, view -> new Run<>(view, rule, pseudoTerminals).result());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final SelectionRule rule;
        private final PseudoTerminals<P> pseudoTerminals;
        private final SearchTree<P> tree;
        private int[] path = new int[64]; // the nodes from the root of the whole search to the current one, by ply
        private int lower; // the window of the node to which the last descent led
        private int upper;

        Run(View<P> view, SelectionRule rule, PseudoTerminals<P> pseudoTerminals) {
            this.view = view;
            this.rule = rule;
            this.pseudoTerminals = pseudoTerminals;
            this.tree = new SearchTree<>(view);
        }

        Result result() {
            int root = tree.add(Position.NO_MOVE);
            rsearch(root, 0, view.alpha(), view.beta());
            int value = tree.upper(root) <= view.alpha() ? tree.upper(root) : tree.lower(root);
            return view.result(value, tree.line(root, value));
        }

        private void rsearch(int root, int ply, int alpha, int beta) {
            tree.develop(root, view.depth() - ply, alpha, beta);
            while (Math.max(tree.lower(root), alpha) < Math.min(tree.upper(root), beta)) {
                int below = descend(root, ply, alpha, beta);
                int node = path[below];
                if (pseudoTerminals.at(view.position(), below)) local(node, below);
                else tree.develop(node, view.depth() - below, lower, upper);
                for (int at = below; at > ply; at--) {
                    view.undo();
                    tree.update(path[at - 1]);
                }
            }
        }

        /** A search of its own below a pseudo-terminal; of its tree only the bounds of the root remain. */
        private void local(int node, int ply) {
            int mark = tree.mark();
            int root = tree.add(Position.NO_MOVE);
            rsearch(root, ply, lower, upper);
            boolean max = tree.isMax(root);
            int low = tree.lower(root);
            int high = tree.upper(root);
            tree.forget(mark);
            tree.close(node, max, low, high);
        }

        /** Goes down through live nodes by the rule, to an open one; returns its ply. */
        private int descend(int root, int rootPly, int alpha, int beta) {
            int node = root;
            int ply = rootPly;
            lower = Math.max(alpha, tree.lower(root));
            upper = Math.min(beta, tree.upper(root));
            put(ply, node);
            while (!tree.isOpen(node)) {
                node = choose(node);
                view.make(tree.move(node));
                put(++ply, node);
                lower = Math.max(lower, tree.lower(node));
                upper = Math.min(upper, tree.upper(node));
            }
            return ply;
        }

        private int choose(int node) {
            for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                int childLower = Math.max(lower, tree.lower(child));
                int childUpper = Math.min(upper, tree.upper(child));
                boolean live = childLower < childUpper;
                if (live && rule.takes(tree.isMax(node), lower, upper, childLower, childUpper)) return child;
            }
            throw new AssertionError("a live inner node without a live child that its rule takes");
        }

        private void put(int ply, int node) {
            if (ply == path.length) path = Arrays.copyOf(path, 2 * ply);
            path[ply] = node;
        }
    }
}
