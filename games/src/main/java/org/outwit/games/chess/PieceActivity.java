package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/** What pieces do where they stand; each number is one side's. */
final class PieceActivity {

    /** Nine queens in the open, two of each other piece. */
    static final int MOST_REACHED = 9 * 27 + 2 * 14 + 2 * 13 + 2 * 8;

    private static final long CENTRE = 0x0000001818000000L;

    private PieceActivity() {}

    static int pair(ChessPosition position, int player) {
        long bishops = position.board().pieces(player, Board.BISHOP);
        return (bishops & Squares.DARK) != 0 && (bishops & ~Squares.DARK) != 0 ? 1 : 0;
    }

    /** A queen counts its straight and its diagonal squares, which never meet. */
    static int mobility(ChessPosition position, int player) {
        Board board = position.board();
        long taken = board.taken();
        long free = ~board.all(player);
        int reached = 0;
        for (long left = board.pieces(player, Board.KNIGHT); left != 0; left &= left - 1) {
            reached += bitCount(Attacks.knight(Squares.first(left)) & free);
        }
        for (long left = board.diagonal(player); left != 0; left &= left - 1) {
            reached += bitCount(Attacks.bishop(Squares.first(left), taken) & free);
        }
        for (long left = board.straight(player); left != 0; left &= left - 1) {
            reached += bitCount(Attacks.rook(Squares.first(left), taken) & free);
        }
        return reached;
    }

    static int centre(ChessPosition position, int player) {
        return bitCount(position.board().all(player) & CENTRE);
    }

    static int developed(ChessPosition position, int player) {
        Board board = position.board();
        long minor = board.pieces(player, Board.KNIGHT) | board.pieces(player, Board.BISHOP);
        return bitCount(minor & ~Squares.rankFor(player, 0));
    }

    static int openRooks(ChessPosition position, int player) {
        Board board = position.board();
        return bitCount(board.pieces(player, Board.ROOK) & ~Squares.files(board.pieces(player, Board.PAWN)));
    }

    static int onSeventh(ChessPosition position, int player) {
        return bitCount(position.board().straight(player) & Squares.rankFor(player, 6));
    }
}
