package org.outwit.games.othello;

/**
 * The geometry of the board as bits: square (row, column), both from 0 at the upper left, is bit {@code 8 * row +
 * column}.
 */
final class Board {

    static final int SIDE = 8;
    static final int SQUARES = SIDE * SIDE;

    /** The discs of both sides at the start. */
    static final long BLACK_START = square(3, 4) | square(4, 3);

    static final long WHITE_START = square(3, 3) | square(4, 4);

    /** The squares that are taken from the start on and never become empty. */
    static final long MIDDLE = BLACK_START | WHITE_START;

    /** The four steps whose bits grow; the opposite ones are the same shifts the other way. */
    private static final int RIGHT = 1;

    private static final int DOWN_LEFT = 7;
    private static final int DOWN = 8;
    private static final int DOWN_RIGHT = 9;

    private static final long LEFT_COLUMN = 0x0101010101010101L;
    private static final long RIGHT_COLUMN = LEFT_COLUMN << 7;
    private static final long NOT_LEFT = ~LEFT_COLUMN;
    private static final long NOT_RIGHT = ~RIGHT_COLUMN;

    /**
     * The columns b to g. A turned disc is never at the end of its line, so runs may be kept off the outer columns;
     * then no shift can carry them round the edge into the next row.
     */
    private static final long INNER_COLUMNS = NOT_LEFT & NOT_RIGHT;

    private static final long UPPER_AND_LOWER_ROW = 0xFF000000000000FFL;

    private Board() {}

    static long square(int row, int column) {
        return 1L << SIDE * row + column;
    }

    /** Where a side may play: the empty squares from which a run of the other's discs leads to one of its own. */
    static long mobility(long own, long other) {
        long inner = other & INNER_COLUMNS;
        long ends = ends(own, inner, RIGHT)
                | ends(own, inner, DOWN_LEFT)
                | ends(own, other, DOWN)
                | ends(own, inner, DOWN_RIGHT);
        return ends & ~(own | other);
    }

    /** Some of these squares: those from which the run leads up or down. */
    static long mobilityInColumns(long own, long other) {
        return ends(own, other, DOWN) & ~(own | other);
    }

    /** The squares behind the runs through {@code run} that begin next to {@code from}, both ways along one line. */
    private static long ends(long from, long run, int step) {
        return forward(from, run, step) << step | backward(from, run, step) >>> step;
    }

    /** The discs of {@code run} in an unbroken row behind {@code from}: up to six, by steps of 1, 1, 2 and 2. */
    private static long forward(long from, long run, int step) {
        long filled = run & from << step;
        filled |= run & filled << step;
        long pairs = run & run << step;
        filled |= pairs & filled << 2 * step;
        return filled | pairs & filled << 2 * step;
    }

    private static long backward(long from, long run, int step) {
        long filled = run & from >>> step;
        filled |= run & filled >>> step;
        long pairs = run & run >>> step;
        filled |= pairs & filled >>> 2 * step;
        return filled | pairs & filled >>> 2 * step;
    }

    /** The squares next to these, in all eight directions, these themselves perhaps among them. */
    static long around(long squares) {
        long row = squares | (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >>> 1;
        return row | row << DOWN | row >>> DOWN;
    }

    /** Left and right exchanged. */
    static long mirrored(long discs) {
        return Long.reverseBytes(Long.reverse(discs));
    }

    /** Rows and columns exchanged: quarters of the board first, then quarters of those, then single squares. */
    static long transposed(long discs) {
        long swapped = discs;
        long t = 0x0F0F0F0F00000000L & (swapped ^ swapped << 28);
        swapped ^= t ^ t >>> 28;
        t = 0x3333000033330000L & (swapped ^ swapped << 14);
        swapped ^= t ^ t >>> 14;
        t = 0x5500550055005500L & (swapped ^ swapped << 7);
        return swapped ^ t ^ t >>> 7;
    }

    /**
     * Discs of a side that can never be turned: some of them, and no others. A disc is safe along a line when nobody
     * can play on that line any more, or when on one side of it is the edge of the board or an own disc that is itself
     * never turned, since a run to be turned would have to include that one. Who is safe along all four lines stays;
     * starting from none, what is found supports more, until nothing is added.
     */
    static long stable(long own, long other) {
        long empty = ~(own | other);
        long rows = ~reached(empty, RIGHT, NOT_RIGHT, NOT_LEFT) | LEFT_COLUMN | RIGHT_COLUMN;
        long columns = ~reached(empty, DOWN, -1L, -1L) | UPPER_AND_LOWER_ROW;
        long edge = LEFT_COLUMN | RIGHT_COLUMN | UPPER_AND_LOWER_ROW;
        long falling = ~reached(empty, DOWN_RIGHT, NOT_RIGHT, NOT_LEFT) | edge;
        long rising = ~reached(empty, DOWN_LEFT, NOT_LEFT, NOT_RIGHT) | edge;

        long stable = own & rows & columns & falling & rising;
        long before = 0;
        while (stable != before) {
            before = stable;
            long right = (stable & NOT_RIGHT) << RIGHT;
            long left = (stable & NOT_LEFT) >>> RIGHT;
            long vertical = stable << DOWN | stable >>> DOWN;
            long down = right << DOWN | left >>> DOWN;
            long up = left << DOWN | right >>> DOWN;
            stable = own & (rows | right | left) & (columns | vertical) & (falling | down) & (rising | up);
        }
        return stable;
    }

    /** All squares of those lines of one direction that hold one of these squares. */
    private static long reached(long squares, int step, long mayGo, long mayReturn) {
        long forward = squares;
        long backward = squares;
        for (int i = 0; i < SIDE - 1; i++) {
            forward |= (forward & mayGo) << step;
            backward |= (backward & mayReturn) >>> step;
        }
        return forward | backward;
    }
}
