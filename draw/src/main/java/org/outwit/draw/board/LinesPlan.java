package org.outwit.draw.board;

import static org.outwit.draw.board.BoardPlan.CELL;

import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Join;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Surface;
import org.outwit.draw.board.BoardPlan.Box;

/** A board of wood with lines on it: stones lie where they cross, or men where they meet. */
final class LinesPlan {

    private static final double STONE = 1.2;
    private static final int LEAST_WITH_STARS = 13;

    private final Diagram diagram;
    private final Sketch sketch = new Sketch();

    private LinesPlan(Diagram diagram) {
        this.diagram = diagram;
    }

    static BoardPlan of(Diagram diagram) {
        return new LinesPlan(diagram).plan();
    }

    private BoardPlan plan() {
        double width = diagram.rows().get(0).size() * CELL + 2 * Sketch.FRAME;
        double height = diagram.rows().size() * CELL + 2 * Sketch.FRAME;
        sketch.grid(diagram, Sketch.FRAME, Sketch.FRAME, CELL);
        sketch.rectangle("kaya", 0, 0, width, height, 6);
        if (diagram.surface() == Surface.CROSSINGS) crossings();
        else joins();
        sketch.names(diagram, width, height, "ruled");
        return sketch.plan(width, height, STONE * CELL, CELL);
    }

    private void crossings() {
        int rows = diagram.rows().size();
        int columns = diagram.rows().get(0).size();
        for (int row = 0; row < rows; row++) line(row, 0, row, columns - 1);
        for (int column = 0; column < columns; column++) line(0, column, rows - 1, column);
        if (Math.min(rows, columns) < LEAST_WITH_STARS) return;
        for (int row : new int[] {3, rows / 2, rows - 4}) {
            for (int column : new int[] {3, columns / 2, columns - 4}) dot(new Place(row, column), 4);
        }
    }

    private void joins() {
        for (Join join : diagram.joins()) line(join.row(), join.column(), join.toRow(), join.toColumn());
        for (Place place : diagram.places()) if (diagram.cell(place).ground() == Ground.POINT) dot(place, 6);
    }

    private void line(int row, int column, int toRow, int toColumn) {
        Box from = sketch.at(new Place(row, column));
        Box to = sketch.at(new Place(toRow, toColumn));
        double width = diagram.surface() == Surface.CROSSINGS ? 1.2 : 3;
        sketch.line("ruled", width, from.middleX(), from.middleY(), to.middleX(), to.middleY());
    }

    private void dot(Place place, double radius) {
        Box box = sketch.at(place);
        sketch.circle("ruled", box.middleX(), box.middleY(), radius);
    }
}
