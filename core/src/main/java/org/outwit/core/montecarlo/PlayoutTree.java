package org.outwit.core.montecarlo;

import java.util.Arrays;
import org.outwit.core.game.Position;

/** What Monte-Carlo search remembers: nodes as numbers into parallel rows, the root being 0. It grows up to a fixed size. */
final class PlayoutTree {

    private final int most;
    private int size;
    private int[] moves = new int[256];
    private int[] first = new int[256]; // the first child; 0 before it has any
    private int[] counts = new int[256];
    private int[] visits = new int[256];
    private double[] totals = new double[256]; // of rewards, as the player who chooses the node sees them

    PlayoutTree(int most) {
        this.most = most;
    }

    /** Forgets everything but a new root. */
    void start() {
        size = 0;
        add(Position.NO_MOVE);
    }

    int size() {
        return size;
    }

    private void add(int move) {
        int node = size++;
        moves[node] = move;
        first[node] = 0;
        counts[node] = 0;
        visits[node] = 0;
        totals[node] = 0;
    }

    /** Adds children for these moves, and says whether there was room for them. */
    boolean expand(int node, int[] row, int end) {
        if (size + end > most) return false;
        if (size + end > moves.length) grow(Math.max(size + end, 2 * moves.length));
        first[node] = size;
        counts[node] = end;
        for (int i = 0; i < end; i++) add(row[i]);
        return true;
    }

    boolean isExpanded(int node) {
        return counts[node] > 0;
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

    int visits(int node) {
        return visits[node];
    }

    double mean(int node) {
        return totals[node] / visits[node];
    }

    void visit(int node, double reward) {
        visits[node]++;
        totals[node] += reward;
    }

    /** The child that was tried most often, the first of equals, or -1 where none was tried. */
    int favourite(int node) {
        int best = -1;
        for (int child = firstChild(node); child < endChild(node); child++) {
            if (visits[child] > 0 && (best < 0 || visits[child] > visits[best])) best = child;
        }
        return best;
    }

    private void grow(int length) {
        moves = Arrays.copyOf(moves, length);
        first = Arrays.copyOf(first, length);
        counts = Arrays.copyOf(counts, length);
        visits = Arrays.copyOf(visits, length);
        totals = Arrays.copyOf(totals, length);
    }
}
