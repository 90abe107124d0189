package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * The moves of all nodes on the way down in one row, and in which order they are tried where there are many players: what was best here at
 * the last depth first, then by how often a move was best for the same player elsewhere. Every move keeps its place in the game's order,
 * since the first of equal moves wins in every order of trying them.
 */
final class SeatOrder {

    private static final int SLOT_BITS = 13;
    private static final int MOST_SCORE = 1 << 28;

    /** The place of a promoted move. */
    static final int PROMOTED = -1;

    private final int[][] history;
    private int[] moves = new int[512];
    private int[] places = new int[512];
    private int[] scores = new int[512];

    SeatOrder(int players) {
        this.history = new int[players][1 << SLOT_BITS];
    }

    private static int slot(int move) {
        return move * 0x9E3779B1 >>> 32 - SLOT_BITS;
    }

    /** The player who moves; these searches know neither chance nor more players than they were told of. */
    int mover(Position position) {
        int mover = position.mover();
        if (mover >= 0 && mover < history.length) return mover;
        throw new IllegalArgumentException(
                mover < 0
                        ? "This search knows no chance nodes, and chance moves here."
                        : "Player " + mover + " moves here, among " + history.length + " players.");
    }

    /** Generates the moves in the game's order from index {@code from} on and returns the index after the last. */
    int list(Position position, int from) {
        int room = from + position.mostMoves();
        if (room > moves.length) {
            moves = Arrays.copyOf(moves, 2 * room);
            places = Arrays.copyOf(places, 2 * room);
            scores = Arrays.copyOf(scores, 2 * room);
        }
        int end = position.moves(moves, from);
        for (int i = from; i < end; i++) places[i] = i - from;
        return end;
    }

    int move(int index) {
        return moves[index];
    }

    /** Where a move stands in the game's order. */
    int place(int index) {
        return places[index];
    }

    /** Sorts moves that were just listed: the one at place {@code first} comes first, equal ones stay as they are. */
    void sort(int mover, int first, int from, int end) {
        int[] known = history[mover];
        for (int i = from; i < end; i++) {
            int move = moves[i];
            int place = places[i];
            int score = place == first ? Integer.MAX_VALUE : known[slot(move)];
            int at = i;
            for (; at > from && scores[at - 1] < score; at--) {
                scores[at] = scores[at - 1];
                moves[at] = moves[at - 1];
                places[at] = places[at - 1];
            }
            scores[at] = score;
            moves[at] = move;
            places[at] = place;
        }
    }

    /** Puts a move before all others, also in the order that decides between equal ones, if it is there. */
    void promote(int move, int from, int end) {
        for (int i = from; i < end; i++) {
            if (moves[i] != move) continue;
            System.arraycopy(moves, from, moves, from + 1, i - from);
            System.arraycopy(places, from, places, from + 1, i - from);
            moves[from] = move;
            places[from] = PROMOTED;
            return;
        }
    }

    /** Notes that this move was best for the mover in a search of {@code depth} plies. */
    void wasBest(int mover, int move, int depth) {
        int[] row = history[mover];
        int slot = slot(move);
        row[slot] += depth * depth;
        if (row[slot] < MOST_SCORE) return;
        for (int i = 0; i < row.length; i++) row[i] >>= 1;
    }
}
