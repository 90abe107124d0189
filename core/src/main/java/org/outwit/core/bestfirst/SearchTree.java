package org.outwit.core.bestfirst;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.View;

/**
 * The part of the game tree that a best-first search keeps: for each node the bounds L(n) and U(n) that were known when
 * it was developed, and the bounds L_b(n) and U_b(n) that follow from its descendants (Pijls and de Bruin, Definition
 * 1.1). A node is open until it is developed.
 *
 * <p>Nodes are numbers into parallel rows and are handed out like a stack. A local search below a pseudo-terminal puts
 * its nodes on top and {@link #forget}s them all when it ends, so that what is held is exactly what the paper keeps.
 */
final class SearchTree<P extends Position> {

    private static final int OPEN = -1;

    private final View<P> view;
    private int size;
    private int[] moves = new int[64];
    private int[] first = new int[64]; // the first child; OPEN before development
    private int[] counts = new int[64]; // of children; 0 for terminals and finished pseudo-terminals
    private boolean[] max = new boolean[64];
    private int[] knownLower = new int[64]; // L(n)
    private int[] knownUpper = new int[64]; // U(n)
    private int[] lower = new int[64]; // L_b(n)
    private int[] upper = new int[64]; // U_b(n)

    SearchTree(View<P> view) {
        this.view = view;
    }

    /** Adds an open node that is reached by a move. */
    int add(int move) {
        int node = size++;
        if (node == moves.length) grow(2 * node);
        moves[node] = move;
        first[node] = OPEN;
        counts[node] = 0;
        lower[node] = -Value.INFINITY;
        upper[node] = Value.INFINITY;
        view.meter().holds(size);
        return node;
    }

    /** How many nodes there are: pass it to {@link #forget} to drop those that are added from now on. */
    int mark() {
        return size;
    }

    void forget(int mark) {
        size = mark;
    }

    /**
     * Develops the open node that the view stands at: finds out L(n) and U(n) and adds its children, if any. A node that
     * is not live afterwards needs no children, but it gets them, as in the paper.
     */
    void develop(int node, int depth, int alpha, int beta) {
        view.enter(alpha, beta);
        max[node] = view.isMax();
        if (view.isLeaf(depth)) {
            first[node] = size;
            set(node, view.value());
            return;
        }
        knownLower[node] = lower[node] = view.lower();
        knownUpper[node] = upper[node] = view.upper();
        view.know(lower[node], upper[node]);
        first[node] = size;
        if (lower[node] == upper[node]) return;
        int end = view.moves(0);
        for (int i = 0; i < end; i++) add(view.move(i));
        counts[node] = end;
    }

    private void set(int node, int value) {
        knownLower[node] = knownUpper[node] = lower[node] = upper[node] = value;
        view.know(value, value);
    }

    /** Closes a pseudo-terminal with the bounds that its local search found. */
    void close(int node, boolean isMax, int lowerBound, int upperBound) {
        max[node] = isMax;
        first[node] = size;
        lower[node] = lowerBound;
        upper[node] = upperBound;
    }

    /** Works out L_b and U_b of an inner node from its children: Definition 1.1. The view stands at the node. */
    void update(int node) {
        if (counts[node] == 0) return;
        int low = max[node] ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        int high = low;
        for (int child = first[node], end = child + counts[node]; child < end; child++) {
            low = max[node] ? Math.max(low, lower[child]) : Math.min(low, lower[child]);
            high = max[node] ? Math.max(high, upper[child]) : Math.min(high, upper[child]);
        }
        low = Math.max(knownLower[node], low);
        high = Math.min(knownUpper[node], high);
        if (low == lower[node] && high == upper[node]) return;
        lower[node] = low;
        upper[node] = high;
        view.know(low, high);
    }

    int move(int node) {
        return moves[node];
    }

    boolean isOpen(int node) {
        return first[node] == OPEN;
    }

    boolean isMax(int node) {
        return max[node];
    }

    /** L(n), as known when the node was developed. */
    int knownLower(int node) {
        return knownLower[node];
    }

    int lower(int node) {
        return lower[node];
    }

    int upper(int node) {
        return upper[node];
    }

    int firstChild(int node) {
        return first[node];
    }

    int endChild(int node) {
        return first[node] + counts[node];
    }

    /** The line from a node whose value is known: at each step the leftmost child that is proved to have it too. */
    List<Integer> line(int root, int value) {
        List<Integer> line = new ArrayList<>();
        int node = root;
        while (counts[node] > 0) {
            int next = -1;
            for (int child = first[node], end = child + counts[node]; child < end && next < 0; child++) {
                if (!isOpen(child) && (max[node] ? lower[child] == value : upper[child] == value)) next = child;
            }
            if (next < 0) break;
            line.add(moves[next]);
            node = next;
        }
        return List.copyOf(line);
    }

    private void grow(int length) {
        moves = Arrays.copyOf(moves, length);
        first = Arrays.copyOf(first, length);
        counts = Arrays.copyOf(counts, length);
        max = Arrays.copyOf(max, length);
        knownLower = Arrays.copyOf(knownLower, length);
        knownUpper = Arrays.copyOf(knownUpper, length);
        lower = Arrays.copyOf(lower, length);
        upper = Arrays.copyOf(upper, length);
    }
}
