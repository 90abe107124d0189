package org.outwit.core.bestfirst;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Maxsearch as procedures: Pijls and de Bruin, Figures 6 (Maxsearch), 7 (expand) and 8 (diminish). It lowers the upper
 * bound of the root step by step: each call of diminish develops the open live nodes whose upper end is that of the
 * root, until none is left. It visits the nodes of {@link Rsearch} with {@link SelectionRule#MAXSEARCH}, in that order.
 *
 * <p>Where it differs from the figures. (1) The guard of the main loop is printed as U_b &gt; L_b and U_b &gt; lower. Below
 * a pseudo-terminal that also runs on when L_b has reached the upper end that the call was given, where nothing can
 * change the result any more; and it may step into a pseudo-terminal that is finished and forgotten. The guard must be
 * max(L_b, lower) &lt; min(U_b, upper at entry). (2) Three calls of expand have lost their argument {@code lower} in
 * print.
 */
public final class Maxsearch<P extends Position> implements Search<P> {

    private final Setup<P> setup;
    private final PseudoTerminals<P> pseudoTerminals;

    public Maxsearch(Setup<P> setup, PseudoTerminals<P> pseudoTerminals) {
        this.setup = setup;
        this.pseudoTerminals = pseudoTerminals;
    }

    public Maxsearch(Setup<P> setup) {
        this(setup, PseudoTerminals.none());
    }

    public Maxsearch(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.search(setup, root, viewer, limits, view -> new Run<>(view, pseudoTerminals).result());
    }

    /** One search; {@link Minsearch} runs it in the mirror. */
    static final class Run<P extends Position> {

        private final View<P> view;
        private final PseudoTerminals<P> pseudoTerminals;
        private final SearchTree<P> tree;

        Run(View<P> view, PseudoTerminals<P> pseudoTerminals) {
            this.view = view;
            this.pseudoTerminals = pseudoTerminals;
            this.tree = new SearchTree<>(view);
        }

        Result result() {
            int root = tree.add(Position.NO_MOVE);
            maxsearch(root, 0, view.alpha(), view.beta());
            int value = tree.upper(root) <= view.alpha() ? tree.upper(root) : tree.lower(root);
            return view.result(value, tree.line(root, value));
        }

        private void maxsearch(int node, int ply, int lower, int upper) {
            tree.develop(node, view.depth() - ply, lower, upper);
            while (Math.max(tree.lower(node), lower) < Math.min(tree.upper(node), upper)) {
                diminish(node, ply, lower, Math.min(tree.upper(node), upper));
            }
        }

        /** Develops an open live node and those of its descendants that are live with this upper end. */
        private void expand(int node, int ply, int lower, int upper) {
            if (pseudoTerminals.at(view.position(), ply)) {
                int mark = tree.mark();
                int root = tree.add(Position.NO_MOVE);
                maxsearch(root, ply, lower, upper);
                boolean max = tree.isMax(root);
                int low = tree.lower(root);
                int high = tree.upper(root);
                tree.forget(mark);
                tree.close(node, max, low, high);
                return;
            }
            tree.develop(node, view.depth() - ply, lower, upper);
            if (tree.lower(node) >= upper || tree.upper(node) < upper) return;
            if (tree.isMax(node)) {
                int floor = Math.max(lower, tree.lower(node));
                for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                    view.make(tree.move(child));
                    expand(child, ply + 1, floor, upper);
                    view.undo();
                    floor = Math.max(floor, tree.lower(child));
                    if (tree.upper(child) >= upper) break;
                }
            } else {
                expandFrom(tree.firstChild(node), node, ply, lower, upper);
            }
            tree.update(node);
        }

        /** Expands the children of a min node from this one on, until one brings the node below the upper end. */
        private void expandFrom(int firstChild, int node, int ply, int lower, int upper) {
            for (int child = firstChild, end = tree.endChild(node); child < end; child++) {
                view.make(tree.move(child));
                expand(child, ply + 1, lower, upper);
                view.undo();
                if (tree.upper(child) < upper) break;
            }
        }

        /** Looks below a live node for open live nodes with this upper end, its own, and expands them. */
        private void diminish(int node, int ply, int lower, int upper) {
            if (tree.isOpen(node)) {
                expand(node, ply, lower, upper);
                return;
            }
            if (tree.isMax(node)) diminishMax(node, ply, lower, upper);
            else diminishMin(node, ply, lower, upper);
            tree.update(node);
        }

        private void diminishMax(int node, int ply, int lower, int upper) {
            int floor = Math.max(lower, tree.lower(node));
            for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                if (!tree.isOpen(child) && tree.upper(child) != upper) continue;
                view.make(tree.move(child));
                diminish(child, ply + 1, floor, upper);
                view.undo();
                floor = Math.max(floor, tree.lower(child));
                if (tree.upper(child) >= upper) break;
            }
        }

        private void diminishMin(int node, int ply, int lower, int upper) {
            int child = tree.firstChild(node);
            for (int next = child + 1, end = tree.endChild(node); next < end && !tree.isOpen(next); next++)
                child = next;
            if (tree.upper(child) > tree.lower(child)) {
                view.make(tree.move(child));
                diminish(child, ply + 1, lower, upper);
                view.undo();
                if (tree.upper(child) < upper) return;
            }
            expandFrom(child + 1, node, ply, lower, upper);
        }
    }
}
