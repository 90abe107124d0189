package org.outwit.draw.board;

import static org.outwit.draw.board.BoardPlan.CELL;

import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.BoardPlan.Box;

/** An upright rack with a hole for each disc. */
final class RackPlan {

    private static final double HOLE = 20;

    private RackPlan() {}

    static BoardPlan of(Diagram diagram) {
        Sketch sketch = new Sketch();
        int columns = diagram.rows().get(0).size();
        double edge = 8;
        double width = columns * CELL + 2 * edge;
        double height = diagram.rows().size() * CELL + edge + Sketch.FRAME;
        sketch.grid(diagram, edge, edge, CELL);
        sketch.rectangle("rack", 0, 0, width, height, 10);
        for (Place place : diagram.places()) {
            Box box = sketch.at(place);
            sketch.circle("hole", box.middleX(), box.middleY(), HOLE);
        }
        for (int column = 0; column < diagram.columnNames().size(); column++) {
            double x = sketch.at(new Place(0, column)).middleX();
            sketch.label(diagram.columnNames().get(column), x, height - Sketch.FRAME / 2.0, "rackname");
        }
        return sketch.plan(width, height, CELL, CELL);
    }
}
