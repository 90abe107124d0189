package org.outwit.games.draughts;

import java.util.HashMap;
import java.util.Map;
import org.outwit.games.draughts.DraughtsRules.Numbering;

/** The names of the squares of a board, given to their bits. */
final class Squares {

    static final int NONE = -1;

    private final Board board;
    private final Numbering numbering;
    private final String[] names = new String[Long.SIZE];
    private final Map<String, Integer> bits = new HashMap<>();
    private final int[] byNumber;

    Squares(DraughtsRules rules, Board board) {
        this.board = board;
        this.numbering = rules.numbering();
        this.byNumber = new int[board.squares];
        for (int square = 0; square < board.squares; square++) {
            int bit = board.bit(square);
            int number = numbering == Numbering.MIRRORED_NUMBERS ? mirrored(square) : square;
            byNumber[number] = bit;
            String written = String.valueOf(number + 1);
            bits.put(written, bit);
            names[bit] = numbering == Numbering.LETTERS ? lettered(square) : written;
            bits.put(names[bit], bit);
        }
    }

    private int mirrored(int square) {
        int half = board.width / 2;
        return square - square % half + half - 1 - square % half;
    }

    private String lettered(int square) {
        return (char) ('a' + board.column(square)) + String.valueOf(board.rows - board.row(square));
    }

    String name(int bit) {
        return names[bit];
    }

    /** The bit of a square, or {@link #NONE} where the board has none of this name; {@code 09} is 9. */
    int bit(String name) {
        return bits.getOrDefault(name.startsWith("0") ? name.replaceFirst("^0+", "") : name, NONE);
    }

    /** The bit of the square with this number, from 1. */
    int bit(int number) {
        return byNumber[number - 1];
    }

    int number(int bit) {
        for (int i = 0; i < byNumber.length; i++) {
            if (byNumber[i] == bit) return i + 1;
        }
        throw new IllegalArgumentException("Bit " + bit + " is not a square.");
    }

    /** What the names look like, for messages. */
    String range() {
        if (numbering == Numbering.LETTERS) {
            return "a dark square from a1 to " + (char) ('a' + board.width - 1) + board.rows;
        }
        return "a square from 1 to " + board.squares;
    }

    /** Whether the board is seen with its upper left corner in play. */
    boolean areMirrored() {
        return numbering == Numbering.MIRRORED_NUMBERS;
    }

    boolean areLettered() {
        return numbering == Numbering.LETTERS;
    }
}
