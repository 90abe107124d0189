package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shade;
import org.outwit.draw.svg.Svg;

/**
 * Draws pieces. The sides differ in more than colour, so that they stay apart in grey and in print: fill, outline and, where
 * the game knows its sides by letters, the letter on the piece, which is also what the caption calls them.
 */
final class PieceShapes {

    static final String CROSS = "✕";
    static final String NOUGHT = "○";

    private static final int GLYPH = 38;
    private static final double RADIUS = BoardPlan.CELL * 0.38;
    private static final double NOUGHT_RADIUS = 12;
    private static final String INK = "#111111";

    private final Svg svg;

    PieceShapes(Svg svg) {
        this.svg = svg;
    }

    /** {@code onPaper} where no square lies below, so that what is written must be seen on the page itself. */
    void draw(Piece piece, double x, double y, boolean onPaper) {
        switch (piece.shape()) {
            case DISC -> {
                disc(piece, x, y);
                if (!piece.isPictured()) text(piece.symbol(), x, y, 18, detail(piece), "letter");
            }
            case CROWNED -> {
                disc(piece, x, y + 5);
                disc(piece, x, y - 2);
                crown(piece, x, y - 2);
            }
            case GLYPH -> glyph(piece.symbol(), x, y, onPaper);
            case SEEDS -> {
                new CountShapes(svg).seeds(Integer.parseInt(piece.symbol()), x, y);
                text(piece.symbol(), x, y + 21, 11, "#ffffff", "count");
            }
            case DIE -> new CountShapes(svg).die(Integer.parseInt(piece.symbol()), x, y);
            case CARD -> {
                CardShapes.draw(svg, piece.face(), x, y);
                text(
                        CardShapes.rank(piece.face()),
                        x - 13,
                        y - 21,
                        16,
                        CardShapes.isRed(piece.face()) ? "#b3261e" : "#1c1c1c",
                        "rank");
            }
            case TEXT -> write(piece.symbol(), x, y, piece.symbol().length() > 2 ? 14 : 20, onPaper);
        }
    }

    private static boolean isDark(Piece piece) {
        return piece.shade() == Shade.DARK;
    }

    /** Black and white for the first two; the others have colours that are as dark or as light, so that letters on them can be read. */
    private static String fill(Piece piece) {
        return switch (piece.owner()) {
            case 2 -> "#1f4e8c";
            case 3 -> "#ffd08a";
            case 4 -> "#1f6b3a";
            case 5 -> "#f6bccb";
            default -> isDark(piece) ? "#2b2b2b" : "#fbfaf5";
        };
    }

    /** What is drawn on a disc, and can be seen on it. */
    private static String detail(Piece piece) {
        return isDark(piece) ? "#f4f1e6" : "#333333";
    }

    private void disc(Piece piece, double x, double y) {
        svg.empty(
                "circle",
                "cx",
                x,
                "cy",
                y,
                "r",
                RADIUS,
                "fill",
                fill(piece),
                "stroke",
                isDark(piece) ? "#8f8f8f" : "#333333",
                "stroke-width",
                1.5,
                "class",
                "player-" + piece.owner());
    }

    /** A second disc alone is hard to see when both are black. */
    private void crown(Piece piece, double x, double y) {
        String way = "M" + Math.round(x - 8) + " " + Math.round(y + 6) + " l-2 -11 l6 5 l4 -8 l4 8 l6 -5 l-2 11 Z";
        svg.empty("path", "d", way, "fill", detail(piece), "class", "crown");
    }

    private void glyph(String symbol, double x, double y, boolean onPaper) {
        if (ChessShapes.knows(symbol)) ChessShapes.draw(svg, symbol, x, y);
        else if (symbol.equals(CROSS)) stroke("path", "d", cross(x, y));
        else if (symbol.equals(NOUGHT)) stroke("circle", "cx", x, "cy", y, "r", NOUGHT_RADIUS);
        else write(symbol, x, y, GLYPH, onPaper);
    }

    private static String cross(double x, double y) {
        return "M" + Math.round(x - 11) + " " + Math.round(y - 11) + " l22 22 m0 -22 l-22 22";
    }

    private void stroke(String element, Object... shape) {
        List<Object> attributes = new ArrayList<>(List.of(shape));
        attributes.addAll(List.of("fill", "none", "stroke", INK, "stroke-width", 5, "stroke-linecap", "round"));
        svg.empty(element, attributes.toArray());
    }

    private void write(String symbol, double x, double y, int size, boolean onPaper) {
        text(symbol, x, y, size, onPaper ? BoardStyle.light("ink") : INK, onPaper ? "on-paper" : "letter");
    }

    private void text(String symbol, double x, double y, int size, String colour, String kind) {
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
                colour,
                "class",
                kind);
    }
}
