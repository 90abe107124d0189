package org.outwit.draw.board;

import org.outwit.draw.svg.Svg;

/** Draws marks: a move as an arrow, a piece that was set as a ring. */
final class MarkShapes {

    private static final int HEAD = 18;

    private MarkShapes() {}

    static void draw(Svg svg, Mark mark) {
        double x = BoardPicture.middle(mark.toColumn());
        double y = BoardPicture.middle(mark.toRow());
        if (!mark.isArrow()) {
            svg.empty(
                    "circle",
                    "cx",
                    x,
                    "cy",
                    y,
                    "r",
                    BoardPicture.CELL * 0.3,
                    "fill",
                    "none",
                    "stroke",
                    BoardStyle.light("mark"),
                    "stroke-width",
                    5,
                    "class",
                    "mark " + mark.kind());
            return;
        }
        double fromX = BoardPicture.middle(mark.column());
        double fromY = BoardPicture.middle(mark.row());
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
                BoardStyle.light("mark"),
                "stroke-width",
                6,
                "stroke-linecap",
                "round",
                "class",
                "mark " + mark.kind());
        double wing = HEAD * 0.6;
        String head = "M" + point(x, y) + " L" + point(neckX - wing * dy, neckY + wing * dx) + " L"
                + point(neckX + wing * dy, neckY - wing * dx) + " Z";
        svg.empty("path", "d", head, "fill", BoardStyle.light("mark"), "class", "head " + mark.kind());
    }

    private static String point(double x, double y) {
        return Math.round(x) + " " + Math.round(y);
    }
}
