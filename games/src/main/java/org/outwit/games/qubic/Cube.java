package org.outwit.games.qubic;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.lines.Windows;

/** What all positions on one cube share: its lines, and the numbers that keys are made of. */
final class Cube {

    private static final int LEAST_SIDE = 3;

    /** The largest cube that fits into 64 bits. */
    private static final int MOST_SIDE = 4;

    final int side;
    final int cells;

    /** Every line of {@code side} cells. */
    final Windows lines;

    /** The cells of the four lines from corner to opposite corner: those that most lines run through. */
    final long diagonals;

    private final long[] keyParts;

    Cube(int side) {
        if (side < LEAST_SIDE || side > MOST_SIDE) {
            throw new IllegalArgumentException(
                    "The side of the cube (" + side + ") must be between " + LEAST_SIDE + " and " + MOST_SIDE + ".");
        }
        this.side = side;
        this.cells = side * side * side;
        this.lines = Windows.lines(cells, lines());
        this.diagonals = diagonals();
        this.keyParts = new long[2 * cells];
        for (int i = 0; i < keyParts.length; i++) keyParts[i] = SplitMix64.bits(i);
    }

    /** Cells are numbered along the columns, then the rows, then the levels. */
    int cell(int column, int row, int level) {
        return (level * side + row) * side + column;
    }

    /** What a stone adds to the key of a position. */
    long keyPart(int cell, int player) {
        return keyParts[2 * cell + player];
    }

    /**
     * In each direction a line stays, rises or falls. The first direction that does not stay is taken as rising, or
     * every line would be found from both ends.
     */
    private List<int[]> lines() {
        List<int[]> found = new ArrayList<>();
        for (int columns = -1; columns <= 1; columns++) {
            for (int rows = -1; rows <= 1; rows++) {
                for (int levels = -1; levels <= 1; levels++) {
                    int first = columns != 0 ? columns : rows != 0 ? rows : levels;
                    if (first > 0) addLines(columns, rows, levels, found);
                }
            }
        }
        return found;
    }

    private void addLines(int columns, int rows, int levels, List<int[]> found) {
        for (int cell = 0; cell < cells; cell++) {
            int column = cell % side;
            int row = cell / side % side;
            int level = cell / (side * side);
            if (!isStart(column, columns) || !isStart(row, rows) || !isStart(level, levels)) continue;
            int[] line = new int[side];
            for (int i = 0; i < side; i++) {
                line[i] = cell(column + i * columns, row + i * rows, level + i * levels);
            }
            found.add(line);
        }
    }

    private boolean isStart(int at, int step) {
        int last = at + (side - 1) * step;
        return last >= 0 && last < side;
    }

    private long diagonals() {
        long cells = 0;
        for (int i = 0; i < side; i++) {
            int other = side - 1 - i;
            cells |= 1L << cell(i, i, i) | 1L << cell(other, i, i) | 1L << cell(i, other, i) | 1L << cell(i, i, other);
        }
        return cells;
    }
}
