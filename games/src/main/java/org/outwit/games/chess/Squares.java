package org.outwit.games.chess;

/** The sixty-four squares as bits: a1 is bit 0, b1 bit 1, h8 bit 63. */
final class Squares {

    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;
    static final long RANK_1 = 0xFFL;
    static final long RANK_8 = RANK_1 << 56;

    /** Where pawns of either side cannot stand. */
    static final long END_RANKS = RANK_1 | RANK_8;

    static final long DARK = 0xAA55AA55AA55AA55L;

    private Squares() {}

    static int file(int square) {
        return square & 7;
    }

    static int rank(int square) {
        return square >> 3;
    }

    static int square(int file, int rank) {
        return rank << 3 | file;
    }

    static long bit(int square) {
        return 1L << square;
    }

    static int first(long squares) {
        return Long.numberOfTrailingZeros(squares);
    }

    /** The rank counted from 0, seen from the side: the rank where its king begins is 0. */
    static long rankFor(int side, int rank) {
        return RANK_1 << 8 * (side == 0 ? rank : 7 - rank);
    }

    /** The squares one step ahead, beyond the edge left out. */
    static long ahead(long squares, int side) {
        return side == 0 ? squares << 8 : squares >>> 8;
    }

    /** These squares and all before them, up to the end of their files. */
    static long front(long squares, int side) {
        long front = squares;
        if (side == 0) {
            front |= front << 8;
            front |= front << 16;
            return front | front << 32;
        }
        front |= front >>> 8;
        front |= front >>> 16;
        return front | front >>> 32;
    }

    /** All squares of the files on which any of these stand. */
    static long files(long squares) {
        return front(squares, 0) | front(squares, 1);
    }

    /** The squares to the left and right of these. */
    static long beside(long squares) {
        return (squares & ~FILE_A) >>> 1 | (squares & ~FILE_H) << 1;
    }

    static String name(int square) {
        return "" + (char) ('a' + file(square)) + (char) ('1' + rank(square));
    }
}
