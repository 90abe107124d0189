package org.outwit.games.chess;

import java.util.Locale;

/**
 * Moves from square to square, as chess programs tell them to each other: {@code e2e4}, {@code e7e8q}, and castling as the
 * king's way, {@code e1g1}. {@link Chess#notation} reads them.
 */
public final class SquareMoves {

    private static final int FILE_OF_SHORT_CASTLING = 6;
    private static final int FILE_OF_LONG_CASTLING = 2;

    private SquareMoves() {}

    public static String format(int move) {
        int from = ChessMove.from(move);
        int to = ChessMove.to(move);
        if (ChessMove.isCastling(move)) {
            int file = to > from ? FILE_OF_SHORT_CASTLING : FILE_OF_LONG_CASTLING;
            return Squares.name(from) + Squares.name(Squares.square(file, Squares.rank(from)));
        }
        String squares = Squares.name(from) + Squares.name(to);
        int piece = ChessMove.promotion(move);
        return piece == 0
                ? squares
                : squares + San.LETTERS.substring(piece, piece + 1).toLowerCase(Locale.ROOT);
    }
}
