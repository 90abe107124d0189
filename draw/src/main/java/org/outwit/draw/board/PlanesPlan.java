package org.outwit.draw.board;

import static org.outwit.draw.board.BoardPlan.CELL;

import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Place;

/** The levels of a cube as square boards, two beside each other, so that a hand finds its cell on a phone too. */
final class PlanesPlan {

    private static final double GAP = 30;

    private PlanesPlan() {}

    static BoardPlan of(Diagram diagram) {
        Sketch sketch = new Sketch();
        int side = diagram.rows().size();
        int levels = (diagram.rows().get(0).size() + 1) / (side + 1);
        int across = (int) Math.ceil(Math.sqrt(levels));
        int down = (levels + across - 1) / across;
        double plane = side * CELL + GAP;
        double width = across * plane + GAP;
        double height = down * plane + GAP;
        for (int level = 0; level < levels; level++) {
            double left = GAP + level % across * plane;
            double top = GAP + level / across * plane;
            sketch.rectangle("plane", left - 6, top - 6, side * CELL + 12, side * CELL + 12, 6);
            sketch.label("level " + (level + 1), left + side * CELL / 2.0, top - 15, "label");
            for (int row = 0; row < side; row++) {
                for (int column = 0; column < side; column++) {
                    Place place = new Place(row, level * (side + 1) + column);
                    double x = left + (column + 0.5) * CELL;
                    double y = top + (row + 0.5) * CELL;
                    sketch.cell(place, x, y, CELL, CELL);
                    sketch.outline("edge", 1, x - CELL / 2.0, y - CELL / 2.0, CELL, CELL);
                }
                sketch.label(diagram.rowNames().get(row), left - 16, top + (row + 0.5) * CELL, "label");
            }
            if (level + across < levels) continue;
            for (int column = 0; column < side; column++) {
                sketch.label(
                        diagram.columnNames().get(column),
                        left + (column + 0.5) * CELL,
                        top + side * CELL + 16,
                        "label");
            }
        }
        return sketch.plan(width, height, CELL, CELL);
    }
}
