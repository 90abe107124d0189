package org.outwit.games.staghunt;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is the square that the hunter steps to, {@code b1}, or {@code stay}. A position is where the hunters are, {@code -} for one at
 * home, which hares are left, who moves, and how many plies there are until dusk: {@code a1 e3 a3,e1 A 10}.
 */
final class StagHuntNotation implements Notation<StagHuntPosition> {

    private static final String SIDES = "AB";

    @Override
    public String format(StagHuntPosition position, int move) {
        return move == position.hunter(position.mover()) ? "stay" : Meadow.name(move);
    }

    @Override
    public int parse(StagHuntPosition position, String text) {
        return LegalMoves.written(this, position, text, "a square beside the hunter or 'stay'");
    }

    @Override
    public String format(StagHuntPosition position) {
        StringBuilder text = new StringBuilder();
        for (int player = 0; player < 2; player++) {
            int square = position.hunter(player);
            text.append(square == StagHuntPosition.HOME ? "-" : Meadow.name(square))
                    .append(' ');
        }
        String before = "";
        for (int hare = 0; hare < 2; hare++) {
            if (!position.hasHare(hare)) continue;
            text.append(before).append(Meadow.name(Meadow.HARES[hare]));
            before = ",";
        }
        if (before.isEmpty()) text.append('-');
        return text.append(' ')
                .append(SIDES.charAt(position.mover()))
                .append(' ')
                .append(position.left())
                .toString();
    }

    @Override
    public StagHuntPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        int first = hunter(cursor, 0);
        int column = cursor.column();
        int second = hunter(cursor, 1);
        if (first == second && first != StagHuntPosition.HOME) {
            throw new NotationException("Both hunters stand on " + Meadow.name(first) + ".", column);
        }
        column = cursor.column();
        int hares = hares(cursor);
        check(first, second, hares, column);
        int mover = cursor.oneOf(SIDES, "the mover, 'A' or 'B',");
        cursor.skip(' ', "a blank after the mover");
        column = cursor.column();
        int left = cursor.number("how many plies are left until dusk");
        cursor.finish("the plies until dusk");
        if (left > StagHuntPosition.DUSK) {
            throw new NotationException(
                    "There are " + left + " plies until dusk; expected 0 to " + StagHuntPosition.DUSK + ".", column);
        }
        StagHuntPosition position = new StagHuntPosition(first, second, hares, mover, left);
        if (!position.isOver() && position.hunter(mover) == StagHuntPosition.HOME) {
            throw new NotationException(
                    SIDES.charAt(mover) + " is at home and cannot be to move; expected the other.", column - 2);
        }
        return position;
    }

    private static int hunter(TextCursor cursor, int player) {
        String what = "the square of hunter " + SIDES.charAt(player) + " or '-' for home";
        int square = cursor.optional("-") == 0 ? StagHuntPosition.HOME : square(cursor, what);
        cursor.skip(' ', "a blank after " + what);
        return square;
    }

    private static int square(TextCursor cursor, String what) {
        int column = cursor.column();
        int file = cursor.oneOf("abcde", what);
        int square = Meadow.at(file, cursor.oneOf("123", what));
        if (square != Meadow.STAG) return square;
        throw new NotationException("The stag stands on " + Meadow.name(square) + "; expected " + what + ".", column);
    }

    private static int hares(TextCursor cursor) {
        String what = "the hares that are left, a3 or e1, or '-'";
        int hares = 0;
        if (cursor.optional("-") < 0) {
            do {
                int column = cursor.column();
                int square = square(cursor, what);
                int hare = square == Meadow.HARES[0] ? 1 : square == Meadow.HARES[1] ? 2 : 0;
                if (hare <= hares) {
                    throw new NotationException(
                            "'" + Meadow.name(square) + "' is not expected here; expected " + what + ".", column);
                }
                hares |= hare;
            } while (cursor.optional(",") == 0);
        }
        cursor.skip(' ', "a blank after " + what);
        return hares;
    }

    private static void check(int first, int second, int hares, int column) {
        int home = (first == StagHuntPosition.HOME ? 1 : 0) + (second == StagHuntPosition.HOME ? 1 : 0);
        int gone = 2 - Integer.bitCount(hares);
        if (home != gone) {
            throw new NotationException(
                    "Hunters at home: " + home + ", hares caught: " + gone + "; expected one for each.", column);
        }
        for (int hare = 0; hare < 2; hare++) {
            boolean there = (hares >>> hare & 1) != 0;
            int square = Meadow.HARES[hare];
            if (!there || first != square && second != square) continue;
            throw new NotationException(
                    "A hunter and a hare are both on " + Meadow.name(square) + ", where it would be caught.", column);
        }
    }
}
