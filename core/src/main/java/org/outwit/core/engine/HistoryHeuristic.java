package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * Which quiet moves were good before: killers, the last two that refuted something at a ply (Akl and Newborn, <i>The principal
 * continuation and the killer heuristic</i>, 1977), and history, how often a move was best and how often not, wherever it was
 * played (Schaeffer, <i>The history heuristic</i>, 1983).
 */
final class HistoryHeuristic {

    /** No move's history is further from 0 than this. */
    static final int MOST_HISTORY = 1 << 13;

    private static final int MOST_BONUS = 1 << 11;
    private static final int SLOT_BITS = 13;

    private final int[] killers = new int[2 * SearchNode.MOST_PLIES];
    private final short[][] history = new short[2][1 << SLOT_BITS];

    HistoryHeuristic() {
        Arrays.fill(killers, Position.NO_MOVE);
    }

    /** The move that refuted something at this ply last. */
    int killer(int ply) {
        return killers[2 * ply];
    }

    /** The one that did so before it. */
    int olderKiller(int ply) {
        return killers[2 * ply + 1];
    }

    /** What a player's moves have done so far; read it with {@link #slot}. */
    short[] of(int mover) {
        return history[mover & 1];
    }

    static int slot(int move) {
        return move * 0x9E3779B1 >>> 32 - SLOT_BITS;
    }

    /** From -2 for a move that was nearly never best before to 2 for one that nearly always was. */
    int trust(int mover, int move) {
        return 2 * of(mover)[slot(move)] / MOST_HISTORY;
    }

    /** This quiet move was too good for the other side. */
    void refuted(int mover, int move, int ply, int depth) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        change(of(mover), slot(move), bonus(depth));
    }

    /** This quiet move was tried before it and was not. */
    void failed(int mover, int move, int depth) {
        change(of(mover), slot(move), -bonus(depth));
    }

    private static int bonus(int depth) {
        return Math.min(8 * depth * depth, MOST_BONUS);
    }

    /** The nearer to its end a number is, the less it changes towards it, so it never gets beyond. */
    private static void change(short[] row, int slot, int bonus) {
        row[slot] += (short) (bonus - row[slot] * Math.abs(bonus) / MOST_HISTORY);
    }

    /**
     * The root is {@code plies} further down the game than before, or further up: killers are found again where they were, and what
     * was good before counts half.
     */
    void moveRoot(int plies) {
        if (plies == 0) return;
        int from = Math.min(killers.length, 2 * Math.max(0, plies));
        int to = Math.min(killers.length, 2 * Math.max(0, -plies));
        int kept = killers.length - from - to;
        System.arraycopy(killers, from, killers, to, kept);
        Arrays.fill(killers, 0, to, Position.NO_MOVE);
        Arrays.fill(killers, to + kept, killers.length, Position.NO_MOVE);
        for (short[] row : history) for (int i = 0; i < row.length; i++) row[i] /= 2;
    }
}
