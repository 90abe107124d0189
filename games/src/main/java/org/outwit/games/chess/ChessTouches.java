package org.outwit.games.chess;

import java.util.List;
import org.outwit.core.game.Diagram.Place;

/**
 * How a move is played by hand: the piece, then where it goes. To castle the king goes to its new square or, as well, to the rook. Only the
 * rook will do where the king goes less than two squares, which Chess960 has, because it could also just step there. What a pawn
 * becomes is no place, so all promotions on a square share their touches.
 */
final class ChessTouches {

    private ChessTouches() {}

    static List<List<Place>> of(int move) {
        int from = ChessMove.from(move);
        List<Place> direct = List.of(place(from), place(ChessMove.to(move)));
        if (!ChessMove.isCastling(move)) return List.of(direct);
        int to = Castling.kingTo(move);
        if (Math.abs(Squares.file(to) - Squares.file(from)) < 2) return List.of(direct);
        return List.of(List.of(place(from), place(to)), direct);
    }

    private static Place place(int square) {
        return new Place(7 - Squares.rank(square), Squares.file(square));
    }
}
