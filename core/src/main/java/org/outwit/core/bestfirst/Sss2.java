package org.outwit.core.bestfirst;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * SSS-2: Pijls and de Bruin, <i>Searching informed game trees</i> (1992): SSS* as a recursion over one solution tree
 * instead of a sorted list. A max solution tree has all children of its max nodes and one child of each min node, so its
 * value g is an upper bound. {@code expand} builds the first one whose value is below a given bound; {@code diminish}
 * replaces parts of it until its value has dropped; when that fails, the value it had is the minimax value.
 *
 * <p>The seed paper describes SSS-2 only by what sets it apart from {@link Maxsearch}, and this class is written from
 * that: the same procedures, which consult L(n) where Maxsearch consults L_b(n). So it goes on below nodes whose value is
 * already settled by their descendants, and visits a superset of Maxsearch's nodes; on uninformed trees it evaluates
 * exactly the leaves of {@link SssStar}.
 */
public final class Sss2<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public Sss2(Setup<P> setup) {
        this.setup = setup.within(-Value.INFINITY, Value.INFINITY);
    }

    public Sss2(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.search(setup, root, viewer, limits, view -> new Run<>(view).result());
    }

    /** One search; {@link DualSss2} runs it in the mirror. */
    static final class Run<P extends Position> {

        private final View<P> view;
        private final SearchTree<P> tree;

        Run(View<P> view) {
            this.view = view;
            this.tree = new SearchTree<>(view);
        }

        Result result() {
            int root = tree.add(Position.NO_MOVE);
            expand(root, 0, Value.INFINITY);
            int value;
            do {
                value = tree.upper(root);
                diminish(root, 0, value);
            } while (tree.upper(root) < value);
            return view.result(value, tree.line(root, value));
        }

        /** Builds the first solution tree of an open node whose value is below the bound, if there is one. */
        private void expand(int node, int ply, int bound) {
            tree.develop(node, view.depth() - ply, -Value.INFINITY, bound);
            if (tree.knownLower(node) >= bound || tree.upper(node) < bound) return;
            if (tree.isMax(node)) {
                for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                    view.make(tree.move(child));
                    expand(child, ply + 1, bound);
                    view.undo();
                    if (tree.upper(child) >= bound) break;
                }
            } else {
                expandFrom(tree.firstChild(node), node, ply, bound);
            }
            tree.update(node);
        }

        private void expandFrom(int firstChild, int node, int ply, int bound) {
            for (int child = firstChild, end = tree.endChild(node); child < end; child++) {
                view.make(tree.move(child));
                expand(child, ply + 1, bound);
                view.undo();
                if (tree.upper(child) < bound) break;
            }
        }

        /** Tries to bring a node of the solution tree, whose value is the bound, below it. */
        private void diminish(int node, int ply, int bound) {
            if (tree.isOpen(node)) {
                expand(node, ply, bound);
                return;
            }
            if (tree.upper(node) <= tree.knownLower(node)) return;
            if (tree.isMax(node)) diminishMax(node, ply, bound);
            else diminishMin(node, ply, bound);
            tree.update(node);
        }

        private void diminishMax(int node, int ply, int bound) {
            for (int child = tree.firstChild(node), end = tree.endChild(node); child < end; child++) {
                if (!tree.isOpen(child) && tree.upper(child) != bound) continue;
                view.make(tree.move(child));
                diminish(child, ply + 1, bound);
                view.undo();
                if (tree.upper(child) >= bound) break;
            }
        }

        /** The youngest child that was looked at carries the solution tree; where it fails, its brothers are next. */
        private void diminishMin(int node, int ply, int bound) {
            int child = tree.firstChild(node);
            for (int next = child + 1, end = tree.endChild(node); next < end && !tree.isOpen(next); next++)
                child = next;
            view.make(tree.move(child));
            diminish(child, ply + 1, bound);
            view.undo();
            if (tree.upper(child) >= bound) expandFrom(child + 1, node, ply, bound);
        }
    }
}
