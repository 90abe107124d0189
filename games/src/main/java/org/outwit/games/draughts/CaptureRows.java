package org.outwit.games.draughts;

import java.util.Arrays;

/**
 * The captures of each ply of a line of play, one row after the other. A row is begun where the one of the ply before
 * it ends, so entering a ply gives up the rows of all later ones.
 */
final class CaptureRows {

    private static final int UNKNOWN = -1;

    private int[] starts;
    private int[] ends;
    private int[] moves = new int[64];
    private long[] taken = new long[64];

    /** Rows of a line of {@code plies}, none of them known. */
    CaptureRows(int plies) {
        starts = new int[plies + 64];
        ends = new int[plies + 64];
        Arrays.fill(ends, UNKNOWN);
    }

    /** Goes on from the ply before to this one, whose captures are not known yet. */
    void enter(int ply) {
        if (ply == ends.length) {
            starts = Arrays.copyOf(starts, 2 * ply);
            ends = Arrays.copyOf(ends, 2 * ply);
        }
        starts[ply] = Math.max(starts[ply - 1], ends[ply - 1]);
        ends[ply] = UNKNOWN;
    }

    boolean isFilled(int ply) {
        return ends[ply] != UNKNOWN;
    }

    void clear(int ply) {
        ends[ply] = starts[ply];
    }

    int size(int ply) {
        return ends[ply] - starts[ply];
    }

    int move(int ply, int index) {
        return moves[starts[ply] + index];
    }

    long taken(int ply, int index) {
        return taken[starts[ply] + index];
    }

    /** Adds a capture, given by where it starts and ends and what it takes, to a row. */
    void add(int ply, int ends, long prey) {
        int at = this.ends[ply]++;
        if (at == moves.length) {
            moves = Arrays.copyOf(moves, 2 * at);
            taken = Arrays.copyOf(taken, 2 * at);
        }
        moves[at] = ends | at - starts[ply] + 1 << DraughtsPosition.CAPTURE_SHIFT;
        taken[at] = prey;
    }

    /** Whether a row has such a capture from this index on. */
    boolean contains(int ply, int from, int ends, long prey) {
        for (int at = starts[ply] + from; at < this.ends[ply]; at++) {
            boolean sameEnds = (moves[at] & (1 << DraughtsPosition.CAPTURE_SHIFT) - 1) == ends;
            if (sameEnds && taken[at] == prey) return true;
        }
        return false;
    }
}
