package org.outwit.core.game;

import java.util.List;
import java.util.stream.IntStream;

/** Tic-tac-toe the easy way in: a string of nine cells and a few functions. */
final class SmallTicTacToe implements Rules<String, Integer> {

    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    @Override
    public String initial() {
        return ".........";
    }

    @Override
    public int mover(String cells) {
        return (int) cells.chars().filter(cell -> cell != '.').count() % 2;
    }

    @Override
    public List<Integer> moves(String cells) {
        return IntStream.range(0, 9)
                .filter(cell -> cells.charAt(cell) == '.')
                .boxed()
                .toList();
    }

    @Override
    public String next(String cells, Integer cell) {
        return cells.substring(0, cell) + "XO".charAt(mover(cells)) + cells.substring(cell + 1);
    }

    @Override
    public int winner(String cells) {
        for (int[] line : LINES) {
            char side = cells.charAt(line[0]);
            if (side != '.' && side == cells.charAt(line[1]) && side == cells.charAt(line[2]))
                return "XO".indexOf(side);
        }
        return cells.contains(".") ? NOBODY_YET : DRAW;
    }

    @Override
    public int guess(String cells, int player) {
        char middle = cells.charAt(4);
        return middle == '.' ? 0 : "XO".indexOf(middle) == player ? 100 : -100;
    }

    @Override
    public String parse(String text) {
        if (text.matches("[.XO]{9}")) return text;
        throw new NotationException("Expected nine of 'X', 'O' and '.', found '" + text + "'.", 0);
    }
}
