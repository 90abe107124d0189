package org.outwit.games.draughts;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class InternationalDraughtsContractTest extends GameContract<DraughtsPosition> {

    private final InternationalDraughts game = new InternationalDraughts();

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
        return new long[] {9, 81, 658, 4265, 27117, 167140};
    }
}
