package org.outwit.draw.board;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shade;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Diagram.Surface;
import org.outwit.draw.board.BoardPlan.Box;
import org.outwit.draw.board.BoardPlan.Label;
import org.outwit.draw.board.BoardPlan.Part;
import org.outwit.draw.svg.Svg;

/** A diagram as an SVG picture that needs nothing else: no fonts of its own, no scripts, light and dark. */
public final class BoardPicture {

    private static final int CAPTION = 28;

    private final Diagram diagram;
    private final BoardPlan plan;
    private final List<Mark> marks;
    private final Svg svg = new Svg();
    private final PieceShapes pieces = new PieceShapes(svg);

    private BoardPicture(Diagram diagram, List<Mark> marks) {
        this.diagram = diagram;
        this.plan = BoardPlan.framed(diagram);
        this.marks = marks;
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
        double width = Math.max(plan.width(), 7 * diagram.caption().length() + CAPTION);
        double height = plan.height() + (diagram.caption().isEmpty() ? 0 : CAPTION);
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
        for (Part part : plan.parts()) draw(part);
        for (Map.Entry<Place, Box> cell : plan.cells().entrySet()) draw(diagram.cell(cell.getKey()), cell.getValue());
        for (Label label : plan.labels()) {
            text(label.text(), label.x(), label.y() + 5, 13, "middle", label.tone(), "fill-" + label.tone());
        }
        caption();
        for (Mark mark : marks) new MarkShapes(svg, plan).draw(mark);
        return svg.close().document();
    }

    private void draw(Part part) {
        String colour = BoardStyle.light(part.tone());
        if (part.line() == 0) {
            svg.empty("path", "d", part.path(), "fill", colour, "class", "fill-" + part.tone());
            return;
        }
        svg.empty(
                "path",
                "d",
                part.path(),
                "fill",
                "none",
                "stroke",
                colour,
                "stroke-width",
                part.line(),
                "class",
                "line-" + part.tone());
    }

    private void draw(Cell cell, Box box) {
        if (cell.piece() != null) draw(cell.piece(), cell.ground(), box);
        if (cell.name().isEmpty()) return;
        // In the corner that round pieces leave free.
        text(cell.name(), box.x() + 1.5, box.y() + 8.5, 9, "start", "number", "fill-number");
    }

    private void draw(Piece piece, Ground ground, Box box) {
        boolean onPaper = diagram.surface() == Surface.TILES && (ground == Ground.NONE || ground == Ground.POINT);
        double scale = scale(piece, box);
        if (scale != 1) {
            svg.open("g", "transform", "translate(" + box.middleX() + " " + box.middleY() + ") scale(" + scale + ")");
            shape(piece, 0, 0, onPaper);
            svg.close();
        } else {
            shape(piece, box.middleX(), box.middleY(), onPaper);
        }
    }

    private void shape(Piece piece, double x, double y, boolean onPaper) {
        boolean disc = piece.shape() == Shape.DISC && piece.isPictured();
        if (disc && diagram.surface() == Surface.RACK) new CountShapes(svg).counter(piece.owner(), x, y);
        else pieces.draw(piece, x, y, onPaper);
        if (disc && PieceSheet.isWooden(diagram.surface()))
            new CountShapes(svg).grooves(piece.shade() == Shade.DARK, x, y);
    }

    private double scale(Piece piece, Box box) {
        if (plan.piece() > 0) return plan.piece() / BoardPlan.CELL;
        return piece.shape() == Shape.CARD ? box.height() / CardShapes.HIGH : 1;
    }

    private void caption() {
        if (!diagram.caption().isEmpty()) {
            text(diagram.caption(), CAPTION / 2.0, plan.height() + CAPTION * 0.6, 14, "start", "ink", "on-paper");
        }
    }

    private void text(String text, double x, double y, int size, String anchor, String tone, String kind) {
        svg.text(
                "text",
                text,
                "x",
                x,
                "y",
                y,
                "font-size",
                size,
                "text-anchor",
                anchor,
                "fill",
                BoardStyle.light(tone),
                "class",
                kind);
    }
}
