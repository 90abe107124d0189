package org.outwit.games.othello;

import java.util.Locale;
import org.outwit.core.game.NotationException;

/**
 * A position as text: the 64 squares row by row, {@code X} for Black, {@code O} for White and {@code -} for an empty
 * one, then the side to move, as files of type {@code .obf} have it. Read are also {@code *} and {@code B} for Black,
 * {@code W} for White, {@code .} for an empty square, either case, spaces between rows, and the size of the board in
 * front, as GGF has it: {@code 8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *}.
 */
final class OthelloBoardText {

    private static final String SIDES = "XO";
    private static final String BLACK = "XB*";
    private static final String WHITE = "OW";
    private static final String EMPTY = "-.";

    private final String text;
    private final long[] discs = new long[2];
    private final int[] columns = new int[Board.SQUARES];
    private int at;

    OthelloBoardText(String text) {
        this.text = text;
    }

    static String write(OthelloPosition position) {
        StringBuilder text = new StringBuilder(Board.SQUARES + 2);
        for (int square = 0; square < Board.SQUARES; square++) {
            boolean black = (position.discsOf(0) >>> square & 1) != 0;
            boolean white = (position.discsOf(1) >>> square & 1) != 0;
            text.append(black ? 'X' : white ? 'O' : '-');
        }
        return text.append(' ').append(SIDES.charAt(position.mover())).toString();
    }

    OthelloPosition read() {
        readSize();
        for (int square = 0; square < Board.SQUARES; square++) readSquare(square);
        int mover = readMover();
        checkMiddle();
        return new OthelloPosition(discs[0], discs[1], mover);
    }

    private void readSize() {
        skipSpaces();
        if (!Character.isDigit(peek())) return;
        if (!text.startsWith("8 ", at)) throw expected("a board of size 8", at);
        at++;
    }

    private void readSquare(int square) {
        skipSpaces();
        columns[square] = at;
        int side = side(peek());
        if (side >= 0) discs[side] |= 1L << square;
        else if (EMPTY.indexOf(peek()) < 0) {
            throw expected("'X', 'O' or '-' for square " + OthelloNotation.name(square), at);
        }
        at++;
    }

    private int readMover() {
        skipSpaces();
        int from = at;
        String word = text.substring(from).strip();
        if (word.endsWith(";")) word = word.substring(0, word.length() - 1).stripTrailing();
        for (int side = 0; side < SIDES.length(); side++) {
            if (word.equalsIgnoreCase(OthelloNotation.NAMES.get(side))) return side;
            if (word.length() == 1 && side(word.charAt(0)) == side) return side;
        }
        throw expected("the side to move, 'X' or 'O', after 64 squares", from);
    }

    /** Catches boards of other games and boards that lost a character, which would be wrong in silence. */
    private void checkMiddle() {
        long missing = Board.MIDDLE & ~(discs[0] | discs[1]);
        if (missing == 0) return;
        int square = Long.numberOfTrailingZeros(missing);
        throw new NotationException(
                "Square " + OthelloNotation.name(square)
                        + " is empty; expected discs on d4, e4, d5 and e5, where they stand from the start.",
                columns[square]);
    }

    private static int side(char found) {
        char upper = String.valueOf(found).toUpperCase(Locale.ROOT).charAt(0);
        return BLACK.indexOf(upper) >= 0 ? 0 : WHITE.indexOf(upper) >= 0 ? 1 : -1;
    }

    private void skipSpaces() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    /** The next character, or one that nothing is written with at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private NotationException expected(String what, int column) {
        String found = column < text.length() ? "'" + text.charAt(column) + "'" : "the end";
        return new NotationException("Expected " + what + ", found " + found + ".", column);
    }
}
