package org.outwit.games.whist;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class WhistContractTest extends GameContract<WhistPosition> {

    private final Whist game = new Whist();

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
        return new long[] {52, 52 * 51, 52 * 51 * 50};
    }
}
