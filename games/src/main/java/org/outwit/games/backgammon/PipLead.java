package org.outwit.games.backgammon;

import org.outwit.core.game.Feature;

/**
 * How many pips the player is ahead. A lead beyond {@link #most} decides the game and is counted no further.
 *
 * @param raceOnly whether it counts only when all contact is over
 */
record PipLead(String name, String meaning, boolean raceOnly) implements Feature<BackgammonPosition> {

    private static final int MOST = 100;

    @Override
    public int least() {
        return -MOST;
    }

    @Override
    public int most() {
        return MOST;
    }

    @Override
    public Sides sides() {
        return Sides.OPPOSED;
    }

    @Override
    public int value(BackgammonPosition position, int player) {
        Board board = position.board();
        if (raceOnly && Contact.isIn(board)) return 0;
        int lead = board.pips(1 - player) - board.pips(player);
        return Math.max(-MOST, Math.min(MOST, lead));
    }
}
