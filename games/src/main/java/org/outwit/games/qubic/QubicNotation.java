package org.outwit.games.qubic;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is its column as a letter, its row and, after a dot, its level as numbers: {@code a1.1} to {@code d4.4}. A
 * position is its levels from the lowest on, separated by {@code |}, each with its rows from the last to the first,
 * separated by {@code /}, with {@code X} for the side that began, {@code O} for the other and {@code .} for an empty
 * cell; then the side to move: {@code ..../..../..../X...|..../..../..../....|…|… O}.
 */
final class QubicNotation implements Notation<QubicPosition> {

    static final String SIDES = "XO";

    private final Cube cube;

    QubicNotation(Cube cube) {
        this.cube = cube;
    }

    @Override
    public String format(QubicPosition position, int move) {
        int column = move % cube.side;
        int row = move / cube.side % cube.side;
        int level = move / (cube.side * cube.side);
        return (char) ('a' + column) + String.valueOf(row + 1) + "." + (level + 1);
    }

    @Override
    public int parse(QubicPosition position, String text) {
        return LegalMoves.written(this, position, text, "an empty cell");
    }

    @Override
    public String format(QubicPosition position) {
        StringBuilder text = new StringBuilder();
        for (int level = 0; level < cube.side; level++) {
            for (int row = cube.side - 1; row >= 0; row--) {
                for (int column = 0; column < cube.side; column++) {
                    long bit = 1L << cube.cell(column, row, level);
                    boolean first = (position.stonesOf(0) & bit) != 0;
                    text.append(first ? 'X' : (position.stonesOf(1) & bit) != 0 ? 'O' : '.');
                }
                text.append(row > 0 ? '/' : level < cube.side - 1 ? '|' : ' ');
            }
        }
        return text.append(SIDES.charAt(position.mover())).toString();
    }

    @Override
    public QubicPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        QubicPosition position = new QubicPosition(cube);
        for (int level = 0; level < cube.side; level++) {
            for (int row = cube.side - 1; row >= 0; row--) {
                readRow(cursor, row, level, position);
                if (row > 0) cursor.skip('/', "'/' after a row of " + cube.side + " cells");
                else if (level < cube.side - 1) cursor.skip('|', "'|' after a level of " + cube.side + " rows");
            }
        }
        cursor.skip(' ', "a space and the side to move after " + cube.side + " levels");
        int column = cursor.column();
        int mover = cursor.oneOf(SIDES, "the side to move, 'X' or 'O',");
        cursor.finish("the side to move");
        checkTurn(position, mover, column);
        return position;
    }

    private void readRow(TextCursor cursor, int row, int level, QubicPosition position) {
        for (int column = 0; column < cube.side; column++) {
            int side = cursor.oneOf("XO.", "'X', 'O' or '.'");
            if (side < 2) position.setUp(cube.cell(column, row, level), side);
        }
    }

    private void checkTurn(QubicPosition position, int mover, int column) {
        int first = Long.bitCount(position.stonesOf(0));
        int second = Long.bitCount(position.stonesOf(1));
        if (first != second + mover) {
            throw new NotationException(
                    "With " + first + " X and " + second + " O it cannot be the turn of " + SIDES.charAt(mover)
                            + "; X begins and the sides alternate.",
                    column);
        }
        if (position.openLines(mover, cube.side) > 0) {
            throw new NotationException(
                    SIDES.charAt(mover) + " has filled a line already, so it cannot be its turn.", column);
        }
    }
}
