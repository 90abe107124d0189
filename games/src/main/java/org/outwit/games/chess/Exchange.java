package org.outwit.games.chess;

/**
 * What is left when both sides go on taking on one square, the least valuable piece first, and each stops when it pays to
 * stop (static exchange evaluation). Pins are not seen. Nothing is kept but how far the side that began is above what it
 * wants: each side in turn has reached its end, cannot reach it even if it may take for nothing, or has to take.
 */
final class Exchange {

    /** In thousandths of a pawn; knights and bishops are alike, or taking one with the other would look like a loss. */
    private static final int[] WORTH = {0, 1000, 3000, 3000, 5000, 9000, 100_000};

    private Exchange() {}

    /** Whether the move gains a side {@code least} or more. */
    static boolean seeAtLeast(Board board, int side, int move, int least) {
        if (ChessMove.isCastling(move)) return least <= 0;
        int to = ChessMove.to(move);
        int promotion = ChessMove.promotion(move);
        int ahead = WORTH[ChessMove.taken(move)] - least;
        int standing = ChessMove.piece(move);
        if (promotion != 0) {
            ahead += WORTH[promotion] - WORTH[Board.PAWN];
            standing = promotion;
        }
        if (ahead < 0) return false;
        if (ahead >= WORTH[standing]) return true;
        long taken = board.taken() & ~Squares.bit(ChessMove.from(move)) | Squares.bit(to);
        if (ChessMove.isEnPassant(move)) taken &= ~Squares.ahead(Squares.bit(to), 1 - side);
        return keeps(board, side, to, taken, standing, ahead);
    }

    private static boolean keeps(Board board, int side, int to, long taken, int first, int gained) {
        int standing = first;
        int ahead = gained;
        long left = taken & ~Squares.bit(to);
        while (true) {
            long takers = takers(board, 1 - side, to, left);
            int kind = least(board, 1 - side, takers);
            if (kind == Board.ALL || kind == Board.KING && takers(board, side, to, left) != 0) return true;
            ahead -= WORTH[standing];
            if (ahead >= 0) return true;
            left ^= Long.lowestOneBit(takers & board.pieces(1 - side, kind));
            standing = kind;
            if (ahead + WORTH[standing] < 0) return false;

            takers = takers(board, side, to, left);
            kind = least(board, side, takers);
            if (kind == Board.ALL || kind == Board.KING && takers(board, 1 - side, to, left) != 0) return false;
            ahead += WORTH[standing];
            left ^= Long.lowestOneBit(takers & board.pieces(side, kind));
            standing = kind;
        }
    }

    private static long takers(Board board, int side, int square, long taken) {
        return (board.attackers(side, square, taken) | Attacks.king(square) & board.pieces(side, Board.KING)) & taken;
    }

    private static int least(Board board, int side, long takers) {
        if (takers == 0) return Board.ALL;
        int kind = Board.PAWN;
        while ((takers & board.pieces(side, kind)) == 0) kind++;
        return kind;
    }
}
