package org.outwit.games.mnk;

import org.outwit.core.game.Tactics;

/** What to try first in an m,n,k-game: what wins, then what keeps the other from winning. */
final class MnkTactics implements Tactics<MnkPosition> {

    private static final int WINS = 2;
    private static final int PREVENTS = 1;

    /** Never: on a large board a threat has hundreds of answers, and all would be looked at beyond the horizon. */
    @Override
    public boolean isForced(MnkPosition position) {
        return false;
    }

    @Override
    public int noisy(MnkPosition position, int[] buffer, int from) {
        return from;
    }

    @Override
    public int noisyScore(MnkPosition position, int move) {
        int mover = position.mover();
        if (position.completes(move, mover)) return WINS;
        return position.completes(move, 1 - mover) ? PREVENTS : 0;
    }

    @Override
    public int winThreshold() {
        return MnkGame.WIN;
    }
}
