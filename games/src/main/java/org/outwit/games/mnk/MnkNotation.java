package org.outwit.games.mnk;

import java.util.StringJoiner;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;

/**
 * A move is its column as a letter from the left and its row as a number from the bottom: {@code a1}. No letter is
 * skipped. A position is its rows from the top, separated by {@code /}, with {@code X} for the side that began,
 * {@code O} for the other and {@code .} for an empty cell, followed by the side to move: {@code ..O/.X./... X}.
 */
final class MnkNotation implements Notation<MnkPosition> {

    private static final String SIDES = "XO";

    private final MnkBoard board;
    private final int boardLength;

    MnkNotation(MnkBoard board) {
        this.board = board;
        this.boardLength = (board.columns + 1) * board.rows - 1;
    }

    @Override
    public String format(MnkPosition position, int move) {
        return (char) ('a' + move % board.columns) + String.valueOf(move / board.columns + 1);
    }

    @Override
    public int parse(MnkPosition position, String text) {
        String cell = text.strip();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        StringJoiner empty = new StringJoiner(", ");
        for (int i = 0; i < end; i++) {
            String candidate = format(position, moves[i]);
            if (candidate.equals(cell)) return moves[i];
            empty.add(candidate);
        }
        throw new NotationException(
                end == 0
                        ? "The game is over, so '" + text + "' cannot be played."
                        : "'" + text + "' is not an empty cell; expected one of " + empty + ".",
                0);
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
        String stripped = text.strip();
        MnkPosition position = MnkPosition.empty(board);
        int[] stones = new int[2];
        for (int at = 0; at < boardLength; at++) {
            int column = at % (board.columns + 1);
            int row = board.rows - 1 - at / (board.columns + 1);
            char found = at < stripped.length() ? stripped.charAt(at) : 0;
            int side = SIDES.indexOf(found);
            if (column == board.columns) {
                if (found != '/') throw expected("'/' after a row of " + board.columns + " cells", stripped, at);
            } else if (side >= 0) {
                stones[side]++;
                position.setUp(board.cell(column, row), side);
            } else if (found != '.') {
                throw expected("'X', 'O' or '.'", stripped, at);
            }
        }
        checkTurn(position, stones, mover(stripped));
        return position;
    }

    private int mover(String text) {
        if (text.length() <= boardLength || text.charAt(boardLength) != ' ') {
            throw expected("a space and the side to move after " + board.rows + " rows", text, boardLength);
        }
        String side = text.substring(boardLength + 1);
        if (side.length() == 1 && SIDES.contains(side)) return SIDES.indexOf(side);
        throw expected("the side to move, 'X' or 'O',", text, boardLength + 1);
    }

    private void checkTurn(MnkPosition position, int[] stones, int mover) {
        if (stones[0] != stones[1] + mover) {
            throw new NotationException(
                    "With " + stones[0] + " X and " + stones[1] + " O it cannot be the turn of " + SIDES.charAt(mover)
                            + "; X begins and the sides alternate.",
                    boardLength + 1);
        }
        if (position.openLines(mover, board.goal) > 0) {
            throw new NotationException(
                    SIDES.charAt(mover) + " has " + board.goal + " in a row already, so it cannot be its turn.",
                    boardLength + 1);
        }
    }

    private static NotationException expected(String what, String text, int at) {
        int column = Math.min(at, text.length());
        String found = column == text.length() ? "the end" : "'" + text.charAt(column) + "'";
        return new NotationException("Expected " + what + " at column " + column + ", found " + found + ".", column);
    }
}
