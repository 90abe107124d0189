package org.outwit.draw.board;

import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Place;

/** A board of wood with two rows of pits, and a store at each end that is as high as both. */
final class PitsPlan {

    private static final double PIT = 66;
    private static final double RADIUS = 29;

    private PitsPlan() {}

    static BoardPlan of(Diagram diagram) {
        Sketch sketch = new Sketch();
        int columns = diagram.rows().get(0).size();
        double edge = 8;
        double width = columns * PIT + 2 * edge;
        double height = 2 * PIT + 2 * Sketch.FRAME;
        sketch.rectangle("board", 0, 0, width, height, 22);
        for (Place place : diagram.places()) {
            if (diagram.cell(place).ground() == Ground.NONE) continue;
            double x = edge + (place.column() + 0.5) * PIT;
            double y = Sketch.FRAME + (place.row() + 0.5) * PIT;
            if (place.column() == 0 || place.column() == columns - 1) {
                sketch.cell(place, x, height / 2, PIT, 2 * PIT);
                sketch.rectangle("pit", x - RADIUS, height / 2 - PIT + 4, 2 * RADIUS, 2 * PIT - 8, RADIUS);
                continue;
            }
            sketch.cell(place, x, y, PIT, PIT);
            sketch.circle("pit", x, y, RADIUS);
        }
        for (int column = 0; column < columns; column++) {
            double x = edge + (column + 0.5) * PIT;
            sketch.label(diagram.topNames().get(column), x, Sketch.FRAME / 2.0, "engraved2");
            sketch.label(diagram.columnNames().get(column), x, height - Sketch.FRAME / 2.0, "engraved2");
        }
        return sketch.plan(width, height, PIT, PIT);
    }
}
