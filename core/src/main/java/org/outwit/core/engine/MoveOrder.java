package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;

/**
 * Which moves to try first: the table's, then noisy ones by their promise, then those that refuted a sibling (killers),
 * then quiet ones by how often they were best before and how often not (history), and last those that lose in the
 * exchange. Ties stay in the game's order, so equal searches stay equal.
 */
final class MoveOrder<P extends Position> {

    private static final int HASH = 1 << 30;
    private static final int NOISY = 1 << 28;
    private static final int KILLER = 1 << 27;
    private static final int LOSING = -1 << 20;
    private static final int QUIET_SCORE_SHIFT = 14;
    private static final int QUIET_SCORE_DEPTH = 3;
    private static final int PLACE_BITS = 16;
    private static final int LAST_PLACE = (1 << PLACE_BITS) - 1;
    private static final long QUIET = 1L << PLACE_BITS;
    private static final int SCORE_SHIFT = PLACE_BITS + 1;

    private final Tactics<P> tactics;
    private final boolean exchanges;
    private final HistoryHeuristic history; // null where only noisy moves are ordered
    /** A score above, then whether it is quiet, then how far it stood from the end of the list: no two of a node are equal. */
    private long[] marks = new long[64];

    /** {@code exchanges} puts moves that lose in the exchange last. */
    MoveOrder(Tactics<P> tactics, boolean exchanges, HistoryHeuristic history) {
        this.tactics = tactics;
        this.exchanges = exchanges;
        this.history = history;
    }

    /** For noisy moves, by their promise alone. */
    static <P extends Position> MoveOrder<P> ofNoisy(Tactics<P> tactics) {
        return new MoveOrder<>(tactics, false, null);
    }

    /**
     * Gives each move from {@code from} to {@code end} its score; {@code hashPlace} is that of the table's move. Where less
     * than {@value #QUIET_SCORE_DEPTH} plies are left, hunches cost more than they save.
     */
    void score(P position, int[] moves, int from, int end, int hashPlace, int ply, int depth) {
        reserve(end);
        short[] often = history.of(position.mover());
        int killer = history.killer(ply);
        int older = history.olderKiller(ply);
        for (int i = from; i < end; i++) {
            int move = moves[i];
            int noisyScore = tactics.noisyScore(position, move);
            int score;
            if (i - from == hashPlace) score = HASH;
            else if (noisyScore > 0) score = NOISY + noisyScore;
            else if (killer == move) score = KILLER + 1;
            else if (older == move) score = KILLER;
            else {
                score = often[HistoryHeuristic.slot(move)] + HistoryHeuristic.MOST_HISTORY;
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

    /** Brings the best of the remaining moves here, also those that lose in an exchange. */
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

    /** See {@link HistoryHeuristic#trust}. */
    int trust(int mover, int move) {
        return history.trust(mover, move);
    }

    /** The quiet move at {@code at} was too good for the other side; the quiet ones from {@code from} on were not. */
    void refuted(int mover, int[] moves, int from, int at, int ply, int depth) {
        for (int i = from; i < at; i++) if (isQuiet(i)) history.failed(mover, moves[i], depth);
        history.refuted(mover, moves[at], ply, depth);
    }

    private void reserve(int end) {
        if (end > marks.length) marks = Arrays.copyOf(marks, 2 * end);
    }
}
