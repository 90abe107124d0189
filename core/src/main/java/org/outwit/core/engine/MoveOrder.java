package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;

/**
 * Which moves to try first: the table's, then noisy ones by their promise, then those that refuted a sibling (killers),
 * then quiet ones by how often they were best before and how often not (history), and last those that lose in the
 * exchange. Keeps its own marks between nodes; ties stay in the game's order, so equal searches stay equal.
 */
final class MoveOrder<P extends Position> {

    private static final int HASH = 1 << 30;
    private static final int NOISY = 1 << 28;
    private static final int KILLER = 1 << 27;
    private static final int LOSING = -1 << 20;
    private static final int MOST_HISTORY = 1 << 13;
    private static final int MOST_BONUS = 1 << 11;
    private static final int HISTORY_BITS = 13;
    private static final int QUIET_SCORE_SHIFT = 14;
    private static final int QUIET_SCORE_DEPTH = 3;
    private static final int PLACE_BITS = 16;
    private static final int LAST_PLACE = (1 << PLACE_BITS) - 1;
    private static final long QUIET = 1L << PLACE_BITS;
    private static final int SCORE_SHIFT = PLACE_BITS + 1;

    private final Tactics<P> tactics;
    private final boolean exchanges;
    private final int[] killers = new int[2 * Worker.MOST_PLIES];
    private final int[][] history = new int[2][1 << HISTORY_BITS];
    /** A score above, then whether it is quiet, then how far it stood from the end of the list: no two of a node are equal. */
    private long[] marks = new long[64];

    /** {@code exchanges} puts moves that lose in the exchange last. */
    MoveOrder(Tactics<P> tactics, boolean exchanges) {
        this.tactics = tactics;
        this.exchanges = exchanges;
        Arrays.fill(killers, Position.NO_MOVE);
    }

    /**
     * Gives each move from {@code from} to {@code end} its score; {@code hashPlace} is that of the table's move. Where less
     * than {@value #QUIET_SCORE_DEPTH} plies are left, hunches cost more than they save.
     */
    void score(P position, int[] moves, int from, int end, int hashPlace, int ply, int depth) {
        reserve(end);
        int[] often = history[position.mover() & 1];
        int killer = killers[2 * ply];
        int older = killers[2 * ply + 1];
        for (int i = from; i < end; i++) {
            int move = moves[i];
            int noisyScore = tactics.noisyScore(position, move);
            int score;
            if (i - from == hashPlace) score = HASH;
            else if (noisyScore > 0) score = NOISY + noisyScore;
            else if (killer == move) score = KILLER + 1;
            else if (older == move) score = KILLER;
            else {
                score = often[slot(move)] + MOST_HISTORY;
                if (depth >= QUIET_SCORE_DEPTH) score += tactics.quietScore(position, move) << QUIET_SCORE_SHIFT;
            }
            marks[i] = mark(score, i - from) | (noisyScore > 0 ? 0 : QUIET);
        }
    }

    /** Gives moves their noisy score alone. */
    void scoreNoisy(P position, int[] moves, int from, int end) {
        reserve(end);
        for (int i = from; i < end; i++) marks[i] = mark(tactics.noisyScore(position, moves[i]), i - from);
    }

    /**
     * Brings the best of the moves from {@code at} on to {@code at}, by turns all of them in their order. Whether a noisy move
     * loses in the exchange is asked only when it is its turn, which it often never is.
     */
    void next(P position, int[] moves, int at, int end) {
        next(moves, at, end);
        while (exchanges && isUnproved(at) && !tactics.seeAtLeast(position, moves[at], 0)) {
            marks[at] += (long) (LOSING - NOISY) << SCORE_SHIFT;
            next(moves, at, end);
        }
    }

    private boolean isUnproved(int at) {
        long score = marks[at] >> SCORE_SHIFT;
        return score >= NOISY && score < HASH;
    }

    /** Brings the best of the remaining moves here, whatever is lost in the exchange. */
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
        return (marks[at] & QUIET) != 0;
    }

    /** Whether the move loses in the exchange. */
    boolean isLosing(int at) {
        return marks[at] < 0;
    }

    boolean isKiller(int at) {
        return marks[at] >> SCORE_SHIFT >= KILLER;
    }

    private static long mark(int score, int place) {
        return (long) score << SCORE_SHIFT | LAST_PLACE - place;
    }

    /** From -2 for a move that was nearly never best before to 2 for one that nearly always was. */
    int trust(int mover, int move) {
        return 2 * history[mover & 1][slot(move)] / MOST_HISTORY;
    }

    /** The quiet move at {@code at} was too good for the other side; the quiet ones from {@code from} on were not. */
    void refuted(int mover, int[] moves, int from, int at, int ply, int depth) {
        int move = moves[at];
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int[] row = history[mover & 1];
        int bonus = Math.min(8 * depth * depth, MOST_BONUS);
        for (int i = from; i < at; i++) if (isQuiet(i)) change(row, slot(moves[i]), -bonus);
        change(row, slot(move), bonus);
    }

    /** The nearer to its end a number is, the less it changes towards it, so it never gets beyond. */
    private static void change(int[] row, int slot, int bonus) {
        row[slot] += bonus - row[slot] * Math.abs(bonus) / MOST_HISTORY;
    }

    private static int slot(int move) {
        return move * 0x9E3779B1 >>> 32 - HISTORY_BITS;
    }

    private void reserve(int end) {
        if (end > marks.length) marks = Arrays.copyOf(marks, 2 * end);
    }
}
