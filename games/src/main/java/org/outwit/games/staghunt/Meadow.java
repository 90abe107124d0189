package org.outwit.games.staghunt;

/** The squares, numbered along the rows from {@code a1}, and what never changes about them. */
final class Meadow {

    static final int COLUMNS = 5;
    static final int ROWS = 3;
    static final int SQUARES = COLUMNS * ROWS;
    static final int STAG = at(2, 1);
    static final int NOWHERE = -1;

    /** Where the hunters begin, and where the hares sit. */
    static final int[] HUNTERS = {at(0, 0), at(4, 2)};

    static final int[] HARES = {at(0, 2), at(4, 0)};

    /** As far as a square can be from another. */
    static final int FARTHEST = COLUMNS - 1 + ROWS - 1;

    private static final int[] COLUMN_STEPS = {0, -1, 1, 0};
    private static final int[] ROW_STEPS = {-1, 0, 0, 1};

    /** In how many directions a step may go. */
    static final int DIRECTIONS = COLUMN_STEPS.length;

    private Meadow() {}

    static int at(int column, int row) {
        return row * COLUMNS + column;
    }

    /** The next square in a direction, or {@link #NOWHERE}. */
    static int neighbour(int square, int direction) {
        int column = square % COLUMNS + COLUMN_STEPS[direction];
        int row = square / COLUMNS + ROW_STEPS[direction];
        return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? NOWHERE : at(column, row);
    }

    /** Steps from a square to another where nothing is in the way. */
    static int distance(int square, int other) {
        return Math.abs(square % COLUMNS - other % COLUMNS) + Math.abs(square / COLUMNS - other / COLUMNS);
    }

    static boolean isBesideStag(int square) {
        return distance(square, STAG) == 1;
    }

    static String name(int square) {
        return (char) ('a' + square % COLUMNS) + String.valueOf(square / COLUMNS + 1);
    }
}
