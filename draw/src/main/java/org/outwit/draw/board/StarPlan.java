package org.outwit.draw.board;

import static org.outwit.draw.board.BoardPlan.CELL;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.BoardPlan.Box;

/** A star of six corners: the holes of a row lie between those of the rows above and below, so that neighbours are equally far. */
final class StarPlan {

    private static final double ROW = CELL * Math.sqrt(3) / 2;

    private StarPlan() {}

    static BoardPlan of(Diagram diagram) {
        Sketch sketch = new Sketch();
        int rows = diagram.rows().size();
        int columns = diagram.rows().get(0).size();
        double frame = Sketch.FRAME;
        double width = (columns + 1) * CELL / 2.0 + 2 * frame;
        double height = rows * ROW + 2 * frame;
        sketch.rectangle("star", 0, 0, width, height, Math.min(width, height) / 2 * 0.35);
        for (Place place : diagram.places()) {
            if (diagram.cell(place).ground() == Ground.NONE) continue;
            double x = frame + (place.column() + 1) * CELL / 2.0;
            sketch.cell(place, x, frame + (place.row() + 0.5) * ROW, CELL, ROW);
        }
        tips(sketch, rows, columns);
        for (Place place : diagram.places()) joins(sketch, place);
        for (Place place : diagram.places()) {
            Box box = sketch.at(place);
            if (box != null) sketch.circle("hollow", box.middleX(), box.middleY(), 10);
        }
        for (int row = 0; row < diagram.rowNames().size(); row++) {
            int at = row;
            double left = diagram.places().stream()
                    .filter(place -> place.row() == at && sketch.at(place) != null)
                    .mapToDouble(place -> sketch.at(place).x())
                    .min()
                    .orElse(0);
            sketch.label(diagram.rowNames().get(row), left - 2, frame + (row + 0.5) * ROW, "engraved2");
        }
        return sketch.plan(width, height, CELL * 1.12, ROW);
    }

    /** The six corners stand out from the hexagon between them. */
    private static void tips(Sketch sketch, int rows, int columns) {
        int row = rows / 4;
        int middle = columns / 2;
        int arm = columns / 3;
        int half = columns / 6;
        int last = rows - 1;
        List<Place> corners = List.of(
                new Place(0, middle),
                new Place(row, columns - 1),
                new Place(last - row, columns - 1),
                new Place(last, middle),
                new Place(last - row, 0),
                new Place(row, 0));
        List<Place> inner = List.of(
                new Place(row, arm),
                new Place(row, 2 * arm),
                new Place(rows / 2, columns - 1 - half),
                new Place(last - row, 2 * arm),
                new Place(last - row, arm),
                new Place(rows / 2, half));
        for (int i = 0; i < corners.size(); i++) {
            sketch.polygon("tip" + i % 3, List.of(corners.get(i), inner.get(i), inner.get((i + 1) % inner.size())));
        }
    }

    private static void joins(Sketch sketch, Place place) {
        Box from = sketch.at(place);
        if (from == null) return;
        for (int[] step : new int[][] {{0, 2}, {1, 1}, {1, -1}}) {
            Box to = sketch.at(new Place(place.row() + step[0], place.column() + step[1]));
            if (to != null) sketch.line("scratch", 1.2, from.middleX(), from.middleY(), to.middleX(), to.middleY());
        }
    }
}
