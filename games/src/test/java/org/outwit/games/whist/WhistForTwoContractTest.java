package org.outwit.games.whist;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class WhistForTwoContractTest extends GameContract<WhistPosition> {

    private final WhistForTwo game = new WhistForTwo();

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
        return new long[] {24, 24 * 23, 24 * 23 * 22};
    }
}
