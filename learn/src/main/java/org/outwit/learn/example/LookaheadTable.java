package org.outwit.learn.example;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * The transposition table of one {@link Lookahead}: what it found out about positions that it comes to on several ways, as bounds with the depth they hold
 * for. The newest entry of a slot stays. A small one is kept for one decision, whose alternatives lead to the same
 * positions; nothing in it depends on anything but the position, the depth, the player and the function. The engine's
 * {@link org.outwit.core.engine.TranspositionTable} has at least 64 kB to empty between two decisions, and would answer from deeper
 * searches, which here would change values.
 */
final class LookaheadTable {

    /** With fewer plies left it costs more to remember a position than to look again. */
    static final int LEAST_DEPTH = 2;

    /** Where less is to be seen there is not enough that comes twice. */
    private static final int LEAST_SEARCH = 4;

    private static final int FEWEST_BITS = 6;
    private static final int MOST_BITS = 14;

    private static final int UPPER = 1;
    private static final int LOWER = 2;

    private long[] keys = new long[0];
    private int[] values;
    private int[] moves;
    private byte[] depths;
    private byte[] bounds;
    private long salt;

    /** Makes room for a search of this depth by this player. */
    void begin(int player, int depth) {
        salt = (player + 1) * SplitMix64.GOLDEN_GAMMA;
        if (depth < LEAST_SEARCH) return;
        int slots = 1 << Math.min(MOST_BITS, FEWEST_BITS + 2 * (depth - LEAST_SEARCH + 1));
        if (keys.length >= slots) return;
        keys = new long[slots];
        values = new int[slots];
        moves = new int[slots];
        depths = new byte[slots];
        bounds = new byte[slots];
    }

    void clear() {
        Arrays.fill(keys, 0); // no position has this key, or next to none
        if (depths != null) Arrays.fill(depths, (byte) 0); // and nothing is kept that was looked at no ply deep
    }

    long key(Position position) {
        return position.key() ^ salt;
    }

    /** The slot that knows this position to exactly this depth, or a negative number. */
    int find(long key, int depth) {
        if (keys.length == 0) return -1;
        int slot = slot(key);
        return keys[slot] == key && depths[slot] == depth ? slot : -1;
    }

    /** Whether what is known settles that the value is not between the two. */
    boolean decides(int slot, int low, int high) {
        int bound = bounds[slot];
        return (bound & LOWER) != 0 && values[slot] >= high || (bound & UPPER) != 0 && values[slot] <= low;
    }

    int value(int slot) {
        return values[slot];
    }

    int move(int slot) {
        return moves[slot];
    }

    /** Keeps a value as the mover sees it that was searched with this window. */
    void put(long key, int depth, int value, int low, int high, int move) {
        if (keys.length == 0) return;
        int slot = slot(key);
        keys[slot] = key;
        depths[slot] = (byte) depth;
        values[slot] = value;
        moves[slot] = move;
        bounds[slot] = (byte) ((value > low ? LOWER : 0) | (value < high ? UPPER : 0));
    }

    private int slot(long key) {
        return (int) ((key ^ key >>> 32) & keys.length - 1);
    }
}
