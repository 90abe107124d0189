package org.outwit.draw.board;

import java.util.List;
import org.outwit.draw.svg.Svg;

/**
 * Chess pieces as drawings of our own, because every system draws its letters for them differently and some not at all. Each is a
 * few outlines around the middle of its square, filled light or dark, and lines on it that can be seen on both.
 */
final class ChessShapes {

    /** White, then black, each as in {@link #NAMES}. */
    static final String SYMBOLS = "♔♕♖♗♘♙♚♛♜♝♞♟";

    private static final List<String> NAMES = List.of("king", "queen", "rook", "bishop", "knight", "pawn");

    private static final String BASE = "M-12 17 L12 17 L12 13.4 L-12 13.4 Z";

    private record Drawing(List<String> outlines, List<String> lines) {}

    private static final List<Drawing> DRAWINGS = List.of(
            new Drawing( // king
                    List.of(
                            BASE,
                            "M-10 13.4 C-10 9.5 -15 6 -15 0 C-15 -6.4 -7.6 -8.4 0 -2 C7.6 -8.4 15 -6.4 15 0 C15 6 10 9.5 10 13.4 Z",
                            "M0 -2 C-4.4 -5.4 -4.2 -9.6 0 -11.6 C4.2 -9.6 4.4 -5.4 0 -2 Z",
                            "M-1.5 -19 L1.5 -19 L1.5 -16.6 L4 -16.6 L4 -13.8 L1.5 -13.8 L1.5 -11 L-1.5 -11 L-1.5 -13.8 L-4 -13.8 L-4 -16.6 L-1.5 -16.6 Z"),
                    List.of("M-9.4 9 C-4 7.4 4 7.4 9.4 9")),
            new Drawing( // queen
                    List.of(
                            BASE,
                            "M-10.4 13.4 C-9.4 9 -10.6 6 -14.6 -7.4 L-7.6 0 L-7.2 -11.6 L-1.6 -1.4 L0 -13 L1.6 -1.4 L7.2 -11.6 L7.6 0 L14.6 -7.4 C10.6 6 9.4 9 10.4 13.4 Z",
                            ball(-14.8, -11.6),
                            ball(-7.4, -15.8),
                            ball(0, -17.4),
                            ball(7.4, -15.8),
                            ball(14.8, -11.6)),
                    List.of("M-9.6 9.2 C-4 7.8 4 7.8 9.6 9.2")),
            new Drawing( // rook
                    List.of(
                            "M-13 17 L13 17 L13 13 L-13 13 Z",
                            "M-9.5 13 L9.5 13 L8 -5 L-8 -5 Z",
                            "M-12 -15 L-7.5 -15 L-7.5 -11.5 L-2.6 -11.5 L-2.6 -15 L2.6 -15 L2.6 -11.5 L7.5 -11.5 L7.5 -15 L12 -15 L12 -5 L-12 -5 Z"),
                    List.of("M-8.4 -1.6 L8.4 -1.6", "M-9.2 9.4 L9.2 9.4")),
            new Drawing( // bishop
                    List.of(
                            "M-12.5 17 L12.5 17 L12.5 13.8 C8 13.8 5 12.5 0 12.5 C-5 12.5 -8 13.8 -12.5 13.8 Z",
                            "M-6.5 12.6 C-5.4 9.6 -4.8 8 -4.8 5.6 L4.8 5.6 C4.8 8 5.4 9.6 6.5 12.6 C3 12.2 -3 12.2 -6.5 12.6 Z",
                            "M-5.6 5.6 C-9.6 2.4 -9 -5.4 0 -13.4 C9 -5.4 9.6 2.4 5.6 5.6 Z",
                            "M0 -18 a2.5 2.5 0 1 1 -0.01 0 Z"),
                    List.of("M0 -7.6 L0 0.4", "M-3.6 -3.6 L3.6 -3.6")),
            new Drawing( // knight
                    List.of(
                            "M-12 17 L13 17 L13 13.5 L-12 13.5 Z",
                            "M-9.5 13.5 C-9.5 7 -4 4.5 -1.5 -0.5 C-4 1.8 -7.5 1.2 -9 3.8 C-10.2 5.8 -13.6 5.2 -13.6 2.2 C-13.6 -1 -9.2 -5.6 -7.6 -10"
                                    + " C-6.6 -12.6 -5.4 -14 -3.2 -15 L-2.6 -18.4 L0.8 -15.6 C8.6 -14.6 13 -7 12 1.5 C11.5 6 10.6 9.5 10.6 13.5 Z"),
                    List.of("M-5.4 -8.2 a1.3 1.3 0 1 1 -0.01 0 Z")),
            new Drawing( // pawn
                    List.of(
                            "M-11 17 L11 17 L11 14 C11 8 5 6 4.2 0 L-4.2 0 C-5 6 -11 8 -11 14 Z",
                            "M-6.5 0 L6.5 0 L6.5 -2.6 L-6.5 -2.6 Z",
                            "M0 -15 a6.2 6.2 0 1 1 -0.01 0 Z"),
                    List.of()));

    private ChessShapes() {}

    private static String ball(double x, double y) {
        return "M" + x + " " + y + " a2.2 2.2 0 1 1 -0.01 0 Z";
    }

    static boolean knows(String symbol) {
        return SYMBOLS.contains(symbol);
    }

    private static int kind(String symbol) {
        return SYMBOLS.indexOf(symbol) % DRAWINGS.size();
    }

    /** What the piece is called, without its colour. */
    static String name(String symbol) {
        return NAMES.get(kind(symbol));
    }

    static boolean isWhite(String symbol) {
        return SYMBOLS.indexOf(symbol) < DRAWINGS.size();
    }

    static void draw(Svg svg, String symbol, double x, double y) {
        boolean white = isWhite(symbol);
        Drawing drawing = DRAWINGS.get(kind(symbol));
        svg.open(
                "g",
                "class",
                white ? "piece light" : "piece dark",
                "transform",
                "translate(" + Svg.number(x) + " " + Svg.number(y) + ")",
                "fill",
                white ? "#fdfbf5" : "#2b2f36",
                "stroke",
                white ? "#22262d" : "#0f1114",
                "stroke-width",
                1.5,
                "stroke-linejoin",
                "round");
        for (String outline : drawing.outlines()) svg.empty("path", "d", outline);
        for (String line : drawing.lines()) {
            svg.empty(
                    "path",
                    "d",
                    line,
                    "fill",
                    "none",
                    "stroke",
                    white ? "#22262d" : "#f4f1e6",
                    "stroke-linecap",
                    "round");
        }
        svg.close();
    }
}
