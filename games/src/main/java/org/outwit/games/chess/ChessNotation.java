package org.outwit.games.chess;

import org.outwit.core.game.Notation;

/**
 * Positions as Forsyth-Edwards notation, moves as standard algebraic notation ({@code Nbd2}, {@code exd6}, {@code
 * e8=Q+}, {@code O-O}). Also read are moves from square to square ({@code e2e4}, {@code e7e8q}, {@code Ng1-f3};
 * castling as {@code e1g1} or as the king taking its rook), moves that say more than they need, and moves with marks
 * behind them.
 */
final class ChessNotation implements Notation<ChessPosition> {

    @Override
    public String format(ChessPosition position, int move) {
        return new San(position).format(move);
    }

    @Override
    public int parse(ChessPosition position, String text) {
        return new SanReader(position, text).move();
    }

    @Override
    public String format(ChessPosition position) {
        return Fen.format(position);
    }

    @Override
    public ChessPosition position(String text) {
        return new FenReader(text).position();
    }
}
