package org.outwit.games.othello;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/**
 * What evaluators of Othello are made of. Squares are named as players do: C next to a corner on the edge, X
 * diagonally.
 */
final class OthelloFeatures {

    static final long CORNERS = squares("a1", "h1", "a8", "h8");
    static final long X_SQUARES = squares("b2", "g2", "b7", "g7");
    private static final long[] CORNER = {squares("a1"), squares("h1"), squares("a8"), squares("h8")};
    private static final long[] X_SQUARE = {squares("b2"), squares("g2"), squares("b7"), squares("g7")};
    private static final long[] C_SQUARES = {
        squares("b1", "a2"), squares("g1", "h2"), squares("a7", "b8"), squares("g8", "h7")
    };

    /** The edges without the corners. */
    static final long EDGES = 0x7E8181818181817EL;

    /** The squares c3 to f6. */
    static final long CENTRE = 0x00003C3C3C3C0000L;

    private static final int MOST_EMPTY = Board.SQUARES - Long.bitCount(Board.MIDDLE);

    static final List<Feature<OthelloPosition>> ALL = List.of(
            lead(
                    "discs",
                    "lead in discs",
                    Board.SQUARES,
                    (position, player) -> Long.bitCount(position.discsOf(player))),
            lead(
                    "mobility",
                    "lead in squares that could be played on, no matter who moves",
                    MOST_EMPTY,
                    OthelloFeatures::mobility),
            lead(
                    "potential",
                    "lead in empty squares next to a disc of the other side, where moves may come up",
                    MOST_EMPTY,
                    OthelloFeatures::potential),
            lead(
                    "frontier",
                    "lead in own discs next to an empty square, which give the other side moves",
                    Board.SQUARES - 1,
                    OthelloFeatures::frontier),
            lead("corners", "lead in corners", 4, (position, player) -> count(position, player, CORNERS)),
            lead(
                    "x-squares",
                    "lead in discs diagonally next to an empty corner",
                    4,
                    (position, player) -> beforeEmptyCorners(position, player, X_SQUARE)),
            lead(
                    "c-squares",
                    "lead in discs on the edge next to an empty corner",
                    8,
                    (position, player) -> beforeEmptyCorners(position, player, C_SQUARES)),
            lead(
                    "edges",
                    "lead in discs on the edges, corners left out",
                    24,
                    (position, player) -> count(position, player, EDGES)),
            lead(
                    "centre",
                    "lead in discs on the squares c3 to f6",
                    16,
                    (position, player) -> count(position, player, CENTRE)),
            lead(
                    "stable",
                    "lead in discs that are proved never to be turned again",
                    Board.SQUARES,
                    OthelloFeatures::stable),
            lead(
                    "parity",
                    "1 for the side that plays last if nobody passes any more, -1 for the other",
                    1,
                    OthelloFeatures::parity),
            CountFeature.own(
                    "options",
                    "own squares that could be played on, whatever the other side has",
                    MOST_EMPTY,
                    OthelloFeatures::mobility),
            new CountFeature<>(
                    "total",
                    "discs on the board, of both sides",
                    Feature.Sides.COMMON,
                    Board.SQUARES,
                    (position, player) -> position.discs(),
                    Feature.Trend.RISES));

    private OthelloFeatures() {}

    private static Feature<OthelloPosition> lead(
            String name, String meaning, int most, CountFeature.Count<OthelloPosition> count) {
        return CountFeature.lead(name, meaning, most, count);
    }

    private static long squares(String... names) {
        long squares = 0;
        for (String name : names) squares |= 1L << OthelloNotation.square(name);
        return squares;
    }

    private static int count(OthelloPosition position, int player, long squares) {
        return Long.bitCount(position.discsOf(player) & squares);
    }

    private static int mobility(OthelloPosition position, int player) {
        return Long.bitCount(position.mobilityOf(player));
    }

    private static int potential(OthelloPosition position, int player) {
        return Long.bitCount(Board.around(position.discsOf(1 - player)) & empty(position));
    }

    private static int frontier(OthelloPosition position, int player) {
        return Long.bitCount(Board.around(empty(position)) & position.discsOf(player));
    }

    /** Once a corner is taken, the squares next to it give nothing away. */
    private static int beforeEmptyCorners(OthelloPosition position, int player, long[] squares) {
        long empty = empty(position);
        int discs = 0;
        for (int i = 0; i < CORNER.length; i++) {
            if ((empty & CORNER[i]) != 0) discs += count(position, player, squares[i]);
        }
        return discs;
    }

    private static int stable(OthelloPosition position, int player) {
        return Long.bitCount(Board.stable(position.discsOf(player), position.discsOf(1 - player)));
    }

    private static int parity(OthelloPosition position, int player) {
        boolean oddLeft = (position.discs() & 1) != 0;
        return oddLeft == (player == position.mover()) ? 1 : 0;
    }

    private static long empty(OthelloPosition position) {
        return ~(position.discsOf(0) | position.discsOf(1));
    }
}
