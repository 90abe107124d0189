package org.outwit.games.draughts;

/**
 * The dark squares of a board as bits. Squares are numbered from 0 along the rows, beginning at the top, where Black
 * sits; the first square of the top row is the second cell from the left. Square s is bit {@code s + s / width}: after
 * every two rows one bit is left out, which no piece ever stands on. A step down to the left then adds {@code width / 2}
 * to the bit, one down to the right adds one more, and a step over the edge ends on such a bit or beyond the last.
 */
final class Board {

    /** The ways a piece can go, in circular order: neighbours in it are at right angles. */
    static final int DOWN_LEFT = 0;

    static final int DOWN_RIGHT = 1;
    static final int UP_RIGHT = 2;
    static final int UP_LEFT = 3;
    static final int DIRECTIONS = 4;

    final int width;
    final int rows;
    final int squares;

    /** All squares. */
    final long all;

    /** The squares off the edge, the only ones where a piece can be jumped. */
    final long inner;

    /** How many bits a step in each direction adds. */
    final int[] steps;

    private final long[] rowSquares;

    Board(int width) {
        if (width < 4 || width > 10 || width % 2 != 0) {
            throw new IllegalArgumentException("The width of the board (" + width + ") must be 4, 6, 8 or 10.");
        }
        this.width = width;
        this.rows = width;
        this.squares = width * width / 2;
        int half = width / 2;
        this.steps = new int[] {half, half + 1, -half, -half - 1};
        this.all = between(0, squares);
        this.rowSquares = new long[rows];
        for (int row = 0; row < rows; row++) rowSquares[row] = between(row * half, (row + 1) * half);
        long edge = rowSquares[0] | rowSquares[rows - 1] | columnSquares(0) | columnSquares(width - 1);
        this.inner = all & ~edge;
    }

    static boolean isDown(int direction) {
        return direction <= DOWN_RIGHT;
    }

    int bit(int square) {
        return square + square / width;
    }

    int square(int bit) {
        return bit - bit / (width + 1);
    }

    int row(int square) {
        return square / (width / 2);
    }

    int column(int square) {
        return 2 * (square % (width / 2)) + 1 - row(square) % 2;
    }

    /** The squares of one row, counted from the top. */
    long rowSquares(int row) {
        return rowSquares[row];
    }

    /** The squares of one column, counted from the left. */
    long columnSquares(int column) {
        long found = 0;
        for (int square = 0; square < squares; square++) {
            if (column(square) == column) found |= 1L << bit(square);
        }
        return found;
    }

    private long between(int from, int to) {
        long found = 0;
        for (int square = from; square < to; square++) found |= 1L << bit(square);
        return found;
    }

    /** Every piece moved one step; the caller must mask out what has left the board. */
    long step(long pieces, int direction) {
        // Rotating takes negative distances; what it carries round lands beyond the last square.
        return Long.rotateLeft(pieces, steps[direction]);
    }
}
