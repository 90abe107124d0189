package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;

/**
 * Which moves to try first: the table's, then noisy ones by their promise, then those that refuted a sibling (killers),
 * then quiet ones by how often they were best before (history). Keeps its own marks between nodes; ties stay in the
 * game's order, so equal searches stay equal.
 */
final class MoveOrder<P extends Position> {

    private static final int HASH = 1 << 30;
    private static final int NOISY = 1 << 28;
    private static final int KILLER = 1 << 27;
    private static final int MOST_HISTORY = 1 << 26;
    private static final int HISTORY_BITS = 13;
    private static final int HUNCH_SHIFT = 14;
    private static final int HUNCH_DEPTH = 3;
    private static final int PLACE_BITS = 16;
    private static final int LAST_PLACE = (1 << PLACE_BITS) - 1;

    private final Tactics<P> tactics;
    private final int[] killers = new int[2 * Worker.MOST_PLIES];
    private final int[][] history = new int[2][1 << HISTORY_BITS];
    /** A score above, and below it how far the move stood from the end of the list: no two of a node are equal. */
    private long[] marks = new long[64];

    MoveOrder(Tactics<P> tactics) {
        this.tactics = tactics;
        Arrays.fill(killers, Position.NO_MOVE);
    }

    /**
     * Gives each move from {@code from} to {@code end} its score; {@code hashPlace} is that of the table's move. Where less
     * than {@value #HUNCH_DEPTH} plies are left, hunches cost more than they save.
     */
    void score(P position, int[] moves, int from, int end, int hashPlace, int ply, int depth) {
        reserve(end);
        int[] often = history[position.mover() & 1];
        int killer = killers[2 * ply];
        int older = killers[2 * ply + 1];
        for (int i = from; i < end; i++) {
            int move = moves[i];
            int score;
            int promise;
            if (i - from == hashPlace) score = HASH;
            else if ((promise = tactics.promise(position, move)) > 0) score = NOISY + promise;
            else if (killer == move) score = KILLER + 1;
            else if (older == move) score = KILLER;
            else {
                int hunch = depth >= HUNCH_DEPTH ? tactics.hunch(position, move) : 0;
                score = often[slot(move)];
                if (hunch != 0) score = (hunch << HUNCH_SHIFT) + (score >> HUNCH_SHIFT);
            }
            marks[i] = mark(score, i - from);
        }
    }

    /** Gives moves a score by their promise alone. */
    void scoreNoisy(P position, int[] moves, int from, int end) {
        reserve(end);
        for (int i = from; i < end; i++) marks[i] = mark(tactics.promise(position, moves[i]), i - from);
    }

    /** Brings the best of the moves from {@code at} on to {@code at}, by turns all of them in their order. */
    void next(int[] moves, int at, int end) {
        int best = at;
        long most = marks[at];
        for (int i = at + 1; i < end; i++) {
            if (marks[i] > most) {
                most = marks[i];
                best = i;
            }
        }
        if (best == at) return;
        marks[best] = marks[at];
        marks[at] = most;
        int move = moves[best];
        moves[best] = moves[at];
        moves[at] = move;
    }

    /** Where the move that is now at {@code at} stood in the game's own list. */
    int place(int at) {
        return LAST_PLACE - ((int) marks[at] & LAST_PLACE);
    }

    boolean isQuiet(int at) {
        return marks[at] < (long) NOISY << PLACE_BITS;
    }

    private static long mark(int score, int place) {
        return (long) score << PLACE_BITS | LAST_PLACE - place;
    }

    /** A quiet move was too good for the other side. */
    void refuted(int mover, int move, int ply, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int[] row = history[mover & 1];
        int slot = slot(move);
        row[slot] += depth * depth;
        if (row[slot] >= MOST_HISTORY) for (int i = 0; i < row.length; i++) row[i] >>= 1;
    }

    /** Before another search: killers belong to a tree that is gone, history fades. */
    void fade() {
        Arrays.fill(killers, Position.NO_MOVE);
        for (int[] row : history) for (int i = 0; i < row.length; i++) row[i] >>= 3;
    }

    private static int slot(int move) {
        return move * 0x9E3779B1 >>> 32 - HISTORY_BITS;
    }

    private void reserve(int end) {
        if (end > marks.length) marks = Arrays.copyOf(marks, 2 * end);
    }
}
