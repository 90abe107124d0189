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

    private final Tactics<P> tactics;
    private final int[] killers = new int[2 * Worker.MOST_PLIES];
    private final int[][] history = new int[2][1 << HISTORY_BITS];
    private int[] scores = new int[64];
    private int[] places = new int[64];

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
        int mover = position.mover() & 1;
        for (int i = from; i < end; i++) {
            int move = moves[i];
            places[i] = i - from;
            if (i - from == hashPlace) {
                scores[i] = HASH;
                continue;
            }
            int promise = tactics.promise(position, move);
            if (promise > 0) scores[i] = NOISY + promise;
            else if (killers[2 * ply] == move) scores[i] = KILLER + 1;
            else if (killers[2 * ply + 1] == move) scores[i] = KILLER;
            else {
                int hunch = depth >= HUNCH_DEPTH ? tactics.hunch(position, move) : 0;
                int often = history[mover][slot(move)];
                scores[i] = hunch == 0 ? often : (hunch << HUNCH_SHIFT) + (often >> HUNCH_SHIFT);
            }
        }
    }

    /** Gives moves a score by their promise alone. */
    void scoreNoisy(P position, int[] moves, int from, int end) {
        reserve(end);
        for (int i = from; i < end; i++) {
            places[i] = i - from;
            scores[i] = tactics.promise(position, moves[i]);
        }
    }

    /** Brings the best of the moves from {@code at} on to {@code at}; the others keep their order. */
    void next(int[] moves, int at, int end) {
        int best = at;
        for (int i = at + 1; i < end; i++) if (scores[i] > scores[best]) best = i;
        if (best == at) return;
        int move = moves[best];
        int score = scores[best];
        int place = places[best];
        for (int i = best; i > at; i--) {
            moves[i] = moves[i - 1];
            scores[i] = scores[i - 1];
            places[i] = places[i - 1];
        }
        moves[at] = move;
        scores[at] = score;
        places[at] = place;
    }

    /** Where the move that is now at {@code at} stood in the game's own list. */
    int place(int at) {
        return places[at];
    }

    boolean isQuiet(int at) {
        return scores[at] < NOISY;
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
        if (end <= scores.length) return;
        scores = Arrays.copyOf(scores, 2 * end);
        places = Arrays.copyOf(places, 2 * end);
    }
}
