package org.outwit.games.mnk;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is its column as a letter from the left and its row as a number from the bottom: {@code a1}. No letter is
 * skipped. A position is its rows from the top, separated by {@code /}, with {@code X} for the side that began,
 * {@code O} for the other and {@code .} for an empty cell, followed by the side to move: {@code ..O/.X./... X}.
 */
final class MnkNotation implements Notation<MnkPosition> {

    private static final String SIDES = "XO";

    private final MnkBoard board;

    MnkNotation(MnkBoard board) {
        this.board = board;
    }

    @Override
    public String format(MnkPosition position, int move) {
        return (char) ('a' + move % board.columns) + String.valueOf(move / board.columns + 1);
    }

    @Override
    public int parse(MnkPosition position, String text) {
        return LegalMoves.written(this, position, text, "an empty cell");
    }

    @Override
    public String format(MnkPosition position) {
        StringBuilder text = new StringBuilder();
        for (int row = board.rows - 1; row >= 0; row--) {
            for (int column = 0; column < board.columns; column++) {
                int owner = position.owner(board.cell(column, row));
                text.append(owner == MnkPosition.EMPTY ? '.' : SIDES.charAt(owner));
            }
            text.append(row == 0 ? ' ' : '/');
        }
        return text.append(SIDES.charAt(position.mover())).toString();
    }

    @Override
    public MnkPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        MnkPosition position = MnkPosition.empty(board);
        int[] stones = new int[2];
        for (int row = board.rows - 1; row >= 0; row--) {
            for (int column = 0; column < board.columns; column++) {
                int side = cursor.oneOf("XO.", "'X', 'O' or '.'");
                if (side == 2) continue;
                stones[side]++;
                position.setUp(board.cell(column, row), side);
            }
            if (row > 0) cursor.skip('/', "'/' after a row of " + board.columns + " cells");
        }
        cursor.skip(' ', "a space and the side to move after " + board.rows + " rows");
        int column = cursor.column();
        int mover = cursor.oneOf(SIDES, "the side to move, 'X' or 'O',");
        cursor.finish("the side to move");
        checkTurn(position, stones, mover, column);
        return position;
    }

    private void checkTurn(MnkPosition position, int[] stones, int mover, int column) {
        if (stones[0] != stones[1] + mover) {
            throw new NotationException(
                    "With " + stones[0] + " X and " + stones[1] + " O it cannot be the turn of " + SIDES.charAt(mover)
                            + "; X begins and the sides alternate.",
                    column);
        }
        if (position.openLines(mover, board.goal) > 0) {
            throw new NotationException(
                    SIDES.charAt(mover) + " has " + board.goal + " in a row already, so it cannot be its turn.",
                    column);
        }
    }
}
