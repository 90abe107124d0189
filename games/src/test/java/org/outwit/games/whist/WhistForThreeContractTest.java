package org.outwit.games.whist;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class WhistForThreeContractTest extends GameContract<WhistPosition> {

    private final WhistForThree game = new WhistForThree();

    @Override
    protected Game<WhistPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    /** The first three cards that are dealt. */
    @Override
    protected long[] perft() {
        return new long[] {36, 36 * 35, 36 * 35 * 34};
    }
}
