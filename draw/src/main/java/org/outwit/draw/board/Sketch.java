package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.BoardPlan.Box;
import org.outwit.draw.board.BoardPlan.Label;
import org.outwit.draw.board.BoardPlan.Part;

/** A {@link BoardPlan} that is being made. */
final class Sketch {

    /** What names beside the cells need. */
    static final int FRAME = 26;

    private final List<Part> parts = new ArrayList<>();
    private final List<Label> labels = new ArrayList<>();
    private final Map<Place, Box> cells = new LinkedHashMap<>();

    /** A cell around a point. */
    Box cell(Place place, double x, double y, double width, double height) {
        Box box = new Box(x - width / 2, y - height / 2, width, height);
        cells.put(place, box);
        return box;
    }

    /** All places as cells of a grid. */
    void grid(Diagram diagram, double left, double top, double side) {
        for (Place place : diagram.places()) {
            cell(place, left + (place.column() + 0.5) * side, top + (place.row() + 0.5) * side, side, side);
        }
    }

    Box at(Place place) {
        return cells.get(place);
    }

    void rectangle(String tone, double x, double y, double width, double height, double round) {
        String path = "M" + n(x + round) + " " + n(y) + "h" + n(width - 2 * round) + corner(round, 1, 1)
                + "v" + n(height - 2 * round) + corner(round, -1, 1) + "h" + n(2 * round - width)
                + corner(round, -1, -1)
                + "v" + n(2 * round - height) + corner(round, 1, -1) + "Z";
        parts.add(new Part(tone, 0, path));
    }

    private static String corner(double round, int right, int down) {
        return round == 0 ? "" : "a" + n(round) + " " + n(round) + " 0 0 1 " + n(right * round) + " " + n(down * round);
    }

    void outline(String tone, double line, double x, double y, double width, double height) {
        parts.add(new Part(
                tone, line, "M" + n(x) + " " + n(y) + "h" + n(width) + "v" + n(height) + "h" + n(-width) + "Z"));
    }

    void circle(String tone, double x, double y, double radius) {
        parts.add(new Part(tone, 0, circle(x, y, radius)));
    }

    void ring(String tone, double line, double x, double y, double radius) {
        parts.add(new Part(tone, line, circle(x, y, radius)));
    }

    private static String circle(double x, double y, double radius) {
        String half = "a" + n(radius) + " " + n(radius) + " 0 0 0 ";
        return "M" + n(x - radius) + " " + n(y) + half + n(2 * radius) + " 0" + half + n(-2 * radius) + " 0";
    }

    void line(String tone, double line, double x, double y, double toX, double toY) {
        parts.add(new Part(tone, line, "M" + n(x) + " " + n(y) + "L" + n(toX) + " " + n(toY)));
    }

    void triangle(String tone, double x, double y, double half, double tip) {
        parts.add(new Part(
                tone, 0, "M" + n(x - half) + " " + n(y) + "h" + n(2 * half) + "L" + n(x) + " " + n(tip) + "Z"));
    }

    /** A shape with the middles of these cells as its corners; nothing where one of them is missing. */
    void polygon(String tone, List<Place> corners) {
        StringBuilder path = new StringBuilder();
        for (Place corner : corners) {
            Box box = at(corner);
            if (box == null) return;
            path.append(path.isEmpty() ? 'M' : 'L')
                    .append(n(box.middleX()))
                    .append(' ')
                    .append(n(box.middleY()));
        }
        parts.add(new Part(tone, 0, path.append('Z').toString()));
    }

    void label(String text, double x, double y, String tone) {
        if (!text.isEmpty()) labels.add(new Label(text, x, y, tone));
    }

    /** Names of rows at the left and of columns below and above a grid, in the middle of the frame. */
    void names(Diagram diagram, double width, double height, String tone) {
        for (int row = 0; row < diagram.rowNames().size(); row++) {
            label(
                    diagram.rowNames().get(row),
                    FRAME / 2.0,
                    at(new Place(row, 0)).middleY(),
                    tone);
        }
        for (int column = 0; column < diagram.columnNames().size(); column++) {
            double x = at(new Place(diagram.rows().size() - 1, column)).middleX();
            label(diagram.columnNames().get(column), x, height - FRAME / 2.0, tone);
        }
        for (int column = 0; column < diagram.topNames().size(); column++) {
            label(diagram.topNames().get(column), at(new Place(0, column)).middleX(), FRAME / 2.0, tone);
        }
    }

    BoardPlan plan(double width, double height, double piece, double touch) {
        return plan(width, height, false, piece, touch, false);
    }

    BoardPlan plan(double width, double height, boolean inside, double piece, double touch, boolean turnable) {
        return new BoardPlan(width, height, cells, parts, labels, inside, piece, touch, turnable);
    }

    /** A number with at most one digit behind the point. */
    private static String n(double number) {
        double rounded = Math.round(number * 10) / 10.0;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }
}
