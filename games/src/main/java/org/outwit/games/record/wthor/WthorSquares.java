package org.outwit.games.record.wthor;

/** Squares as bytes and as names: row 3, column 4 is byte 34 and {@code d3}. */
final class WthorSquares {

    private static final String[] NAMES = names();

    private WthorSquares() {}

    private static String[] names() {
        String[] names = new String[100];
        for (int row = 1; row <= WthorHeader.SIDE; row++) {
            for (int column = 1; column <= WthorHeader.SIDE; column++) {
                names[10 * row + column] = "" + (char) ('a' + column - 1) + row;
            }
        }
        return names;
    }

    /** The name of a square; row and column from 1. */
    static String name(int row, int column) {
        return NAMES[10 * row + column];
    }

    /** The byte of a square that is named properly. */
    static byte code(String name) {
        return (byte) (10 * (name.charAt(1) - '0') + name.charAt(0) - 'a' + 1);
    }
}
