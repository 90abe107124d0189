package org.outwit.games.draughts;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class ItalianDraughtsContractTest extends GameContract<DraughtsPosition> {

    private final ItalianDraughts game = new ItalianDraughts();

    @Override
    protected Game<DraughtsPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    /** Equal captures counted once; deeper counts are in {@link DraughtsPerftTest}. */
    @Override
    protected long[] perft() {
        return new long[] {7, 49, 302, 1469, 7361, 36473};
    }
}
