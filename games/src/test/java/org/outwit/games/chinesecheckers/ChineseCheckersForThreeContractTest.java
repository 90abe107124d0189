package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;

class ChineseCheckersForThreeContractTest extends StarContract {

    private final ChineseCheckersForThree game = new ChineseCheckersForThree();

    @Override
    protected Game<ChineseCheckersPosition> game() {
        return game;
    }

    /** Nobody has published such numbers; {@link NaiveStar} counts the same. */
    @Override
    protected long[] perft() {
        return new long[] {14, 196, 2_744, 66_640};
    }
}
