package org.outwit.games;

/**
 * The symmetries of a rectangle of squares, four of them, or eight of a square. Bit 0 of a symmetry exchanges left and right, bit
 * 1 top and bottom, and bit 2, after that, columns and rows.
 */
public final class Turns {

    private static final int ACROSS = 1;
    private static final int UPSIDE_DOWN = 2;
    private static final int TRANSPOSED = 4;

    private final int columns;
    private final int rows;

    public Turns(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    public int count() {
        return columns == rows ? 2 * TRANSPOSED : TRANSPOSED;
    }

    /** Exchanging columns and rows first makes the two others change their names. */
    public int inverse(int symmetry) {
        if ((symmetry & TRANSPOSED) == 0) return symmetry;
        return TRANSPOSED | (symmetry & ACROSS) << 1 | (symmetry & UPSIDE_DOWN) >> 1;
    }

    /** Where a square gets to; squares are numbered along the rows. */
    public int square(int square, int symmetry) {
        int column = square % columns;
        int row = square / columns;
        if ((symmetry & ACROSS) != 0) column = columns - 1 - column;
        if ((symmetry & UPSIDE_DOWN) != 0) row = rows - 1 - row;
        return (symmetry & TRANSPOSED) == 0 ? row * columns + column : column * columns + row;
    }
}
