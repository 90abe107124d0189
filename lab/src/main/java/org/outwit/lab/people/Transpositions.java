package org.outwit.lab.people;

import org.outwit.core.game.Position;

/** What a lookahead has found out about positions lately. Only equal depths answer, so it changes no value. */
final class Transpositions {

    private static final int PLACES = 1 << 16;
    private static final int AT_MOST = 1;
    private static final int AT_LEAST = 2;

    private final long[] keys = new long[PLACES];
    private final int[] values = new int[PLACES];
    private final byte[] depths = new byte[PLACES];
    private final byte[] bounds = new byte[PLACES];
    private final byte[] moves = new byte[PLACES];

    /** What the last question found. */
    int value;

    /** Whether the value at this depth, or a bound that settles the window, is known. */
    boolean answers(long key, int depth, int alpha, int beta) {
        int place = (int) key & PLACES - 1;
        if (keys[place] != key || depths[place] != depth) return false;
        value = values[place];
        return switch (bounds[place]) {
            case AT_MOST -> value <= alpha;
            case AT_LEAST -> value >= beta;
            default -> true;
        };
    }

    /** What was best here at any depth. */
    int move(long key) {
        int place = (int) key & PLACES - 1;
        return keys[place] == key ? moves[place] : Position.NO_MOVE;
    }

    void keep(long key, int depth, int found, boolean atMost, boolean atLeast, int move) {
        int place = (int) key & PLACES - 1;
        keys[place] = key;
        values[place] = found;
        depths[place] = (byte) depth;
        bounds[place] = (byte) (atMost ? AT_MOST : atLeast ? AT_LEAST : 0);
        moves[place] = (byte) move;
    }
}
