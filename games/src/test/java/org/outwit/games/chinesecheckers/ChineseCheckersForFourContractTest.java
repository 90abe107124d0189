package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;

class ChineseCheckersForFourContractTest extends StarContract {

    private final ChineseCheckersForFour game = new ChineseCheckersForFour();

    @Override
    protected Game<ChineseCheckersPosition> game() {
        return game;
    }

    /** Nobody has published such numbers; {@link NaiveStar} counts the same. */
    @Override
    protected long[] perft() {
        return new long[] {14, 199, 2_786, 39_601};
    }
}
