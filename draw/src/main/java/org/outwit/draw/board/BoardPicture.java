package org.outwit.draw.board;

import java.util.List;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Join;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.draw.svg.Svg;

/** A diagram as an SVG picture that needs nothing else: no fonts of its own, no scripts, light and dark. */
public final class BoardPicture {

    private static final int CELL = 48;
    private static final int MARGIN = 28;
    private static final int GLYPH = 38;
    private static final int HEAD = 18;

    private final Diagram diagram;
    private final List<Mark> marks;
    private final Svg svg = new Svg();
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

    /** The same with moves shown on it; how marks of each kind look is also a matter of the page they are shown on. */
    public static String svg(Diagram diagram, String title, List<Mark> marks) {
        return new BoardPicture(diagram, marks).draw(title);
    }

    private String draw(String title) {
        int width = 2 * MARGIN + Math.max(columns * CELL, 7 * diagram.caption().length());
        int height =
                2 * MARGIN + diagram.rows().size() * CELL + (diagram.caption().isEmpty() ? 0 : MARGIN);
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
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
        svg.empty("rect", "width", width, "height", height, "fill", "#ffffff", "class", "paper");
        for (Join join : diagram.joins()) draw(join);
        for (int row = 0; row < diagram.rows().size(); row++) {
            List<Cell> cells = diagram.rows().get(row);
            for (int column = 0; column < columns; column++) draw(cells.get(column), row, column);
        }
        names();
        for (Mark mark : marks) draw(mark);
        return svg.close().document();
    }

    private void draw(Mark mark) {
        double x = middle(mark.toColumn());
        double y = middle(mark.toRow());
        if (!mark.isArrow()) {
            svg.empty(
                    "circle",
                    "cx",
                    x,
                    "cy",
                    y,
                    "r",
                    CELL * 0.3,
                    "fill",
                    "none",
                    "stroke",
                    "#c2410c",
                    "stroke-width",
                    5,
                    "class",
                    "mark " + mark.kind());
            return;
        }
        double fromX = middle(mark.column());
        double fromY = middle(mark.row());
        double length = Math.hypot(x - fromX, y - fromY);
        double dx = (x - fromX) / length;
        double dy = (y - fromY) / length;
        double neckX = x - HEAD * dx;
        double neckY = y - HEAD * dy;
        String way = "M" + point(fromX, fromY) + " L" + point(neckX, neckY);
        svg.empty(
                "path",
                "d",
                way,
                "fill",
                "none",
                "stroke",
                "#c2410c",
                "stroke-width",
                6,
                "stroke-linecap",
                "round",
                "class",
                "mark " + mark.kind());
        double wing = HEAD * 0.6;
        String head = "M" + point(x, y) + " L" + point(neckX - wing * dy, neckY + wing * dx) + " L"
                + point(neckX + wing * dy, neckY - wing * dx) + " Z";
        svg.empty("path", "d", head, "fill", "#c2410c", "class", "head " + mark.kind());
    }

    private static String point(double x, double y) {
        return Math.round(x) + " " + Math.round(y);
    }

    private void names() {
        for (int row = 0; row < diagram.rowNames().size(); row++) {
            label(diagram.rowNames().get(row), MARGIN / 2.0, middle(row));
        }
        double below = MARGIN + diagram.rows().size() * CELL + MARGIN / 2.0;
        for (int column = 0; column < diagram.columnNames().size(); column++) {
            label(diagram.columnNames().get(column), middle(column), below);
        }
        if (diagram.caption().isEmpty()) return;
        svg.text(
                "text",
                diagram.caption(),
                "x",
                MARGIN,
                "y",
                below + MARGIN,
                "font-size",
                14,
                "dominant-baseline",
                "central",
                "fill",
                "#222222",
                "class",
                "label");
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
                "#444444",
                "stroke-width",
                2);
    }

    private void draw(Cell cell, int row, int column) {
        double x = MARGIN + column * CELL;
        double y = MARGIN + row * CELL;
        switch (cell.ground()) {
            case LIGHT -> tile(x, y, "#f0dfc0");
            case DARK -> tile(x, y, "#b98a5e");
            case PLAIN -> tile(x, y, "#dfe8da");
            case POINT -> svg.empty("circle", "cx", middle(column), "cy", middle(row), "r", 5, "fill", "#444444");
            case NONE -> {}
        }
        if (cell.piece() != null) draw(cell.piece(), middle(column), middle(row));
        if (!cell.name().isEmpty()) number(cell.name(), x, y);
    }

    /** In the corner that round pieces leave free. */
    private void number(String name, double x, double y) {
        svg.text("text", name, "x", x + 1.5, "y", y + 8.5, "font-size", 9, "fill", "#68472a", "class", "number");
    }

    private void tile(double x, double y, String colour) {
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
                colour,
                "stroke",
                "#8a7a60",
                "stroke-width",
                0.5);
    }

    private void draw(Piece piece, double x, double y) {
        switch (piece.shape()) {
            case DISC -> disc(piece.owner(), isDark(piece), x, y);
            case CROWNED -> {
                disc(piece.owner(), isDark(piece), x, y + 5);
                disc(piece.owner(), isDark(piece), x, y - 2);
            }
            case GLYPH -> glyph(piece.symbol(), x, y);
            case TEXT -> text(piece.symbol(), x, y, piece.symbol().length() > 2 ? 14 : 20);
        }
    }

    /** The terminal's symbol knows whether the piece is black; owners are numbers, and games differ in who begins. */
    private static boolean isDark(Piece piece) {
        return "●⛂⛃⚫■".contains(piece.symbol());
    }

    private void disc(int owner, boolean dark, double x, double y) {
        svg.empty(
                "circle",
                "cx",
                x,
                "cy",
                y,
                "r",
                CELL * 0.38,
                "fill",
                dark ? "#2b2b2b" : "#fbfaf5",
                "stroke",
                dark ? "#8f8f8f" : "#333333",
                "stroke-width",
                1.5,
                "class",
                "player-" + owner);
    }

    /** White chess pieces are drawn as the black ones filled with white, because outlines alone drown on dark squares. */
    private void glyph(String symbol, double x, double y) {
        int white = "♔♕♖♗♘♙".indexOf(symbol);
        svg.text(
                "text",
                white < 0 ? symbol : "♚♛♜♝♞♟".substring(white, white + 1),
                "x",
                x,
                "y",
                y + 0.36 * GLYPH,
                "font-size",
                GLYPH,
                "text-anchor",
                "middle",
                "fill",
                white < 0 ? "#111111" : "#ffffff",
                "stroke",
                "#111111",
                "stroke-width",
                white < 0 ? 0 : 1.2);
    }

    private void text(String symbol, double x, double y, int size) {
        svg.text(
                "text",
                symbol,
                "x",
                x,
                "y",
                y + 0.36 * size,
                "font-size",
                size,
                "text-anchor",
                "middle",
                "fill",
                "#111111");
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
                "#555555",
                "class",
                "label");
    }

    private static double middle(int index) {
        return MARGIN + index * CELL + CELL / 2.0;
    }
}
