package org.outwit.draw.board;

import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.BoardPlan.Box;
import org.outwit.draw.svg.Svg;

/** Draws marks: a move as an arrow, a piece that was set as a ring. */
final class MarkShapes {

    private static final int HEAD = 18;

    private final Svg svg;
    private final BoardPlan plan;

    MarkShapes(Svg svg, BoardPlan plan) {
        this.svg = svg;
        this.plan = plan;
    }

    /** Where a move is seen; cells that are not drawn, such as of cards that nobody holds any more, have no mark. */
    void draw(Mark mark) {
        Box to = plan.cells().get(new Place(mark.toRow(), mark.toColumn()));
        Box from = plan.cells().get(new Place(mark.row(), mark.column()));
        if (to != null && from != null) draw(mark, from, to);
    }

    private void draw(Mark mark, Box from, Box to) {
        double x = to.middleX();
        double y = to.middleY();
        if (!mark.isArrow()) {
            svg.empty(
                    "circle",
                    "cx",
                    x,
                    "cy",
                    y,
                    "r",
                    BoardPlan.CELL * 0.3,
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
        double fromX = from.middleX();
        double fromY = from.middleY();
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
