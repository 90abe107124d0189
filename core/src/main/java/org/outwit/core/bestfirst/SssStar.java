package org.outwit.core.bestfirst;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * SSS*: Stockman, <i>A minimax algorithm better than alpha-beta?</i> (1979). A list of states (node, live or solved,
 * merit), always continued at the state of highest merit, the leftmost among equals. The merit of a state is an upper
 * bound on the value of every solution tree through its node; when the root comes out solved, its merit is its value.
 *
 * <p>Stockman's six cases assume that sides alternate. Here they ask for the type of the parent instead of that of the
 * node itself, which is the same where sides alternate and right where they do not. Purging the descendants of a solved
 * max node from the list is done when they come out of it: a state below a solved node is dead. Known bounds other than
 * the values of leaves are not used; {@link Sss2} uses them.
 */
public final class SssStar<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public SssStar(Setup<P> setup) {
        this.setup = setup.within(-Value.INFINITY, Value.INFINITY);
    }

    public SssStar(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.search(setup, root, viewer, limits, view -> new Run<>(view).result());
    }

    /** A node that was generated, with its one state. */
    private static final class Node {
        final Node parent;
        final int move;
        final int place; // among its brothers
        final int ply;
        boolean max;
        boolean solved;
        int merit;
        int meritWhenLive;
        Node[] children = {};
        Node critical; // the child from which a solved node has its merit, where that is known

        Node(Node parent, int move, int place, int ply) {
            this.parent = parent;
            this.move = move;
            this.place = place;
            this.ply = ply;
        }

        boolean isDead() {
            for (Node above = parent; above != null; above = above.parent) if (above.solved) return true;
            return false;
        }
    }

    /** One search; {@link DualSssStar} runs it in the mirror. */
    static final class Run<P extends Position> {

        private final View<P> view;
        private final PriorityQueue<Node> open = new PriorityQueue<>(Run::compare);
        private Node at = new Node(null, Position.NO_MOVE, 0, 0); // where the view stands, at first the root
        private long nodes = 1;

        Run(View<P> view) {
            this.view = view;
        }

        Result result() {
            Node root = at;
            live(root, Value.INFINITY);
            while (true) {
                Node node = open.remove();
                if (node.isDead()) continue;
                if (!node.solved) develop(node);
                else if (node == root) return view.result(root.merit, line(root));
                else if (node.parent.max) solve(node.parent, node);
                else nextBrother(node);
            }
        }

        /** A child of a min node is solved: its next brother is to be looked at, or all are done. */
        private void nextBrother(Node node) {
            Node parent = node.parent;
            if (node.merit < node.meritWhenLive) parent.critical = node;
            if (node.place + 1 < parent.children.length) live(parent.children[node.place + 1], node.merit);
            else solve(parent, node);
        }

        private void solve(Node node, Node by) {
            if (node.max) node.critical = by;
            node.solved = true;
            node.merit = by.merit;
            open.add(node);
        }

        private void live(Node node, int merit) {
            node.merit = node.meritWhenLive = merit;
            open.add(node);
        }

        /** A live node: a leaf is solved, a max node makes all its children live, a min node the first. */
        private void develop(Node node) {
            walk(node);
            view.enter(-Value.INFINITY, node.merit);
            node.max = view.isMax();
            int left = view.depth() - node.ply;
            if (view.isLeaf(left)) {
                node.solved = true;
                node.merit = Math.min(node.merit, view.leave(view.value()));
                open.add(node);
            } else {
                int count = view.moves(0);
                node.children = new Node[count];
                for (int i = 0; i < count; i++) node.children[i] = new Node(node, view.move(i), i, node.ply + 1);
                nodes += count;
                view.meter().holds(nodes);
                for (int i = 0; i < (node.max ? count : 1); i++) live(node.children[i], node.merit);
            }
        }

        /** Takes the view to a node, by way of the nearest node above both. */
        private void walk(Node node) {
            Deque<Node> path = new ArrayDeque<>();
            Node to = node;
            while (to != at) {
                if (to.ply > at.ply) {
                    path.push(to);
                    to = to.parent;
                } else {
                    view.undo();
                    at = at.parent;
                }
            }
            for (Node next : path) view.make(next.move);
            at = node;
        }

        private static List<Integer> line(Node root) {
            List<Integer> line = new ArrayList<>();
            for (Node at = root.critical; at != null; at = at.critical) line.add(at.move);
            return List.copyOf(line);
        }

        /** Higher merit first; among equals the one further left in the tree, an ancestor before its descendants. */
        private static int compare(Node a, Node b) {
            if (a.merit != b.merit) return Integer.compare(b.merit, a.merit);
            if (a == b) return 0;
            int deeper = Integer.compare(a.ply, b.ply);
            while (a.ply > b.ply) a = a.parent;
            while (b.ply > a.ply) b = b.parent;
            if (a == b) return deeper;
            while (a.parent != b.parent) {
                a = a.parent;
                b = b.parent;
            }
            return Integer.compare(a.place, b.place);
        }
    }
}
