package org.outwit.core.model;

import java.util.Arrays;
import org.outwit.core.bounds.SumBounds;

/**
 * The values of all levels at every node of the path, and a rule that says when the rest of a node cannot matter. What a
 * rule must promise: leaving a node early changes neither the value of the root nor its first best move.
 */
abstract class CutRule {

    static final long OPEN = 1L << 60;

    final SumBounds.ByHeight bounds;
    final int last;
    final int width; // levels 0 to n + 2, of which those below n have values of their own
    private long[] values; // v_k, row by row: ply * width + k
    private int[] heights = new int[16];
    private boolean[] taken = new boolean[16];

    CutRule(SumBounds.ByHeight bounds, int last) {
        this.bounds = bounds;
        this.last = last;
        this.width = last + 3;
        this.values = new long[16 * width];
    }

    /** The row of a node; its level k is at {@code row + k}. Makes room for its children, too. */
    final int row(int ply) {
        int row = ply * width;
        if (row + 2 * width > values.length) values = Arrays.copyOf(values, 2 * (row + 2 * width));
        return row;
    }

    final long value(int cell) {
        return values[cell];
    }

    final void set(int cell, long value) {
        values[cell] = value;
    }

    /** A node is entered at this ply, which has {@code height} plies below it. */
    final void enter(int ply, int height) {
        if (ply == heights.length) {
            heights = Arrays.copyOf(heights, 2 * ply);
            taken = Arrays.copyOf(taken, 2 * ply);
        }
        heights[ply] = height;
        taken[ply] = false;
        open(ply, height);
    }

    /** What the rule itself does there. */
    abstract void open(int ply, int height);

    final int height(int ply) {
        return heights[ply];
    }

    /** Whether a child of the node at this ply is finished, so that its values mean something. */
    final boolean hasTaken(int ply) {
        return taken[ply];
    }

    /** A level that is active at the node of this cell has found something better than before. */
    void found(int cell, long value) {}

    /**
     * Whether the remaining children of the node cannot matter to anybody. Asked before each child, the first included,
     * which is searched in any case; {@code lastChild} says that it is the last.
     */
    abstract boolean isSettled(int ply, boolean lastChild);

    /** Tells a listener which windows closed at a node that is settled; asked right after {@link #isSettled}. */
    abstract void because(ModelView<?> view, int ply);

    /**
     * Takes the values of the child one ply below. Says whether the level that decides at this ply in fact, our own or
     * the opponent's, chose it.
     */
    final boolean take(int ply, boolean first) {
        taken[ply] = true;
        int x = ply * width;
        int child = x + width;
        boolean chosen = false;
        int decides = ply & 1;
        int k = decides;
        for (int end = Math.min(last, ply); k <= end; k += 2) {
            long value = values[child + k];
            if (!first && value <= values[x + k]) continue;
            values[x + k] = value;
            if (k > 0) values[x + k - 1] = values[child + k - 1];
            found(x + k, value);
            if (k == decides) chosen = true;
        }
        if (ply <= last) return chosen;
        if (k == last + 1
                && (first || values[child + last] < values[x + last])) { // the tail chooses for the last level
            values[x + last] = values[child + last];
            if (k == decides) chosen = true;
        }
        if (k <= ply) found(x + k, k == last + 1 ? -values[x + last] : values[x + last]);
        return chosen;
    }

    /** The value that level k has at a node where it is carried; below level n the signs alternate. */
    final long known(int row, int k) {
        if (k <= last) return values[row + k];
        return (k - last & 1) == 0 ? values[row + last] : -values[row + last];
    }
}
