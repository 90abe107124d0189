package org.outwit.games.connect4;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is the number of its column, 1 to 7 from the left. A position is its rows from the top, separated by
 * {@code /}, with {@code X} for the side that began, {@code O} for the other and {@code .} for an empty cell, followed
 * by the side to move: {@code ......./......./......./......./...O.../...X... X}.
 *
 * <p>The usual short form of the literature, the columns played from the start such as {@code 4453}, is read as well.
 * It is not written, since equal positions would be written differently.
 */
final class ConnectFourNotation implements Notation<ConnectFourPosition> {

    private static final String SIDES = "XO";

    @Override
    public String format(ConnectFourPosition position, int move) {
        return String.valueOf(move + 1);
    }

    @Override
    public int parse(ConnectFourPosition position, String text) {
        return LegalMoves.written(this, position, text, "a column with room");
    }

    @Override
    public String format(ConnectFourPosition position) {
        StringBuilder text = new StringBuilder();
        for (int row = Board.ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < Board.COLUMNS; column++) {
                long cell = Board.cell(column, row);
                boolean first = (position.stonesOf(0) & cell) != 0;
                boolean second = (position.stonesOf(1) & cell) != 0;
                text.append(first ? 'X' : second ? 'O' : '.');
            }
            text.append(row == 0 ? ' ' : '/');
        }
        return text.append(SIDES.charAt(position.mover())).toString();
    }

    @Override
    public ConnectFourPosition position(String text) {
        String stripped = text.strip();
        return stripped.matches("[1-9]+") ? played(stripped) : board(text);
    }

    private ConnectFourPosition played(String columns) {
        ConnectFourPosition position = new ConnectFourPosition();
        for (int i = 0; i < columns.length(); i++) {
            try {
                position.make(parse(position, columns.substring(i, i + 1)));
            } catch (NotationException bad) {
                throw new NotationException("Move " + (i + 1) + ": " + bad.getMessage(), i);
            }
        }
        return position;
    }

    private static ConnectFourPosition board(String text) {
        TextCursor cursor = new TextCursor(text);
        int start = cursor.column();
        long[] stones = new long[2];
        for (int row = Board.ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < Board.COLUMNS; column++) {
                int side = cursor.oneOf("XO.", "'X', 'O' or '.'");
                if (side < 2) stones[side] |= Board.cell(column, row);
            }
            if (row > 0) cursor.skip('/', "'/' after a row of seven cells");
        }
        cursor.skip(' ', "a space and the side to move after six rows");
        int column = cursor.column();
        int mover = cursor.oneOf(SIDES, "the side to move, 'X' or 'O',");
        cursor.finish("the side to move");
        checkFallen(stones[0] | stones[1], start);
        checkTurn(stones, mover, column);
        return new ConnectFourPosition(stones[0], stones[1]);
    }

    private static void checkFallen(long taken, int start) {
        long floating = taken & ~(taken << 1 | Board.BOTTOM);
        if (floating == 0) return;
        int bit = Long.numberOfTrailingZeros(floating);
        int column = bit / Board.STRIDE;
        int row = bit % Board.STRIDE;
        throw new NotationException(
                "The stone in column " + (column + 1) + ", row " + (row + 1) + " has nothing below it.",
                start + (Board.ROWS - 1 - row) * (Board.COLUMNS + 1) + column);
    }

    private static void checkTurn(long[] stones, int mover, int column) {
        int first = Long.bitCount(stones[0]);
        int second = Long.bitCount(stones[1]);
        if (first != second + mover) {
            throw new NotationException(
                    "With " + first + " X and " + second + " O it cannot be the turn of " + SIDES.charAt(mover)
                            + "; X begins and the sides alternate.",
                    column);
        }
        if (Board.hasFour(stones[mover])) {
            throw new NotationException(
                    SIDES.charAt(mover) + " has four in a row already, so it cannot be its turn.", column);
        }
    }
}
