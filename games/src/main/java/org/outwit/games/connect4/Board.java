package org.outwit.games.connect4;

/**
 * The geometry of the board as bits: cell (column, row) is bit {@code 7 * column + row}, rows counted from the bottom.
 * Bit 6 of every column lies above the board and is never set, so shifts cannot wrap.
 */
final class Board {

    static final int COLUMNS = 7;
    static final int ROWS = 6;
    static final int CELLS = COLUMNS * ROWS;
    static final int STRIDE = ROWS + 1;

    /** The lowest cell of every column. */
    static final long BOTTOM = bottomRow();

    /** All cells. */
    static final long ALL = BOTTOM * ((1L << ROWS) - 1);

    /** The first, third and fifth row from the bottom: where a threat serves the player who began. */
    static final long ODD_ROWS = BOTTOM * 0b010101;

    static final long EVEN_ROWS = BOTTOM * 0b101010;

    /** How many lines of four the board has. */
    static final int LINES = 69;

    private static final int UP = 1;
    private static final int RIGHT = STRIDE;
    private static final int RISING = STRIDE + 1;
    private static final int FALLING = STRIDE - 1;

    private Board() {}

    private static long bottomRow() {
        long row = 0;
        for (int column = 0; column < COLUMNS; column++) row |= 1L << STRIDE * column;
        return row;
    }

    static long column(int column) {
        return (1L << ROWS) - 1 << STRIDE * column;
    }

    static long cell(int column, int row) {
        return 1L << STRIDE * column + row;
    }

    /** Left and right exchanged. */
    static long mirrored(long stones) {
        long mirrored = 0;
        for (int column = 0; column < COLUMNS; column++) {
            long alone = (stones & column(column)) >>> STRIDE * column;
            mirrored |= alone << STRIDE * (COLUMNS - 1 - column);
        }
        return mirrored;
    }

    /** Whether these stones hold four in a row. */
    static boolean hasFour(long stones) {
        return hasFour(stones, RIGHT) || hasFour(stones, UP) || hasFour(stones, RISING) || hasFour(stones, FALLING);
    }

    private static boolean hasFour(long stones, int step) {
        long pairs = stones & stones >>> step;
        return (pairs & pairs >>> 2 * step) != 0;
    }

    /** The cells, taken or not, that would complete four in a row for these stones. */
    static long completing(long stones) {
        return ALL
                & (completing(stones, RIGHT)
                        | completing(stones, UP)
                        | completing(stones, RISING)
                        | completing(stones, FALLING));
    }

    private static long completing(long stones, int step) {
        long before = stones << step;
        long after = stones >>> step;
        long twoBefore = before & stones << 2 * step;
        long twoAfter = after & stones >>> 2 * step;
        return twoBefore & (stones << 3 * step | after) | twoAfter & (stones >>> 3 * step | before);
    }

    /** How many lines of four hold exactly {@code count} (1 to 3) of these stones and none of the others. */
    static int openLines(long stones, long others, int count) {
        return openLines(stones, others, count, RIGHT)
                + openLines(stones, others, count, UP)
                + openLines(stones, others, count, RISING)
                + openLines(stones, others, count, FALLING);
    }

    /** All lines of one direction at once: bit i of each sum belongs to the line that starts at cell i. */
    private static int openLines(long stones, long others, int count, int step) {
        long free = ALL & ~others;
        long open = free & free >>> step & free >>> 2 * step & free >>> 3 * step;
        long second = stones >>> step;
        long third = stones >>> 2 * step;
        long fourth = stones >>> 3 * step;

        long left = stones ^ second;
        long right = third ^ fourth;
        long units = left ^ right;
        long twos = stones & second ^ third & fourth ^ left & right;

        long wantedUnits = (count & 1) != 0 ? units : ~units;
        long wantedTwos = (count & 2) != 0 ? twos : ~twos;
        return Long.bitCount(open & wantedUnits & wantedTwos);
    }
}
