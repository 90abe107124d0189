package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;

class ChineseCheckersForSixContractTest extends StarContract {

    private final ChineseCheckersForSix game = new ChineseCheckersForSix();

    @Override
    protected Game<ChineseCheckersPosition> game() {
        return game;
    }

    /** Nobody has published such numbers; {@link NaiveStar} counts the same. */
    @Override
    protected long[] perft() {
        return new long[] {14, 199, 2_828, 40_189};
    }
}
