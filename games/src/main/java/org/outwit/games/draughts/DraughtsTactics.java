package org.outwit.games.draughts;

import org.outwit.core.game.Tactics;

/**
 * What upsets a judgement in draughts: captures, which are compulsory, so a position is either forced or quiet. To pass is
 * never asked about, since not having to move is so often an advantage.
 */
final class DraughtsTactics implements Tactics<DraughtsPosition> {

    private static final int SWING = 700;
    private static final int PER_PIECE = 4;

    @Override
    public boolean isForced(DraughtsPosition position) {
        return position.mustCapture();
    }

    @Override
    public int noisy(DraughtsPosition position, int[] buffer, int from) {
        return from;
    }

    /** The more pieces the better, kings before men. */
    @Override
    public int noisyScore(DraughtsPosition position, int move) {
        if (!DraughtsPosition.isCapture(move)) return 0;
        long taken = position.taken(move);
        return PER_PIECE * Long.bitCount(taken) + Long.bitCount(taken & position.kings);
    }

    @Override
    public int winThreshold() {
        return DraughtsGame.WIN;
    }

    @Override
    public int futilityMargin() {
        return SWING;
    }
}
