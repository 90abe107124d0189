package org.outwit.games.connect4;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of Connect Four are made of. */
final class ConnectFourFeatures {

    static final List<Feature<ConnectFourPosition>> ALL = List.of(
            openLines("ones", "lead in lines of four that hold one own stone and none of the other's", 1),
            openLines("twos", "lead in lines of four that hold two own stones and none of the other's", 2),
            openLines("threes", "lead in lines of four that hold three own stones and none of the other's", 3),
            // The bound is exact: a fourth lead in one column needs four in a row there or five against one.
            CountFeature.lead("centre", "lead in stones in the middle column", 4, ConnectFourFeatures::centre),
            CountFeature.lead(
                    "threats",
                    "lead in empty cells that would complete four in a row",
                    Board.CELLS,
                    ConnectFourFeatures::threats),
            CountFeature.lead(
                    "parity",
                    "lead in threats on the rows that zugzwang gives to their owner",
                    Board.CELLS / 2,
                    ConnectFourFeatures::parity),
            CountFeature.own(
                    "attack",
                    "own empty cells that would complete four in a row, whatever the other threatens",
                    Board.CELLS,
                    ConnectFourFeatures::threats),
            new CountFeature<>(
                    "stones",
                    "stones on the board, of both sides",
                    Feature.Sides.COMMON,
                    Board.CELLS,
                    (position, player) -> position.stones(),
                    Feature.Trend.RISES));

    private ConnectFourFeatures() {}

    private static Feature<ConnectFourPosition> openLines(String name, String meaning, int stones) {
        return CountFeature.lead(
                name,
                meaning,
                Board.LINES,
                (position, player) ->
                        Board.openLines(position.stonesOf(player), position.stonesOf(1 - player), stones));
    }

    private static int centre(ConnectFourPosition position, int player) {
        return Long.bitCount(position.stonesOf(player) & Board.column(Board.COLUMNS / 2));
    }

    private static int threats(ConnectFourPosition position, int player) {
        return Long.bitCount(position.threatsOf(player));
    }

    /**
     * When all other columns are full, the side that began has to play on odd rows and the other on even ones, so a
     * threat there decides the endgame by itself: the zugzwang of Allis, "A knowledge-based approach of Connect-Four".
     */
    private static int parity(ConnectFourPosition position, int player) {
        return Long.bitCount(position.threatsOf(player) & (player == 0 ? Board.ODD_ROWS : Board.EVEN_ROWS));
    }
}
