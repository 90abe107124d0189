package org.outwit.core.selective;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.View;

/**
 * A tree that is grown leaf by leaf. Every node is judged when it is added; an inner one has the value that follows from its children.
 * Nodes are numbers into parallel rows; the root is 0.
 *
 * <p>The tree of best-first search is stored alike, but is another one: it has bounds instead of values, is developed along a path and
 * forgets what lies below a pseudo-terminal.
 */
final class GrownTree<P extends Position> {

    private static final int OPEN = -1;

    private final View<P> view;
    private int size;
    private int[] moves = new int[64];
    private int[] parents = new int[64];
    private int[] first = new int[64];
    private int[] counts = new int[64];
    private boolean[] max = new boolean[64];
    private boolean[] ended = new boolean[64]; // the game is over there, or the horizon has come
    private int[] values = new int[64];
    private int[] path = new int[64];

    GrownTree(View<P> view) {
        this.view = view;
        add(Position.NO_MOVE, -1, 0);
    }

    private void add(int move, int parent, int ply) {
        int node = size++;
        if (node == moves.length) grow(2 * node);
        view.enter(view.alpha(), view.beta());
        moves[node] = move;
        parents[node] = parent;
        first[node] = OPEN;
        counts[node] = 0;
        max[node] = view.isMax();
        ended[node] = view.isLeaf(view.depth() - ply);
        values[node] = view.value();
        view.know(values[node], values[node]);
        view.meter().holds(size);
    }

    int size() {
        return size;
    }

    int value(int node) {
        return values[node];
    }

    boolean isMax(int node) {
        return max[node];
    }

    int move(int node) {
        return moves[node];
    }

    int firstChild(int node) {
        return first[node];
    }

    int endChild(int node) {
        return first[node] + counts[node];
    }

    /** Whether it has no children yet. */
    boolean isLeaf(int node) {
        return counts[node] == 0;
    }

    /** Whether it is a leaf that can be expanded. */
    boolean isExpandable(int node) {
        return first[node] == OPEN && !ended[node];
    }

    /** Adds the children of a leaf, judges them, and works the values up to the root. The view stands at the root. */
    void expand(int node) {
        int ply = 0;
        for (int at = node; at > 0; at = parents[at]) {
            if (ply == path.length) path = Arrays.copyOf(path, 2 * ply);
            path[ply++] = at;
        }
        for (int i = ply - 1; i >= 0; i--) view.make(moves[path[i]]);
        first[node] = size;
        int end = view.moves(0);
        for (int i = 0; i < end; i++) {
            int move = view.move(i);
            view.make(move);
            add(move, node, ply + 1);
            view.undo();
        }
        counts[node] = end;
        for (int at = node; at >= 0; at = parents[at]) {
            values[at] = best(at);
            view.know(values[at], values[at]);
            if (at > 0) view.undo();
        }
    }

    private int best(int node) {
        int best = values[first[node]];
        for (int child = first[node] + 1, end = endChild(node); child < end; child++) {
            best = max[node] ? Math.max(best, values[child]) : Math.min(best, values[child]);
        }
        return best;
    }

    /** The first best child, or -1 at a leaf. */
    int bestChild(int node) {
        for (int child = first[node], end = endChild(node); child < end; child++) {
            if (values[child] == values[node]) return child;
        }
        return -1;
    }

    /** The moves from the root along first best children. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        for (int node = bestChild(0); node >= 0; node = bestChild(node)) line.add(moves[node]);
        return List.copyOf(line);
    }

    private void grow(int length) {
        moves = Arrays.copyOf(moves, length);
        parents = Arrays.copyOf(parents, length);
        first = Arrays.copyOf(first, length);
        counts = Arrays.copyOf(counts, length);
        max = Arrays.copyOf(max, length);
        ended = Arrays.copyOf(ended, length);
        values = Arrays.copyOf(values, length);
    }
}
