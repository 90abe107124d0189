package org.outwit.games.draughts;

import java.util.StringJoiner;
import org.outwit.core.game.NotationException;
import org.outwit.games.draughts.DraughtsPosition.Setup;

/**
 * Positions in the FEN of PDN: the side to move, then the squares of each side, kings with a K before them:
 * {@code B:W18,24,K10:B12,16,K22}. A last part {@code :H12}, an addition of ours, tells that there have been 12 plies
 * without progress; it is left out where there have been none.
 *
 * <p>Read as well: the sides in either order, ranges such as {@code 1-12} or {@code K1-K4} where squares have numbers,
 * spaces, and a full stop at the end.
 */
final class DraughtsFen {

    private final DraughtsRules rules;
    private final Board board;
    private final Squares squares;

    DraughtsFen(DraughtsRules rules, Board board, Squares squares) {
        this.rules = rules;
        this.board = board;
        this.squares = squares;
    }

    String format(Setup setup) {
        String text = (setup.colour() == DraughtsPosition.BLACK ? "B" : "W")
                + ":W" + list(setup.white(), setup.kings())
                + ":B" + list(setup.black(), setup.kings());
        return setup.quiet() == 0 ? text : text + ":H" + setup.quiet();
    }

    private String list(long pieces, long kings) {
        StringJoiner list = new StringJoiner(",");
        for (int number = 1; number <= board.squares; number++) {
            int bit = squares.bit(number);
            if ((pieces >>> bit & 1) != 0) list.add(((kings >>> bit & 1) != 0 ? "K" : "") + squares.name(bit));
        }
        return list.toString();
    }

    Setup parse(String text) {
        return new Reader(text).read();
    }

    /** Goes through the text once, from left to right. */
    private final class Reader {

        private final String text;
        private int at;
        private final long[] pieces = new long[2];
        private long kings;

        Reader(String text) {
            this.text = text;
        }

        Setup read() {
            int colour = colour("the side to move, 'B' or 'W',");
            expect(':', "':' after the side to move");
            int first = side("'B' or 'W' and its squares");
            expect(':', "':' and the squares of the other side");
            int startOfSecond = at;
            if (side("the squares of the other side") == first) {
                throw new NotationException(
                        "The squares of " + name(first) + " are given twice; expected those of " + name(1 - first)
                                + ".",
                        startOfSecond);
            }
            int quiet = found(':') ? quiet() : 0;
            found('.');
            peek();
            if (at < text.length()) throw expected("the end");
            return new Setup(pieces[DraughtsPosition.BLACK], pieces[DraughtsPosition.WHITE], kings, colour, quiet);
        }

        private int side(String what) {
            int start = at;
            int colour = colour(what);
            if (peek() != 0 && peek() != ':' && peek() != '.') {
                do item(colour);
                while (found(','));
            }
            int count = Long.bitCount(pieces[colour]);
            if (count > rules.menPerSide()) {
                throw new NotationException(
                        name(colour) + " has " + count + " pieces; there are " + rules.menPerSide() + " to a side.",
                        start);
            }
            return colour;
        }

        private void item(int colour) {
            boolean king = found('K');
            int start = at;
            int first = square();
            if (peek() != '-' || squares.areLettered()) {
                put(first, colour, king, start);
                return;
            }
            at++;
            found('K');
            int startOfLast = at;
            int last = square();
            int low = squares.number(first);
            int high = squares.number(last);
            if (high < low) {
                throw new NotationException(
                        "The range " + low + "-" + high + " at column " + startOfLast + " goes backwards.",
                        startOfLast);
            }
            for (int number = low; number <= high; number++) {
                put(squares.bit(number), colour, king, start);
            }
        }

        private int square() {
            peek();
            int start = at;
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || isLetter(text.charAt(at)))) at++;
            int bit = squares.bit(text.substring(start, at));
            if (bit != Squares.NONE) return bit;
            at = start;
            throw expected(squares.range());
        }

        private boolean isLetter(char found) {
            return found >= 'a' && found <= 'z';
        }

        private void put(int bit, int colour, boolean king, int start) {
            long square = 1L << bit;
            if (((pieces[0] | pieces[1]) & square) != 0) {
                throw new NotationException(
                        "Square " + squares.name(bit) + " is taken twice, again at column " + start + ".", start);
            }
            boolean lastRow = (square & board.rowSquares(colour == DraughtsPosition.BLACK ? board.rows - 1 : 0)) != 0;
            if (lastRow && !king) {
                throw new NotationException(
                        "A man of " + name(colour) + " on " + squares.name(bit) + " would be a king; expected K"
                                + squares.name(bit) + " at column " + start + ".",
                        start);
            }
            pieces[colour] |= square;
            if (king) kings |= square;
        }

        private int quiet() {
            expect('H', "'H' and the plies without progress");
            int start = at;
            while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
            String digits = text.substring(start, at);
            int most = rules.quietPlies();
            if (digits.matches("[0-9]{1,4}") && Integer.parseInt(digits) <= most) return Integer.parseInt(digits);
            at = start;
            throw expected("a number of plies from 0 to " + most);
        }

        private int colour(String what) {
            char found = peek();
            if (found != 'B' && found != 'W') throw expected(what);
            at++;
            return found == 'B' ? DraughtsPosition.BLACK : DraughtsPosition.WHITE;
        }

        private String name(int colour) {
            return colour == DraughtsPosition.BLACK ? "Black" : "White";
        }

        /** The next character that is not a space, or 0 at the end. */
        private char peek() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
            return at < text.length() ? text.charAt(at) : 0;
        }

        private boolean found(char wanted) {
            if (peek() != wanted) return false;
            at++;
            return true;
        }

        private void expect(char wanted, String what) {
            if (!found(wanted)) throw expected(what);
        }

        private NotationException expected(String what) {
            char next = peek();
            return new NotationException(
                    "Expected " + what + " at column " + at + ", found "
                            + (at == text.length() ? "the end" : "'" + next + "'") + ".",
                    at);
        }
    }
}
