package org.outwit.games.chess;

import java.util.Arrays;

/** The moves made from where a position was set up, each with what it cannot restore by itself. */
final class History {

    private int length;
    private int[] moves;
    private int[] clocks;
    private long[] rights;
    private long[] keys;

    History() {
        moves = new int[128];
        clocks = new int[128];
        rights = new long[128];
        keys = new long[128];
    }

    History(History other) {
        length = other.length;
        moves = other.moves.clone();
        clocks = other.clocks.clone();
        rights = other.rights.clone();
        keys = other.keys.clone();
    }

    int length() {
        return length;
    }

    /** Adds a move and what was true before it. */
    void push(int move, int clock, long right, long key) {
        if (length == moves.length) grow();
        moves[length] = move;
        clocks[length] = clock;
        rights[length] = right;
        keys[length++] = key;
    }

    private void grow() {
        int room = 2 * length;
        moves = Arrays.copyOf(moves, room);
        clocks = Arrays.copyOf(clocks, room);
        rights = Arrays.copyOf(rights, room);
        keys = Arrays.copyOf(keys, room);
    }

    /** Forgets the last move; the values before it can still be asked for. */
    int pop() {
        assert length > 0 : "There is no move to take back.";
        return moves[--length];
    }

    /** The move that was pushed {@code pliesAgo}, 0 for the last; the caller knows that there is one. */
    int move(int pliesAgo) {
        return moves[length - 1 - pliesAgo];
    }

    int clockBefore() {
        return clocks[length];
    }

    long rightsBefore() {
        return rights[length];
    }

    long keyBefore() {
        return keys[length];
    }

    /** How often the position with this key has been there where one more move had been made. */
    int times(long key, int clock) {
        int first = Math.max(0, length + 1 - clock);
        int times = 0;
        for (int i = length - 3; i >= first; i -= 2) if (keys[i] == key) times++;
        return times;
    }

    /**
     * How often the position with this key has been there before. It comes back only after an even number of plies, at least
     * four, and since the last ply that cannot be undone, which the clock counts from.
     */
    int timesBefore(long key, int clock) {
        int first = Math.max(0, length - clock);
        int times = 0;
        for (int i = length - 4; i >= first; i -= 2) if (keys[i] == key) times++;
        return times;
    }

    /** Whether it has been there twice before; searches ask at each node, so this stops there. */
    boolean isThirdTime(long key, int clock) {
        int first = Math.max(0, length - clock);
        int times = 1;
        for (int i = length - 4; i >= first; i -= 2) {
            if (keys[i] == key && ++times == 3) return true;
        }
        return false;
    }
}
