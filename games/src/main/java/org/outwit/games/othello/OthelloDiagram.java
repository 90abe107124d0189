package org.outwit.games.othello;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Diagram;

/** The board as people see it: row 1 at the top, column a at the left. */
final class OthelloDiagram {

    private static final List<String> SYMBOLS = List.of("●", "○");

    private OthelloDiagram() {}

    static Diagram of(OthelloPosition position) {
        List<List<Diagram.Cell>> rows = new ArrayList<>();
        List<String> rowNames = new ArrayList<>();
        for (int row = 0; row < Board.SIDE; row++) {
            List<Diagram.Cell> cells = new ArrayList<>();
            for (int column = 0; column < Board.SIDE; column++) cells.add(cell(position, Board.square(row, column)));
            rows.add(cells);
            rowNames.add(String.valueOf(row + 1));
        }
        return new Diagram(rows, rowNames, List.of("a", "b", "c", "d", "e", "f", "g", "h"), caption(position))
                .on(Diagram.Surface.FELT);
    }

    private static Diagram.Cell cell(OthelloPosition position, long square) {
        for (int player = 0; player < 2; player++) {
            if ((position.discsOf(player) & square) == 0) continue;
            Diagram.Piece disc = new Diagram.Piece(player, Diagram.Shape.DISC, SYMBOLS.get(player));
            return new Diagram.Cell(Diagram.Ground.PLAIN, disc);
        }
        return Diagram.Cell.empty(Diagram.Ground.PLAIN);
    }

    private static String caption(OthelloPosition position) {
        int black = Long.bitCount(position.discsOf(0));
        int white = Long.bitCount(position.discsOf(1));
        String count = SYMBOLS.get(0) + " Black " + black + ", " + SYMBOLS.get(1) + " White " + white;
        if (position.isOver()) return count + "; the game is over";
        String duty = position.mobilityOf(position.mover()) == 0 ? " must pass" : " to move";
        return count + "; " + OthelloNotation.NAMES.get(position.mover()) + duty;
    }
}
