package org.outwit.draw.board;

import static org.outwit.draw.board.BoardPlan.CELL;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Join;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Surface;
import org.outwit.draw.board.BoardPlan.Box;

/** Boards of squares: paper and slate, wood, or a green cloth. */
final class TilesPlan {

    private static final int POINT = 5;

    private TilesPlan() {}

    static BoardPlan of(Diagram diagram, boolean framed) {
        Sketch sketch = new Sketch();
        int columns = diagram.rows().isEmpty() ? 0 : diagram.rows().get(0).size();
        boolean inside = !framed && isTiled(diagram);
        double frame = inside ? 0 : Sketch.FRAME;
        double width = columns * CELL + 2 * frame;
        double height = diagram.rows().size() * CELL + 2 * frame;
        sketch.grid(diagram, frame, frame, CELL);
        for (Join join : diagram.joins()) {
            Box from = sketch.at(new Place(join.row(), join.column()));
            Box to = sketch.at(new Place(join.toRow(), join.toColumn()));
            sketch.line("line", 2, from.middleX(), from.middleY(), to.middleX(), to.middleY());
        }
        for (Place place : diagram.places()) draw(sketch, diagram, place);
        if (diagram.surface() == Surface.FELT) dots(sketch, diagram);
        if (!inside) sketch.names(diagram, width, height, "label");
        return sketch.plan(width, height, inside, CELL, CELL, false);
    }

    private static void draw(Sketch sketch, Diagram diagram, Place place) {
        Ground ground = diagram.cell(place).ground();
        Box box = sketch.at(place);
        if (ground == Ground.POINT) sketch.circle("line", box.middleX(), box.middleY(), POINT);
        if (ground == Ground.POINT || ground == Ground.NONE) return;
        sketch.rectangle(tone(diagram.surface(), ground), box.x(), box.y(), CELL, CELL, 0);
        boolean ruled = diagram.surface() != Surface.WOOD;
        if (ruled) sketch.outline(diagram.surface() == Surface.FELT ? "seam" : "edge", 1, box.x(), box.y(), CELL, CELL);
    }

    private static String tone(Surface surface, Ground ground) {
        return switch (surface) {
            case WOOD -> ground == Ground.DARK ? "walnut" : "maple";
            case FELT -> "felt";
            default -> ground == Ground.DARK ? "dark" : ground == Ground.LIGHT ? "light" : "plain";
        };
    }

    /** Where the lines of the third and the last but one rows and columns cross, as on every board for Othello. */
    private static void dots(Sketch sketch, Diagram diagram) {
        int last = diagram.rows().size() - 2;
        for (int row : List.of(2, last)) {
            for (int column : List.of(2, last)) {
                Box box = sketch.at(new Place(row, column));
                sketch.circle("seam", box.x(), box.y(), 3);
            }
        }
    }

    private static boolean isTiled(Diagram diagram) {
        return diagram.rows().stream()
                .flatMap(List::stream)
                .map(Cell::ground)
                .noneMatch(ground -> ground == Ground.NONE || ground == Ground.POINT);
    }
}
