package org.outwit.games.chinesecheckers;

/**
 * The holes of the star and what never changes about them. A hole is a number from 0 at the lowest corner, along the rows; its column is
 * counted in half holes, so that neighbours in the next row are one column to the left or right and those in the same row two. Corners are
 * numbered clockwise from the one at the bottom, and a corner lies opposite the one three further on.
 */
final class StarBoard {

    static final int HOLES = 121;
    static final int ROWS = 17;
    static final int COLUMNS = 25;
    static final int CORNERS = 6;
    static final int DIRECTIONS = 6;
    static final int PIECES = 10;
    static final int NOWHERE = -1;
    static final int NO_CORNER = -1;

    /** As far as a hole can be from the tip of a corner. */
    static final int FARTHEST = ROWS - 1;

    private static final int[] WIDTHS = {1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1};
    private static final int[] ROW_STEPS = {1, 1, 0, -1, -1, 0};
    private static final int[] COLUMN_STEPS = {-1, 1, 2, 1, -1, -2};
    private static final int CORNER_ROWS = 4;
    private static final int MIDDLE_ROW = ROWS / 2;
    private static final int MIDDLE_COLUMN = COLUMNS / 2;

    private static final int[] ROW = new int[HOLES];
    private static final int[] COLUMN = new int[HOLES];
    private static final int[][] AT = new int[ROWS][COLUMNS];
    private static final int[] NEIGHBOURS = new int[HOLES * DIRECTIONS];
    private static final int[] LANDINGS = new int[HOLES * DIRECTIONS];
    private static final int[] CORNER = new int[HOLES];
    private static final int[][] CORNER_HOLES = new int[CORNERS][PIECES];
    private static final int[][] TO_TIP = new int[CORNERS][HOLES];
    private static final int[][] OFF_LINE = new int[CORNERS][HOLES];

    /** The holes of a corner from every hole, the nearest first. */
    private static final int[][] NEAREST = new int[CORNERS][HOLES * PIECES];

    static {
        place();
        for (int hole = 0; hole < HOLES; hole++) {
            CORNER[hole] = NO_CORNER;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                NEIGHBOURS[hole * DIRECTIONS + direction] = away(hole, direction, 1);
                LANDINGS[hole * DIRECTIONS + direction] = away(hole, direction, 2);
            }
        }
        for (int corner = 0; corner < CORNERS; corner++) {
            measure(corner);
            for (int hole = 0; hole < HOLES; hole++) sortByDistance(corner, hole);
        }
    }

    private StarBoard() {}

    private static void place() {
        for (int[] row : AT) java.util.Arrays.fill(row, NOWHERE);
        int hole = 0;
        for (int row = 0; row < ROWS; row++) {
            for (int i = 0; i < WIDTHS[row]; i++) {
                ROW[hole] = row;
                COLUMN[hole] = MIDDLE_COLUMN - (WIDTHS[row] - 1) + 2 * i;
                AT[row][COLUMN[hole]] = hole++;
            }
        }
    }

    private static int away(int hole, int direction, int steps) {
        return at(ROW[hole] + steps * ROW_STEPS[direction], COLUMN[hole] + steps * COLUMN_STEPS[direction]);
    }

    /** A turn that brings this corner to the bottom shows how far from its tip, and how far to the side, every hole is. */
    private static void measure(int corner) {
        int count = 0;
        for (int hole = 0; hole < HOLES; hole++) {
            int turned = hole;
            for (int turn = 0; turn < corner; turn++) turned = turnedBack(turned);
            int row = ROW[turned];
            int aside = Math.abs(COLUMN[turned] - MIDDLE_COLUMN);
            TO_TIP[corner][hole] = steps(row, aside);
            OFF_LINE[corner][hole] = aside;
            if (row >= CORNER_ROWS) continue;
            CORNER[hole] = corner;
            CORNER_HOLES[corner][count++] = hole;
        }
    }

    private static void sortByDistance(int corner, int hole) {
        int[] row = NEAREST[corner];
        int first = hole * PIECES;
        for (int i = 0; i < PIECES; i++) {
            int next = CORNER_HOLES[corner][i];
            int at = first + i;
            for (; at > first && distance(hole, row[at - 1]) > distance(hole, next); at--) row[at] = row[at - 1];
            row[at] = next;
        }
    }

    /** Where a hole gets to when the star is turned by a sixth, so that each corner takes the place of the one before it. */
    private static int turnedBack(int hole) {
        int up = ROW[hole] - MIDDLE_ROW;
        int aside = COLUMN[hole] - MIDDLE_COLUMN;
        return at(MIDDLE_ROW + (up + aside) / 2, MIDDLE_COLUMN + (aside - 3 * up) / 2);
    }

    /** The hole at a row and a column, or {@link #NOWHERE}. */
    static int at(int row, int column) {
        return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? NOWHERE : AT[row][column];
    }

    static int row(int hole) {
        return ROW[hole];
    }

    static int column(int hole) {
        return COLUMN[hole];
    }

    static int width(int row) {
        return WIDTHS[row];
    }

    /** The next hole in a direction, or {@link #NOWHERE}. */
    static int neighbour(int hole, int direction) {
        return NEIGHBOURS[hole * DIRECTIONS + direction];
    }

    /** The hole behind the next one, or {@link #NOWHERE}. */
    static int landing(int hole, int direction) {
        return LANDINGS[hole * DIRECTIONS + direction];
    }

    /** The corner that a hole belongs to, or {@link #NO_CORNER} in the middle. */
    static int cornerOf(int hole) {
        return CORNER[hole];
    }

    /** One of the ten holes of a corner. */
    static int cornerHole(int corner, int index) {
        return CORNER_HOLES[corner][index];
    }

    /** The holes of a corner in the order of their distance from a hole. */
    static int nearest(int corner, int hole, int index) {
        return NEAREST[corner][hole * PIECES + index];
    }

    static int opposite(int corner) {
        return (corner + CORNERS / 2) % CORNERS;
    }

    /** Steps from a hole to the tip of a corner. */
    static int toTip(int corner, int hole) {
        return TO_TIP[corner][hole];
    }

    /** Steps from a hole to another on an empty board. */
    static int distance(int hole, int other) {
        return steps(Math.abs(ROW[hole] - ROW[other]), Math.abs(COLUMN[hole] - COLUMN[other]));
    }

    /** A step to another row also leads half a hole aside. */
    private static int steps(int rows, int columns) {
        return rows + Math.max(0, (columns - rows) / 2);
    }

    /** Half holes from a hole to the line between a corner and the one opposite. */
    static int offLine(int corner, int hole) {
        return OFF_LINE[corner][hole];
    }

    /** A letter for the row and the number in it. */
    static String name(int hole) {
        int row = ROW[hole];
        int first = MIDDLE_COLUMN - (WIDTHS[row] - 1);
        return (char) ('a' + row) + String.valueOf((COLUMN[hole] - first) / 2 + 1);
    }
}
