package org.outwit.games.mnk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.lines.Windows;

/** What all positions of one m,n,k-game share: the size, the lines and the numbers that keys are made of. */
final class MnkBoard {

    static final int MOST_SIDE = 19;

    /** The most cells whose positions can be numbered in base 3 within 64 bits. */
    private static final int MOST_NUMBERED_CELLS = 40;

    final int columns;
    final int rows;
    final int goal;
    final int cells;

    /** Every line of {@code goal} cells. Cells are numbered along the rows, from the lowest row on. */
    final Windows lines;

    /** Every line of one cell more, both ends of which have to be empty. */
    final Windows frames;

    /** The cells that lie in the middle third of both directions. */
    final int[] central;

    /** The cells in the order in which moves are listed. */
    final int[] order;

    private final long[] keyParts;

    MnkBoard(int columns, int rows, int goal) {
        checkSide("columns", columns);
        checkSide("rows", rows);
        if (goal < 2 || goal > Math.max(columns, rows)) {
            throw new IllegalArgumentException("The goal (" + goal
                    + " in a row) must be between 2 and the longer side (" + Math.max(columns, rows) + ").");
        }
        this.columns = columns;
        this.rows = rows;
        this.goal = goal;
        this.cells = columns * rows;
        this.lines = Windows.lines(cells, lines(goal));
        this.frames = Windows.frames(cells, lines(goal + 1));
        this.central = IntStream.range(0, cells).filter(this::isCentral).toArray();
        this.order = BitMnkPosition.fits(this) ? IntStream.range(0, cells).toArray() : fromTheCentre();
        this.keyParts = keyParts();
    }

    private static void checkSide(String what, int count) {
        if (count < 1 || count > MOST_SIDE) {
            throw new IllegalArgumentException(
                    "The number of " + what + " (" + count + ") must be between 1 and " + MOST_SIDE + ".");
        }
    }

    int cell(int column, int row) {
        return row * columns + column;
    }

    /** What a stone adds to the key of a position. */
    long keyPart(int cell, int player) {
        return keyParts[2 * cell + player];
    }

    private boolean isCentral(int cell) {
        return isMiddle(cell % columns, columns) && isMiddle(cell / columns, rows);
    }

    private static boolean isMiddle(int at, int length) {
        int margin = length / 3;
        return at >= margin && at < length - margin;
    }

    /**
     * On a large board most cells are far from any fight, so the middle comes first; cells equally far from it come in
     * the order of their numbers.
     */
    private int[] fromTheCentre() {
        return IntStream.range(0, cells)
                .boxed()
                .sorted(Comparator.comparingInt(this::distanceFromCentre))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The square of twice the distance, which is a whole number. */
    private int distanceFromCentre(int cell) {
        int across = 2 * (cell % columns) - (columns - 1);
        int up = 2 * (cell / columns) - (rows - 1);
        return across * across + up * up;
    }

    private List<int[]> lines(int length) {
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        List<int[]> found = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            for (int[] direction : directions) {
                int lastColumn = cell % columns + (length - 1) * direction[0];
                int lastRow = cell / columns + (length - 1) * direction[1];
                if (lastColumn >= columns || lastRow >= rows || lastRow < 0) continue;
                int[] line = new int[length];
                for (int i = 0; i < length; i++) line[i] = cell + i * (direction[0] + columns * direction[1]);
                found.add(line);
            }
        }
        return found;
    }

    /**
     * Small boards are numbered in base 3, so that keys are equal exactly when positions are. Large ones have more
     * positions than there are longs; there the parts are scrambled bits, and equal keys of unequal positions are as
     * unlikely as a 64-bit hash makes them. Either way a stone is added and taken off by one sum.
     */
    private long[] keyParts() {
        long[] parts = new long[2 * cells];
        long power = 1;
        for (int cell = 0; cell < cells; cell++) {
            boolean numbered = cells <= MOST_NUMBERED_CELLS;
            parts[2 * cell] = numbered ? power : SplitMix64.bits(2 * cell);
            parts[2 * cell + 1] = numbered ? 2 * power : SplitMix64.bits(2 * cell + 1);
            power *= 3;
        }
        return parts;
    }
}
