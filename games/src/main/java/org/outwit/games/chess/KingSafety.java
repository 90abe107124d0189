package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/** How a king is covered and how the other's is attacked; each number is one side's. */
final class KingSafety {

    private KingSafety() {}

    static int castling(ChessPosition position, int player) {
        return bitCount(position.rights() & Squares.rankFor(player, 0));
    }

    /** The file of the king and those beside it, as far as the king's own rank shows them. */
    private static long width(Board board, int player) {
        long king = board.pieces(player, Board.KING);
        return king | Squares.beside(king);
    }

    static int shield(ChessPosition position, int player) {
        Board board = position.board();
        long near = Squares.ahead(width(board, player), player);
        return bitCount((near | Squares.ahead(near, player)) & board.pieces(player, Board.PAWN));
    }

    static int openFiles(ChessPosition position, int player) {
        Board board = position.board();
        return bitCount(width(board, player) & ~Squares.files(board.pieces(player, Board.PAWN)));
    }

    static int attack(ChessPosition position, int player) {
        Board board = position.board();
        return bitCount(board.attackedBy(player, board.taken()) & Attacks.king(board.king(1 - player)));
    }
}
