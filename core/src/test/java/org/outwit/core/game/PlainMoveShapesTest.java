package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What moves look like in a game that says nothing about it; tic-tac-toe with the squares 0 to 8, row by row. */
class PlainMoveShapesTest {

    private static final int END = 6;

    private final Game<RulesPosition<String, Integer>> game = new SmallTicTacToe().asGame("tic");
    private final MoveShapes<RulesPosition<String, Integer>> shapes = game.moveShapes();

    private long[] looks(String board, int square) {
        RulesPosition<String, Integer> position = game.notation().position(board);
        shapes.look(position);
        long[] row = new long[shapes.most()];
        return Arrays.copyOf(row, shapes.describe(position.choices().indexOf(square), row));
    }

    @Test
    void winningDrawingAndNotLettingWinLookDifferent() {
        long wins = looks("XX.OO....", 2)[END];
        long letsWin = looks("XX.OO....", 6)[END];
        long stops = looks("XX.OO....", 5)[END];
        long draws = looks("XOXXOOO.X", 7)[END];
        assertThat(new long[] {wins, letsWin, stops, draws}).doesNotHaveDuplicates();
        assertThat(looks("X........", 4)[END]).isEqualTo(stops);
    }
}
