package org.outwit.learn.example;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/** What people call the sides: by the colour of their pieces where they have one, else by who begins. */
public final class SideNames {

    private static final String DARK = "●⛂⛃⚫■♚♛♜♝♞♟";
    private static final String BRIGHT = "○⛀⛁⚪□♔♕♖♗♘♙";

    private SideNames() {}

    public static <P extends Position> List<String> of(Game<P> game) {
        Diagram diagram = game.diagram(game.start());
        for (List<Cell> row : diagram.rows()) {
            for (Cell cell : row) {
                if (cell.piece() == null || cell.piece().owner() < 0) continue;
                boolean dark = DARK.contains(cell.piece().symbol());
                if (!dark && !BRIGHT.contains(cell.piece().symbol())) continue;
                boolean blackBegins = dark == (cell.piece().owner() == 0);
                return blackBegins ? List.of("Black", "White") : List.of("White", "Black");
            }
        }
        return List.of("First", "Second");
    }
}
