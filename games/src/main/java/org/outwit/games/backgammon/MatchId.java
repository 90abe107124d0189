package org.outwit.games.backgammon;

import org.outwit.core.game.NotationException;

/**
 * The match IDs of GNU Backgammon: everything but the checkers, as 12 characters.
 *
 * @param turns how often the cube was turned
 * @param owner who may turn it, or 3 for both
 * @param turn whose turn it is
 * @param state 0 before the game, 1 while it is played, 2 when it is over, 3 after a resignation, 4 when the cube was dropped
 * @param decider who has to say something now
 * @param doubled whether the cube is offered
 * @param resigned what is offered to be given up, 0 for nothing
 */
record MatchId(
        int turns,
        int owner,
        int turn,
        boolean crawford,
        int state,
        int decider,
        boolean doubled,
        int resigned,
        int firstDie,
        int secondDie,
        int length,
        int firstScore,
        int secondScore) {

    static final int CENTRED = 3;
    static final int PLAYED = 1;
    static final int OVER = 2;
    static final int DROPPED = 4;

    private static final int BYTES = 9;
    private static final int SCORE_BITS = 15;

    String text() {
        BitField bits = new BitField(BYTES);
        bits.write(turns, 4);
        bits.write(owner, 2);
        bits.write(turn, 1);
        bits.write(crawford ? 1 : 0, 1);
        bits.write(state, 3);
        bits.write(decider, 1);
        bits.write(doubled ? 1 : 0, 1);
        bits.write(resigned, 2);
        bits.write(firstDie, 3);
        bits.write(secondDie, 3);
        bits.write(length, SCORE_BITS);
        bits.write(firstScore, SCORE_BITS);
        bits.write(secondScore, SCORE_BITS);
        return bits.text();
    }

    /** The fields in their order; the last bits, of which newer programs use one for Jacoby's rule, are skipped. */
    static MatchId read(String text, int column) {
        BitField bits = BitField.read(text, BYTES, "a match ID", column);
        MatchId id = new MatchId(
                bits.read(4),
                bits.read(2),
                bits.read(1),
                bits.read(1) != 0,
                bits.read(3),
                bits.read(1),
                bits.read(1) != 0,
                bits.read(2),
                bits.read(3),
                bits.read(3),
                bits.read(SCORE_BITS),
                bits.read(SCORE_BITS),
                bits.read(SCORE_BITS));
        id.faults(column);
        return id;
    }

    private void faults(int column) {
        boolean thrown = firstDie != 0 || secondDie != 0;
        refuse(
                thrown && !Roll.isThrown(firstDie, secondDie),
                "dice of " + firstDie + " and " + secondDie
                        + " where 1 to 6 were expected, or 0 and 0 before the throw",
                column);
        refuse(turns > BackgammonPosition.MOST_TURNS, "a cube that was turned " + turns + " times", column);
        refuse(owner == 2, "a cube that belongs to nobody who plays", column);
        refuse(owner == CENTRED && turns > 0, "a turned cube in the middle", column);
        refuse(resigned != 0 || state == 3, "a resignation, which is no position", column);
        refuse(state != PLAYED && state != OVER && state != DROPPED, "a game that has not begun", column);
        refuse(crawford && length == 0, "Crawford's rule in money play", column);
        boolean decided = length > 0 && Math.max(firstScore, secondScore) >= length;
        refuse(decided, "a match to " + length + " at " + firstScore + " to " + secondScore, column);
        boolean isClose = firstScore == length - 1 || secondScore == length - 1;
        refuse(crawford && !isClose, "Crawford's rule where nobody needs one point", column);
        refuse(doubled && thrown, "a cube that is offered after the dice were thrown", column);
        refuse(doubled && state != PLAYED, "a cube that is offered in a game that is over", column);
        refuse(thrown && state != PLAYED, "dice in a game that is over", column);
        refuse(decider != (doubled ? 1 - turn : turn) && state == PLAYED, "the wrong player deciding", column);
    }

    private static void refuse(boolean wrong, String found, int column) {
        if (!wrong) return;
        throw new NotationException(
                "The match ID at column " + column + " has " + found + ", which cannot be.", column);
    }
}
