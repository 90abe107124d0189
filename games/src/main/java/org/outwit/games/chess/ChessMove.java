package org.outwit.games.chess;

/**
 * How a move is packed into an int: from which square, to which, what moves, what it takes, and what is special.
 * Castling is coded as the king going to the square of its rook, which stays clear on all files.
 *
 * <p>A move says by itself what changes on the board, so it can be made and taken back without looking anything up.
 */
public final class ChessMove {

    static final int EN_PASSANT = 1 << 21;
    static final int CASTLING = 1 << 22;
    static final int TWO_STEPS = 1 << 23;

    private static final int PROMOTION = 7 << 18;

    private ChessMove() {}

    static int of(int piece, int from, int to, int taken) {
        return from | to << 6 | piece << 12 | taken << 15;
    }

    static int promotion(int move, int piece) {
        return move | piece << 18;
    }

    /** The square that a piece leaves, from 0 for a1 and 1 for b1 to 63 for h8. */
    public static int from(int move) {
        return move & 63;
    }

    /** The square it goes to; the one of its rook where the king castles. */
    public static int to(int move) {
        return move >> 6 & 63;
    }

    static int piece(int move) {
        return move >> 12 & 7;
    }

    /** The kind of piece that is taken, 0 if none. */
    static int taken(int move) {
        return move >> 15 & 7;
    }

    /** The kind of piece that a pawn becomes, as in {@link ChessPosition#pieces}, 0 if none. */
    public static int promotion(int move) {
        return move >> 18 & 7;
    }

    static boolean isCastling(int move) {
        return (move & CASTLING) != 0;
    }

    static boolean isEnPassant(int move) {
        return (move & EN_PASSANT) != 0;
    }

    static boolean isTwoSteps(int move) {
        return (move & TWO_STEPS) != 0;
    }

    /** Whether more happens than that one piece goes, and perhaps takes another where it arrives. */
    static boolean isSpecial(int move) {
        return (move & (PROMOTION | EN_PASSANT | CASTLING)) != 0;
    }
}
