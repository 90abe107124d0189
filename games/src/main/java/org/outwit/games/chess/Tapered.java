package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/**
 * Two numbers in one long, what something is worth in the opening above and what it is worth in the ending below, so that
 * both are added up at once. Between opening and ending judgements go over smoothly, stage by stage: a step would make
 * searches trade pieces only to get over it.
 */
final class Tapered {

    /** The stage of the opening; bare kings and pawns are at stage 0. */
    static final int OPENING = 24;

    private Tapered() {}

    static long of(int opening, int ending) {
        return ((long) opening << 32) + ending;
    }

    static long[] of(int[] opening, int[] ending) {
        long[] both = new long[opening.length];
        for (int i = 0; i < both.length; i++) both[i] = of(opening[i], ending[i]);
        return both;
    }

    static int opening(long both) {
        return (int) (both + 0x8000_0000L >> 32); // undoes the borrow of an ending below zero
    }

    static int ending(long both) {
        return (int) both;
    }

    /** How much is left to attack with: a minor piece counts one, a rook two, a queen four. */
    static int stage(Board board) {
        int minor = bitCount(board.pieces(0, Board.KNIGHT)
                | board.pieces(1, Board.KNIGHT)
                | board.pieces(0, Board.BISHOP)
                | board.pieces(1, Board.BISHOP));
        int rooks = bitCount(board.pieces(0, Board.ROOK) | board.pieces(1, Board.ROOK));
        int queens = bitCount(board.pieces(0, Board.QUEEN) | board.pieces(1, Board.QUEEN));
        return Math.min(OPENING, minor + 2 * rooks + 4 * queens);
    }

    /** Division rounds towards zero, so what one side gains the other loses. */
    static int at(long both, int stage) {
        return (opening(both) * stage + ending(both) * (OPENING - stage)) / OPENING;
    }
}
