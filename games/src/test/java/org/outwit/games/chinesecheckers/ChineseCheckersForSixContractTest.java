package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class ChineseCheckersForSixContractTest extends GameContract<ChineseCheckersPosition> {

    private final ChineseCheckersForSix game = new ChineseCheckersForSix();

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
        return new long[] {14, 199, 2_828, 40_189};
    }
}
