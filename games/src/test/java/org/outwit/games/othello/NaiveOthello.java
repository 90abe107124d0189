package org.outwit.games.othello;

import java.util.ArrayList;
import java.util.List;

/**
 * Othello as a beginner would write it, with an array and loops: the oracle of the bitboards, which it shares no line
 * of code with.
 */
final class NaiveOthello {

    /** X, O or -, by row from the top and column. */
    private final char[][] squares = new char[8][8];

    private char mover;

    /** The board of a position, read from its text. */
    NaiveOthello(String text) {
        for (int i = 0; i < 64; i++) squares[i / 8][i % 8] = text.charAt(i);
        mover = text.charAt(65);
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (char[] row : squares) text.append(row);
        return text.append(' ').append(mover).toString();
    }

    static char other(char side) {
        return side == 'X' ? 'O' : 'X';
    }

    char mover() {
        return mover;
    }

    /** The squares where a side may play, as row * 8 + column, in that order. */
    List<Integer> places(char side) {
        List<Integer> places = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (squares[square / 8][square % 8] == '-' && !turned(side, square).isEmpty()) places.add(square);
        }
        return places;
    }

    private List<Integer> turned(char side, int square) {
        List<Integer> turned = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right == 0) continue;
                List<Integer> run = new ArrayList<>();
                int row = square / 8 + down;
                int column = square % 8 + right;
                while (at(row, column) == other(side)) {
                    run.add(8 * row + column);
                    row += down;
                    column += right;
                }
                if (at(row, column) == side) turned.addAll(run);
            }
        }
        return turned;
    }

    char at(int row, int column) {
        return row < 0 || row > 7 || column < 0 || column > 7 ? ' ' : squares[row][column];
    }

    boolean isOver() {
        return places('X').isEmpty() && places('O').isEmpty();
    }

    /** Plays on a square, or passes with -1. */
    void play(int square) {
        if (square >= 0) {
            for (int disc : turned(mover, square)) squares[disc / 8][disc % 8] = mover;
            squares[square / 8][square % 8] = mover;
        }
        mover = other(mover);
    }

    int count(char what) {
        int count = 0;
        for (char[] row : squares) for (char square : row) if (square == what) count++;
        return count;
    }

    /** How many squares that hold {@code what} have a neighbour that holds {@code next}. */
    int countNextTo(char what, char next) {
        int count = 0;
        for (int square = 0; square < 64; square++) {
            int row = square / 8;
            int column = square % 8;
            if (squares[row][column] != what) continue;
            boolean found = false;
            for (int i = 0; i < 9; i++) found |= i != 4 && at(row + i / 3 - 1, column + i % 3 - 1) == next;
            if (found) count++;
        }
        return count;
    }

    /** How many discs of a side are safe along all four lines, found one by one until none is left to find. */
    int stable(char side) {
        boolean[][] stable = new boolean[10][10]; // with a border that is never set
        int count = 0;
        for (boolean found = true; found; ) {
            found = false;
            for (int square = 0; square < 64; square++) {
                int row = square / 8;
                int column = square % 8;
                if (squares[row][column] != side || stable[row + 1][column + 1]) continue;
                boolean safe = true;
                for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
                    safe &= isFull(row, column, step)
                            || at(row + step[0], column + step[1]) == ' '
                            || at(row - step[0], column - step[1]) == ' '
                            || stable[row + step[0] + 1][column + step[1] + 1]
                            || stable[row - step[0] + 1][column - step[1] + 1];
                }
                if (!safe) continue;
                stable[row + 1][column + 1] = true;
                found = true;
                count++;
            }
        }
        return count;
    }

    private boolean isFull(int row, int column, int[] step) {
        for (int i = -7; i <= 7; i++) {
            if (at(row + i * step[0], column + i * step[1]) == '-') return false;
        }
        return true;
    }

    /**
     * The plies that can be played. With {@code mayPassAtTheEnd} a side passes whenever it cannot turn a disc, so the
     * end is found only after two passes; the other way, passes are moves only where the other side can then play.
     */
    long perft(int depth, boolean mayPassAtTheEnd, boolean passedBefore) {
        if (depth == 0) return 1;
        List<Integer> places = places(mover);
        boolean pass = places.isEmpty();
        if (pass) {
            boolean allowed =
                    mayPassAtTheEnd ? !passedBefore : !places(other(mover)).isEmpty();
            if (!allowed) return 0;
            places = List.of(-1);
        }
        long leaves = 0;
        for (int square : places) {
            NaiveOthello next = new NaiveOthello(text());
            next.play(square);
            leaves += next.perft(depth - 1, mayPassAtTheEnd, pass);
        }
        return leaves;
    }
}
