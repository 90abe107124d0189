package org.outwit.games.backgammon;

import org.outwit.core.game.NotationException;

/**
 * The position IDs of GNU Backgammon: where all checkers stand, as 14 characters. For the player who is not on turn and then for the one
 * who is, and for each of their points from 1 to 24 and the bar, there is a bit for every checker and a zero behind them.
 */
final class PositionId {

    private static final int BYTES = 10;
    private static final int PLACES = Board.BAR + 1;

    private PositionId() {}

    static String of(Board board, int turn) {
        BitField bits = new BitField(BYTES);
        for (int player : new int[] {1 - turn, turn}) {
            for (int place = 1; place < PLACES; place++) {
                int count = board.count(player, place);
                bits.write((1 << count) - 1, count + 1);
            }
        }
        return bits.text();
    }

    /** The board that a text stands for; {@code column} is where the text begins. */
    static Board read(String text, int turn, int column) {
        BitField bits = BitField.read(text, BYTES, "a position ID", column);
        int[] theirs = places(bits, column);
        int[] own = places(bits, column);
        while (!bits.isAtEnd()) {
            if (bits.read(1) != 0) throw tooMany("bits behind the last point", column);
        }
        for (int point = 1; point <= Board.POINTS; point++) {
            if (own[point] > 0 && theirs[Board.BAR - point] > 0) {
                throw new NotationException(
                        "The position ID has checkers of both players on the point that is " + point
                                + " to the player on turn.",
                        column);
            }
        }
        if (sum(own) + sum(theirs) == 0) {
            throw new NotationException("The position ID has no checkers at all.", column);
        }
        return turn == 0 ? Board.of(own, theirs) : Board.of(theirs, own);
    }

    private static int[] places(BitField bits, int column) {
        int[] places = new int[PLACES];
        int left = Board.CHECKERS;
        for (int place = 1; place < PLACES; place++) {
            while (true) {
                if (bits.isAtEnd()) throw tooMany("more bits than there are", column);
                if (bits.read(1) == 0) break;
                places[place]++;
                if (--left < 0) throw tooMany("16 checkers or more for one player", column);
            }
        }
        return places;
    }

    private static NotationException tooMany(String found, int column) {
        return new NotationException(
                "The position ID at column " + column + " has " + found + "; expected up to " + Board.CHECKERS
                        + " checkers for each player.",
                column);
    }

    private static int sum(int[] places) {
        int sum = 0;
        for (int count : places) sum += count;
        return sum;
    }
}
