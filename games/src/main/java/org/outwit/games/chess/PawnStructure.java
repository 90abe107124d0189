package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/** What pawns are worth besides their number; each number is one side's. */
final class PawnStructure {

    private PawnStructure() {}

    private static long pawns(ChessPosition position, int side) {
        return position.board().pieces(side, Board.PAWN);
    }

    private static long attacked(long pawns, int side) {
        return Attacks.pawnsLeft(pawns, side) | Attacks.pawnsRight(pawns, side);
    }

    /** No pawn of the other side stands before it on its file or the next ones. */
    static int passed(ChessPosition position, int player) {
        long guards = Squares.ahead(pawns(position, 1 - player), 1 - player);
        return bitCount(pawns(position, player) & ~Squares.front(guards | Squares.beside(guards), 1 - player));
    }

    static int doubled(ChessPosition position, int player) {
        long pawns = pawns(position, player);
        return bitCount(pawns & Squares.front(Squares.ahead(pawns, 1 - player), 1 - player));
    }

    static int isolated(ChessPosition position, int player) {
        long pawns = pawns(position, player);
        return bitCount(pawns & ~Squares.files(Squares.beside(pawns)));
    }

    /** Every pawn counts once for each rank it has left behind. */
    static int advancement(ChessPosition position, int player) {
        long beyond = pawns(position, player) & ~Squares.rankFor(player, 1);
        int steps = bitCount(beyond);
        for (int rank = 2; rank < 6; rank++) {
            beyond &= ~Squares.rankFor(player, rank);
            steps += bitCount(beyond);
        }
        return steps;
    }

    static int space(ChessPosition position, int player) {
        long otherHalf = player == 0 ? ~0L << 32 : ~0L >>> 32;
        return bitCount(attacked(pawns(position, player), player) & otherHalf);
    }

    static int threats(ChessPosition position, int player) {
        Board board = position.board();
        long pieces =
                board.all(1 - player) & ~board.pieces(1 - player, Board.PAWN) & ~board.pieces(1 - player, Board.KING);
        return bitCount(attacked(pawns(position, player), player) & pieces);
    }
}
