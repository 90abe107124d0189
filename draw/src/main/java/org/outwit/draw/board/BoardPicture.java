package org.outwit.draw.board;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Join;
import org.outwit.draw.svg.Svg;

/** A diagram as an SVG picture that needs nothing else: no fonts of its own, no scripts, light and dark. */
public final class BoardPicture {

    static final int CELL = 48;
    private static final int MARGIN = 28;

    private final Diagram diagram;
    private final List<Mark> marks;
    private final Svg svg = new Svg();
    private final PieceShapes pieces = new PieceShapes(svg);
    private final int columns;

    private BoardPicture(Diagram diagram, List<Mark> marks) {
        this.diagram = diagram;
        this.marks = marks;
        this.columns = diagram.rows().isEmpty() ? 0 : diagram.rows().get(0).size();
    }

    /** The whole document; {@code title} is what screen readers say. */
    public static String svg(Diagram diagram, String title) {
        return svg(diagram, title, List.of());
    }

    /** A picture with moves shown on it; how marks of each kind look is also a matter of the page they are shown on. */
    public static String svg(Diagram diagram, String title, List<Mark> marks) {
        return new BoardPicture(diagram, marks).draw(title, BoardStyle.inPictures());
    }

    /** A picture for a page that has {@link BoardStyle#css} already, once for all its boards. */
    public static String part(Diagram diagram, String title, List<Mark> marks) {
        return new BoardPicture(diagram, marks).draw(title, "");
    }

    private String draw(String title, String style) {
        int width = 2 * MARGIN + Math.max(columns * CELL, 7 * diagram.caption().length());
        int height = 2 * MARGIN + diagram.rows().size() * CELL;
        if (!diagram.caption().isEmpty() && !diagram.columnNames().isEmpty()) height += MARGIN;
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "class",
                "outwit-board",
                "width",
                width,
                "height",
                height,
                "viewBox",
                "0 0 " + width + " " + height,
                "role",
                "img",
                "font-family",
                "sans-serif");
        svg.text("title", title);
        if (!style.isEmpty()) svg.text("style", style);
        svg.empty("rect", "width", width, "height", height, "fill", BoardStyle.light("paper"), "class", "paper");
        for (Join join : diagram.joins()) draw(join);
        for (int row = 0; row < diagram.rows().size(); row++) {
            List<Cell> cells = diagram.rows().get(row);
            for (int column = 0; column < columns; column++) draw(cells.get(column), row, column);
        }
        names();
        for (Mark mark : marks) MarkShapes.draw(svg, mark);
        return svg.close().document();
    }

    private void names() {
        for (int row = 0; row < diagram.rowNames().size(); row++) {
            label(diagram.rowNames().get(row), MARGIN / 2.0, middle(row));
        }
        double below = MARGIN + diagram.rows().size() * CELL + MARGIN / 2.0;
        for (int column = 0; column < diagram.columnNames().size(); column++) {
            label(diagram.columnNames().get(column), middle(column), below);
        }
        for (int column = 0; column < diagram.topNames().size(); column++) {
            label(diagram.topNames().get(column), middle(column), MARGIN / 2.0);
        }
        if (diagram.caption().isEmpty()) return;
        svg.text(
                "text",
                diagram.caption(),
                "x",
                MARGIN,
                "y",
                diagram.columnNames().isEmpty() ? below + 4 : below + MARGIN,
                "font-size",
                14,
                "dominant-baseline",
                "central",
                "fill",
                BoardStyle.light("ink"),
                "class",
                "on-paper");
    }

    private void draw(Join join) {
        svg.empty(
                "line",
                "x1",
                middle(join.column()),
                "y1",
                middle(join.row()),
                "x2",
                middle(join.toColumn()),
                "y2",
                middle(join.toRow()),
                "stroke",
                BoardStyle.light("line"),
                "stroke-width",
                2,
                "class",
                "join");
    }

    private void draw(Cell cell, int row, int column) {
        double x = MARGIN + column * CELL;
        double y = MARGIN + row * CELL;
        switch (cell.ground()) {
            case LIGHT -> square(x, y, "light");
            case DARK -> square(x, y, "dark");
            case PLAIN -> square(x, y, "plain");
            case POINT ->
                svg.empty(
                        "circle",
                        "cx",
                        middle(column),
                        "cy",
                        middle(row),
                        "r",
                        5,
                        "fill",
                        BoardStyle.light("line"),
                        "class",
                        "point");
            case NONE -> {}
        }
        boolean onPaper = cell.ground() == Ground.NONE || cell.ground() == Ground.POINT;
        if (cell.piece() != null) pieces.draw(cell.piece(), middle(column), middle(row), onPaper);
        if (!cell.name().isEmpty()) number(cell.name(), x, y);
    }

    /** In the corner that round pieces leave free. */
    private void number(String name, double x, double y) {
        svg.text(
                "text",
                name,
                "x",
                x + 1.5,
                "y",
                y + 8.5,
                "font-size",
                9,
                "fill",
                BoardStyle.light("number"),
                "class",
                "number");
    }

    private void square(double x, double y, String tone) {
        svg.empty(
                "rect",
                "x",
                x,
                "y",
                y,
                "width",
                CELL,
                "height",
                CELL,
                "fill",
                BoardStyle.light(tone),
                "stroke",
                BoardStyle.light("edge"),
                "stroke-width",
                0.5,
                "class",
                "square-" + tone);
    }

    private void label(String name, double x, double y) {
        svg.text(
                "text",
                name,
                "x",
                x,
                "y",
                y + 5,
                "font-size",
                13,
                "text-anchor",
                "middle",
                "fill",
                BoardStyle.light("label"),
                "class",
                "label");
    }

    static double middle(int index) {
        return MARGIN + index * CELL + CELL / 2.0;
    }
}
