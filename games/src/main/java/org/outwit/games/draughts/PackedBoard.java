package org.outwit.games.draughts;

/** The 32 squares of a small board as bits of an int: square s is bit s, without the gaps of {@link Board}. */
final class PackedBoard {

    private PackedBoard() {}

    static int squares(long bits) {
        return (int) (bits & 0xFF | bits >>> 1 & 0xFF00 | bits >>> 2 & 0xFF_0000 | bits >>> 3 & 0xFF00_0000L);
    }

    static long bits(int squares) {
        long all = Integer.toUnsignedLong(squares);
        return all & 0xFF | (all & 0xFF00) << 1 | (all & 0xFF_0000) << 2 | (all & 0xFF00_0000L) << 3;
    }

    /** The board seen from the other side. */
    static int turned(int squares) {
        return Integer.reverse(squares);
    }
}
