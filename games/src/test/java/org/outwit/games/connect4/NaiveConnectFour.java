package org.outwit.games.connect4;

import java.util.Arrays;

/**
 * Connect Four as a beginner would write it, with an array and loops: the oracle of the bitboards, which it shares no
 * line of code with.
 */
final class NaiveConnectFour {

    /** X, O or a space, by row from the bottom and column. */
    private final char[][] cells = new char[6][7];

    private char mover = 'X';

    NaiveConnectFour() {
        for (char[] row : cells) Arrays.fill(row, ' ');
    }

    /** The board of a position, read from its text. */
    NaiveConnectFour(String text) {
        String[] rows = text.substring(0, text.length() - 2).split("/");
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 7; column++) {
                char cell = rows[5 - row].charAt(column);
                cells[row][column] = cell == '.' ? ' ' : cell;
            }
        }
        mover = text.charAt(text.length() - 1);
    }

    boolean isFull(int column) {
        return cells[5][column] != ' ';
    }

    void drop(int column) {
        int row = 0;
        while (cells[row][column] != ' ') row++;
        cells[row][column] = mover;
        mover = mover == 'X' ? 'O' : 'X';
    }

    void lift(int column) {
        int row = 5;
        while (cells[row][column] == ' ') row--;
        cells[row][column] = ' ';
        mover = mover == 'X' ? 'O' : 'X';
    }

    boolean hasWon(char side) {
        return lines(side, 4, false) > 0;
    }

    /** How many ways there are to play {@code depth} plies. */
    long perft(int depth) {
        if (depth == 0) return 1;
        if (hasWon('X') || hasWon('O')) return 0;
        long count = 0;
        for (int column = 0; column < 7; column++) {
            if (isFull(column)) continue;
            drop(column);
            count += perft(depth - 1);
            lift(column);
        }
        return count;
    }

    /** How many lines of four hold exactly {@code stones} of a side and none of the other. */
    int openLines(char side, int stones) {
        return lines(side, stones, true);
    }

    private int lines(char side, int stones, boolean orEmpty) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        int lines = 0;
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 7; column++) {
                for (int[] step : directions) {
                    int lastRow = row + 3 * step[0];
                    if (lastRow < 0 || lastRow > 5 || column + 3 * step[1] > 6) continue;
                    int own = 0;
                    int empty = 0;
                    for (int i = 0; i < 4; i++) {
                        char cell = cells[row + i * step[0]][column + i * step[1]];
                        if (cell == side) own++;
                        if (cell == ' ') empty++;
                    }
                    if (own == stones && (own == 4 || orEmpty && own + empty == 4)) lines++;
                }
            }
        }
        return lines;
    }

    /** How many empty cells of the rows that are asked for would complete four in a row. */
    int threats(char side, boolean oddRows, boolean evenRows) {
        int threats = 0;
        for (int row = 0; row < 6; row++) {
            boolean odd = row % 2 == 0; // counted from 1, as people do
            if (!(odd ? oddRows : evenRows)) continue;
            for (int column = 0; column < 7; column++) {
                if (cells[row][column] != ' ') continue;
                cells[row][column] = side;
                if (hasWon(side)) threats++;
                cells[row][column] = ' ';
            }
        }
        return threats;
    }
}
