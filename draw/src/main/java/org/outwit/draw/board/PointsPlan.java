package org.outwit.draw.board;

import static org.outwit.draw.board.BoardPlan.CELL;

import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Place;

/** The board of backgammon: long triangles on leather, the bar between the halves, a tray for what is borne off. On a phone it lies on its side. */
final class PointsPlan {

    private static final double STEP = 38;
    private static final double MIDDLE = 46;
    private static final double TIP = 14;

    private PointsPlan() {}

    static BoardPlan of(Diagram diagram) {
        Sketch sketch = new Sketch();
        int columns = diagram.rows().get(0).size();
        int bar = columns / 2 - 1;
        int half = diagram.rows().size() / 2;
        double frame = Sketch.FRAME;
        double inner = 2 * half * STEP + MIDDLE;
        double width = columns * CELL + 2 * frame;
        double height = inner + 2 * frame;
        sketch.rectangle("rail", 0, 0, width, height, 10);
        sketch.rectangle("leather", frame, frame, bar * CELL, inner, 2);
        sketch.rectangle("leather", frame + (bar + 1) * CELL, frame, bar * CELL, inner, 2);
        double tray = frame + (columns - 1) * CELL + 5;
        sketch.rectangle("tray", tray, frame, CELL - 5, half * STEP, 2);
        sketch.rectangle("tray", tray, height - frame - half * STEP, CELL - 5, half * STEP, 2);
        for (Place place : diagram.places()) {
            double x = frame + (place.column() + 0.5) * CELL;
            int fromEdge = Math.min(place.row(), 2 * half - place.row());
            double y = frame + (fromEdge + 0.5) * STEP;
            if (place.row() == half) sketch.cell(place, x, height / 2, CELL, MIDDLE);
            else sketch.cell(place, x, place.row() < half ? y : height - y, CELL, STEP);
        }
        for (int column = 0; column < columns - 1; column++) {
            if (column == bar) continue;
            double x = frame + (column + 0.5) * CELL;
            boolean even = (column < bar ? column : column + 1) % 2 == 0;
            sketch.triangle(even ? "point1" : "point2", x, frame, CELL * 0.46, frame + half * STEP - TIP + 8);
            sketch.triangle(
                    even ? "point2" : "point1", x, height - frame, CELL * 0.46, height - frame - half * STEP + TIP - 8);
        }
        sketch.names(diagram, width, height, "engraved");
        return sketch.plan(width, height, false, CELL * 1.02, CELL, true);
    }
}
