package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shape;

/** Draws a board as White sees it. Squares are named along the sides or, where they have numbers, one by one. */
final class DraughtsDiagram {

    private static final String[] BLACK = {"⛂", "⛃"};
    private static final String[] WHITE = {"⛀", "⛁"};

    private DraughtsDiagram() {}

    static Diagram of(DraughtsPosition position) {
        Board board = position.board;
        Squares squares = new Squares(position.rules, board);
        List<List<Cell>> rows = new ArrayList<>();
        for (int row = 0; row < board.rows; row++) {
            List<Cell> cells = new ArrayList<>(Collections.nCopies(board.width, Cell.empty(Ground.LIGHT)));
            for (int square = row * board.width / 2; square < (row + 1) * board.width / 2; square++) {
                int bit = board.bit(square);
                String number = squares.areLettered() ? "" : squares.name(bit);
                cells.set(board.column(square), new Cell(Ground.DARK, piece(position, 1L << bit), number));
            }
            if (squares.areMirrored()) Collections.reverse(cells);
            rows.add(cells);
        }
        if (!squares.areLettered())
            return new Diagram(rows, List.of(), List.of(), caption(position)).on(Diagram.Surface.WOOD);
        List<String> ranks = IntStream.range(0, board.rows)
                .mapToObj(row -> String.valueOf(board.rows - row))
                .toList();
        List<String> files = IntStream.range(0, board.width)
                .mapToObj(column -> String.valueOf((char) ('a' + column)))
                .toList();
        return new Diagram(rows, ranks, files, caption(position)).on(Diagram.Surface.WOOD);
    }

    private static Piece piece(DraughtsPosition position, long square) {
        for (int player = 0; player < 2; player++) {
            if ((position.pieces(player) & square) == 0) continue;
            boolean king = (position.kings & square) != 0;
            String[] symbols = position.goesDown(player) ? BLACK : WHITE;
            return new Piece(player, king ? Shape.CROWNED : Shape.DISC, symbols[king ? 1 : 0]);
        }
        return null;
    }

    private static String caption(DraughtsPosition position) {
        String side = position.colour == DraughtsPosition.BLACK ? "Black" : "White";
        if (!position.canMove()) return side + " cannot move and has lost";
        if (position.drawn()) return "Drawn";
        String quiet = position.quiet() == 0
                ? ""
                : ", " + position.quiet() + " of " + position.rules.quietPlies() + " plies without progress";
        return side + " to move" + quiet;
    }
}
