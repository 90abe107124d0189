package org.outwit.games.chess;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shape;

/** What a position looks like, with White below. */
final class ChessDiagram {

    /** By side and kind of piece. */
    private static final String[] SYMBOLS = {" ♙♘♗♖♕♔", " ♟♞♝♜♛♚"};

    private static final List<String> FILES = List.of("a", "b", "c", "d", "e", "f", "g", "h");

    private ChessDiagram() {}

    static Diagram of(ChessPosition position) {
        List<List<Cell>> rows = new ArrayList<>();
        List<String> ranks = new ArrayList<>();
        for (int rank = 7; rank >= 0; rank--) {
            List<Cell> row = new ArrayList<>();
            for (int file = 0; file < 8; file++) row.add(cell(position.board(), Squares.square(file, rank)));
            rows.add(row);
            ranks.add(String.valueOf(rank + 1));
        }
        return new Diagram(rows, ranks, FILES, caption(position));
    }

    private static Cell cell(Board board, int square) {
        Ground ground = (Squares.DARK & Squares.bit(square)) == 0 ? Ground.LIGHT : Ground.DARK;
        for (int side = 0; side < 2; side++) {
            int kind = board.kindAt(side, square);
            if (kind == Board.ALL) continue;
            return new Cell(ground, new Piece(side, Shape.GLYPH, SYMBOLS[side].substring(kind, kind + 1)));
        }
        return Cell.empty(ground);
    }

    private static String caption(ChessPosition position) {
        String mover = position.mover() == 0 ? "White" : "Black";
        if (!position.isOver()) return mover + (position.isInCheck() ? " is in check" : " to move");
        if (position.payoff(0) != 0) return mover + " is mated";
        return "Drawn";
    }
}
