package org.outwit.games.ninemensmorris;

import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.LegalMoves;
import org.outwit.games.TextCursor;

/**
 * A move is the point where a man is placed, {@code a1}, or the points it leaves and goes to, {@code a1-a4}, with the
 * man it removes after an x: {@code a1xg7}, {@code a1-a4xg7}. A position is the points of each row from the top,
 * separated by {@code /}, with {@code W} for the side that began, {@code B} for the other and {@code .} for an empty
 * point; then the side to move, the men in hand of W and of B, and the plies since a man was placed or removed:
 * {@code .../.../.../....../.../.../... W 9 9 0}.
 */
final class MorrisNotation implements Notation<MorrisPosition> {

    static final String SIDES = "WB";

    private final MorrisRules rules;

    MorrisNotation(MorrisRules rules) {
        this.rules = rules;
    }

    @Override
    public String format(MorrisPosition position, int move) {
        int from = MorrisMove.from(move);
        int removed = MorrisMove.removed(move);
        return (from == MorrisMove.NOWHERE ? "" : MorrisBoard.NAMES[from] + "-")
                + MorrisBoard.NAMES[MorrisMove.to(move)]
                + (removed == MorrisMove.NOWHERE ? "" : "x" + MorrisBoard.NAMES[removed]);
    }

    @Override
    public int parse(MorrisPosition position, String text) {
        return LegalMoves.written(this, position, text, "a legal move");
    }

    @Override
    public String format(MorrisPosition position) {
        StringBuilder text = new StringBuilder();
        for (int point = 0; point < MorrisBoard.POINTS; point++) {
            if (startsRow(point)) text.append('/');
            boolean first = (position.men(0) >> point & 1) != 0;
            boolean second = (position.men(1) >> point & 1) != 0;
            text.append(first ? 'W' : second ? 'B' : '.');
        }
        return text.append(' ').append(SIDES.charAt(position.mover())) + " " + position.hand(0) + " " + position.hand(1)
                + " " + position.quiet();
    }

    private static boolean startsRow(int point) {
        return point > 0 && MorrisBoard.rank(point) != MorrisBoard.rank(point - 1);
    }

    @Override
    public MorrisPosition position(String text) {
        TextCursor cursor = new TextCursor(text);
        int[] men = new int[2];
        for (int point = 0; point < MorrisBoard.POINTS; point++) {
            if (startsRow(point)) cursor.skip('/', "'/' before " + MorrisBoard.NAMES[point]);
            int side = cursor.oneOf("WB.", "'W', 'B' or '.' for " + MorrisBoard.NAMES[point]);
            if (side < 2) men[side] |= 1 << point;
        }
        cursor.skip(' ', "a space and the side to move after seven rows");
        int column = cursor.column();
        int mover = cursor.oneOf(SIDES, "the side to move, 'W' or 'B',");
        int[] hands = new int[2];
        for (int side = 0; side < 2; side++) {
            cursor.skip(' ', "a space and the men in hand of " + SIDES.charAt(side));
            int at = cursor.column();
            hands[side] = cursor.number("the men in hand of " + SIDES.charAt(side));
            checkMen(side, Integer.bitCount(men[side]), hands[side], at);
        }
        cursor.skip(' ', "a space and the plies since a man was placed or removed");
        int at = cursor.column();
        int quiet = cursor.number("the plies since a man was placed or removed");
        cursor.finish("the plies since a man was placed or removed");
        checkTurn(men, hands, mover, column);
        if (quiet > (hands[0] + hands[1] > 0 ? 0 : rules.quietPlies())) {
            throw new NotationException(
                    "Expected " + (hands[0] + hands[1] > 0 ? "0 while men are placed" : "at most " + rules.quietPlies())
                            + " for the plies without progress at column " + at + ", found " + quiet + ".",
                    at);
        }
        return new MorrisPosition(rules, true, MorrisPosition.key(mover, men[0], men[1], hands[0], hands[1]), quiet);
    }

    private void checkMen(int side, int onBoard, int hand, int column) {
        if (hand > rules.men() || onBoard + hand > rules.men()) {
            throw new NotationException(
                    SIDES.charAt(side) + " has " + onBoard + " men on the board and " + hand + " in hand, more than "
                            + rules.men() + ".",
                    column);
        }
    }

    /** Men are placed in turn, W first; and a side that cannot play on has lost before the other moves. */
    private void checkTurn(int[] men, int[] hands, int mover, int column) {
        boolean placing = hands[0] + hands[1] > 0;
        if (placing && hands[1] != hands[0] + mover) {
            throw new NotationException(
                    "With " + hands[0] + " and " + hands[1] + " men in hand it cannot be the turn of "
                            + SIDES.charAt(mover) + "; W begins and men are placed in turn.",
                    column);
        }
        int waiting = 1 - mover;
        if (Integer.bitCount(men[waiting]) + hands[waiting] < 3) {
            throw new NotationException(
                    SIDES.charAt(waiting) + " has fewer than three men, so it cannot be the turn of "
                            + SIDES.charAt(mover) + ".",
                    column);
        }
    }
}
