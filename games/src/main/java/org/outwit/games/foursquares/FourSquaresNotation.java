package org.outwit.games.foursquares;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is the number of the square it leads to, counted from 1 at the left. A position is its squares from left to
 * right with {@code A} and {@code B} for the tokens and {@code .} for an open square, followed by the side to move:
 * {@code A..B A}.
 */
final class FourSquaresNotation implements Notation<FourSquaresPosition> {

    static final String SIDES = "AB";

    private static final int NOWHERE = -1;

    private final int squares;

    FourSquaresNotation(int squares) {
        this.squares = squares;
    }

    @Override
    public String format(FourSquaresPosition position, int move) {
        return String.valueOf(move + 1);
    }

    @Override
    public int parse(FourSquaresPosition position, String text) {
        return LegalMoves.written(this, position, text, "a square that can be reached");
    }

    @Override
    public String format(FourSquaresPosition position) {
        StringBuilder text = new StringBuilder(".".repeat(squares));
        text.setCharAt(position.token(0), 'A');
        text.setCharAt(position.token(1), 'B');
        return text.append(' ').append(SIDES.charAt(position.mover())).toString();
    }

    @Override
    public FourSquaresPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        int[] tokens = {NOWHERE, NOWHERE};
        for (int square = 0; square < squares; square++) {
            int column = cursor.column();
            int side = cursor.oneOf("AB.", "'A', 'B' or '.' for each of " + squares + " squares");
            if (side == 2) continue;
            if (tokens[side] != NOWHERE) {
                throw new NotationException(
                        "There is a second token of " + SIDES.charAt(side) + " at column " + column + ".", column);
            }
            tokens[side] = square;
        }
        int end = cursor.column();
        cursor.skip(' ', "a space and the side to move after " + squares + " squares");
        int mover = cursor.oneOf(SIDES, "the side to move, 'A' or 'B',");
        cursor.finish("the side to move");
        for (int side = 0; side < 2; side++) {
            if (tokens[side] == NOWHERE) {
                throw new NotationException(
                        "The token of " + SIDES.charAt(side) + " is missing among the squares.", end);
            }
        }
        FourSquaresPosition position = new FourSquaresPosition(squares, tokens[0], tokens[1], mover);
        if (position.isOver()) checkEnd(position, end + 1);
        return position;
    }

    /** The game ends with the move that arrives, so the other side would be to move, and has not arrived itself. */
    private void checkEnd(FourSquaresPosition position, int column) {
        int mover = position.mover();
        if (position.progress(mover) == squares - 1) {
            throw new NotationException(
                    SIDES.charAt(mover) + " has reached the other end already, so it cannot be its turn.", column);
        }
    }
}
