package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class ChineseCheckersForThreeContractTest extends GameContract<ChineseCheckersPosition> {

    private final ChineseCheckersForThree game = new ChineseCheckersForThree();

    @Override
    protected Game<ChineseCheckersPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    @Override
    protected int mostPlies() {
        return 60;
    }

    @Override
    protected int goldenPlies() {
        return 20;
    }

    /** Nobody has published such numbers; {@link NaiveStar} counts the same. */
    @Override
    protected long[] perft() {
        return new long[] {14, 196, 2_744, 66_640};
    }
}
