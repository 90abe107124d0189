package org.outwit.games.connect4;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;

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
    private static final int BOARD_LENGTH = (Board.COLUMNS + 1) * Board.ROWS - 1;

    @Override
    public String format(ConnectFourPosition position, int move) {
        return String.valueOf(move + 1);
    }

    @Override
    public int parse(ConnectFourPosition position, String text) {
        String column = text.strip();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        StringBuilder legal = new StringBuilder();
        for (int i = 0; i < end; i++) {
            if (column.equals(format(position, moves[i]))) return moves[i];
            legal.append(i == 0 ? "" : ", ").append(format(position, moves[i]));
        }
        throw new NotationException(
                end == 0
                        ? "The game is over, so '" + text + "' cannot be played."
                        : "'" + text + "' is not a column with room; expected one of " + legal + ".",
                0);
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
        return stripped.matches("[1-9]+") ? played(stripped) : board(stripped);
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
        long[] stones = new long[2];
        for (int at = 0; at < BOARD_LENGTH; at++) {
            int column = at % (Board.COLUMNS + 1);
            int row = Board.ROWS - 1 - at / (Board.COLUMNS + 1);
            char found = at < text.length() ? text.charAt(at) : 0;
            int side = SIDES.indexOf(found);
            if (column == Board.COLUMNS) {
                if (found != '/') throw expected("'/' after a row of seven cells", text, at);
            } else if (side >= 0) {
                stones[side] |= Board.cell(column, row);
            } else if (found != '.') {
                throw expected("'X', 'O' or '.'", text, at);
            }
        }
        int mover = mover(text);
        checkFallen(stones[0] | stones[1]);
        checkTurn(stones, mover);
        return new ConnectFourPosition(stones[0], stones[1]);
    }

    private static int mover(String text) {
        if (text.length() <= BOARD_LENGTH || text.charAt(BOARD_LENGTH) != ' ') {
            throw expected("a space and the side to move after six rows", text, BOARD_LENGTH);
        }
        String side = text.substring(BOARD_LENGTH + 1);
        if (side.length() == 1 && SIDES.contains(side)) return SIDES.indexOf(side);
        throw expected("the side to move, 'X' or 'O',", text, BOARD_LENGTH + 1);
    }

    private static void checkFallen(long taken) {
        long floating = taken & ~(taken << 1 | Board.BOTTOM);
        if (floating == 0) return;
        int bit = Long.numberOfTrailingZeros(floating);
        int column = bit / Board.STRIDE;
        int row = bit % Board.STRIDE;
        throw new NotationException(
                "The stone in column " + (column + 1) + ", row " + (row + 1) + " has nothing below it.",
                (Board.ROWS - 1 - row) * (Board.COLUMNS + 1) + column);
    }

    private static void checkTurn(long[] stones, int mover) {
        int first = Long.bitCount(stones[0]);
        int second = Long.bitCount(stones[1]);
        if (first != second + mover) {
            throw new NotationException(
                    "With " + first + " X and " + second + " O it cannot be the turn of " + SIDES.charAt(mover)
                            + "; X begins and the sides alternate.",
                    BOARD_LENGTH + 1);
        }
        if (Board.hasFour(stones[mover])) {
            throw new NotationException(
                    SIDES.charAt(mover) + " has four in a row already, so it cannot be its turn.", BOARD_LENGTH + 1);
        }
    }

    private static NotationException expected(String what, String text, int at) {
        int column = Math.min(at, text.length());
        String found = column == text.length() ? "the end" : "'" + text.charAt(column) + "'";
        return new NotationException("Expected " + what + " at column " + column + ", found " + found + ".", column);
    }
}
