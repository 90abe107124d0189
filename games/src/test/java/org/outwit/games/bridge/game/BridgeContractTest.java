package org.outwit.games.bridge.game;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class BridgeContractTest extends GameContract<BridgePosition> {

    private final Bridge game = new Bridge();

    @Override
    protected Game<BridgePosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    /** The first three cards that are dealt; {@link BridgePositionTest} counts the play. */
    @Override
    protected long[] perft() {
        return new long[] {52, 52 * 51, 52 * 51 * 50};
    }
}
