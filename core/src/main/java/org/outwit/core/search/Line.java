package org.outwit.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The principal variations of a recursion, in one row, each with its last move first: then a node whose only good child is
 * its first puts a move behind the child's line, and nothing has to be moved, however long the line is. A node keeps its best
 * line so far at {@code start}; each later child writes its own right behind it, and is moved down when it proves better.
 * Nothing is allocated per node, and a tree of ten thousand plies needs ten thousand cells, not the square that a triangular
 * table would take.
 */
public final class Line {

    private int[] cells = new int[64];
    private int length;

    /** A node without successors, or without a better one, has an empty line. */
    public void clear() {
        length = 0;
    }

    /**
     * Makes the child's line, which stands at {@code start + kept}, with {@code move} to be played before it the line of the node
     * at {@code start}. Returns its length: the node's {@code kept} from now on.
     */
    public int improve(int start, int kept, int move) {
        int room = start + kept + length + 1;
        if (room >= cells.length) cells = Arrays.copyOf(cells, 2 * room);
        int[] row = cells; // lines are short: a loop is a little faster than System.arraycopy
        if (kept > 0) for (int i = 0; i < length; i++) row[start + i] = row[start + kept + i];
        row[start + length] = move;
        return length + 1;
    }

    /** The node at {@code start} is done and hands its line of this length to its parent. */
    public void done(int kept) {
        length = kept;
    }

    /** The line of the root. */
    public List<Integer> moves() {
        List<Integer> moves = new ArrayList<>(length);
        for (int i = length - 1; i >= 0; i--) moves.add(cells[i]);
        return List.copyOf(moves);
    }
}
