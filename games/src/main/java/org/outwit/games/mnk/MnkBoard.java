package org.outwit.games.mnk;

import java.util.ArrayList;
import java.util.List;

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
    final List<int[]> lines;

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
        this.lines = lines();
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

    /** Whether the cell lies in the middle third of both directions. */
    boolean isCentral(int cell) {
        return isMiddle(cell % columns, columns) && isMiddle(cell / columns, rows);
    }

    int centralCells() {
        int count = 0;
        for (int cell = 0; cell < cells; cell++) if (isCentral(cell)) count++;
        return count;
    }

    private static boolean isMiddle(int at, int length) {
        int margin = length / 3;
        return at >= margin && at < length - margin;
    }

    private List<int[]> lines() {
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        List<int[]> found = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            for (int[] direction : directions) {
                int lastColumn = cell % columns + (goal - 1) * direction[0];
                int lastRow = cell / columns + (goal - 1) * direction[1];
                if (lastColumn >= columns || lastRow >= rows || lastRow < 0) continue;
                int[] line = new int[goal];
                for (int i = 0; i < goal; i++) line[i] = cell + i * (direction[0] + columns * direction[1]);
                found.add(line);
            }
        }
        return List.copyOf(found);
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
            parts[2 * cell] = numbered ? power : scrambled(2 * cell);
            parts[2 * cell + 1] = numbered ? 2 * power : scrambled(2 * cell + 1);
            power *= 3;
        }
        return parts;
    }

    /** The output function of SplitMix64. */
    private static long scrambled(int index) {
        long z = (index + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
