package org.outwit.draw.board;

import java.util.List;
import org.outwit.draw.svg.Svg;

/** Playing cards: a face with its suit, or a back. */
final class CardShapes {

    static final int HIGH = 66;
    static final String SUITS = "♠♥♦♣";

    private static final List<String> NAMES = List.of("spade", "heart", "diamond", "club");
    private static final List<String> SHAPES = List.of(
            "M0-10C-4-4-11 0-9 5C-7 9-2 8-1 5L-3 10H3L1 5C2 8 7 9 9 5C11 0 4-4 0-10Z",
            "M0 9C-15-2-9-12 0-5C9-12 15-2 0 9Z",
            "M0-10L8 0L0 10L-8 0Z",
            "M-1 3A4.6 4.6 0 1 1-4-3A4.6 4.6 0 1 1 4-3A4.6 4.6 0 1 1 1 3L3 10H-3Z");

    private CardShapes() {}

    /** {@code spade} of {@code ♠A}. */
    static String suit(String face) {
        return NAMES.get(SUITS.indexOf(face.charAt(0)));
    }

    /** {@code 10} of {@code ♠T}. */
    static String rank(String face) {
        String rank = face.isEmpty() ? "" : face.substring(1);
        return rank.equals("T") ? "10" : rank;
    }

    static boolean isRed(String face) {
        return !face.isEmpty() && "♥♦".indexOf(face.charAt(0)) >= 0;
    }

    static void draw(Svg svg, String face, double x, double y) {
        svg.open("g", "transform", "translate(" + x + " " + y + ")");
        boolean back = face.isEmpty();
        rectangle(svg, 22.5, 31.5, 5, back ? "#2f5fa8" : "#fdfcf8", "#77736a");
        if (back) rectangle(svg, 18, 27, 3, "#3f72bf", "#dfe7f3");
        else {
            pip(svg, face, -14, -7, 0.6);
            pip(svg, face, 6, 11, 1.25);
        }
        svg.close();
    }

    private static void rectangle(Svg svg, double halfWidth, double halfHeight, int round, String fill, String stroke) {
        svg.empty(
                "rect",
                "x",
                -halfWidth,
                "y",
                -halfHeight,
                "width",
                2 * halfWidth,
                "height",
                2 * halfHeight,
                "rx",
                round,
                "fill",
                fill,
                "stroke",
                stroke,
                "stroke-width",
                1);
    }

    private static void pip(Svg svg, String face, double x, double y, double scale) {
        svg.empty(
                "path",
                "d",
                SHAPES.get(SUITS.indexOf(face.charAt(0))),
                "transform",
                "translate(" + x + " " + y + ") scale(" + scale + ")",
                "fill",
                isRed(face) ? "#b3261e" : "#1c1c1c");
    }
}
