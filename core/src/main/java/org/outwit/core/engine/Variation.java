package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.List;

/** The lines that a search expects from each of its plies on, in a triangle that is made once. */
final class Variation {

    private final int[][] lines = new int[SearchNode.MOST_PLIES + 1][];
    private final int[] lengths = new int[SearchNode.MOST_PLIES + 2];

    Variation() {
        for (int ply = 0; ply < lines.length; ply++) lines[ply] = new int[lines.length - ply];
    }

    /** A node is entered, and nothing is expected from it yet. */
    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** The move and what is expected after it are the line from this ply on. */
    void keep(int ply, int move) {
        int[] line = lines[ply];
        int length = lengths[ply + 1];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lengths[ply] = length + 1;
    }

    /** The line from the root, the first move first. */
    List<Integer> moves() {
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < lengths[0]; i++) moves.add(lines[0][i]);
        return moves;
    }
}
