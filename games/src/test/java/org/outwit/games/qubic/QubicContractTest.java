package org.outwit.games.qubic;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class QubicContractTest extends GameContract<QubicPosition> {

    private final Qubic game = new Qubic();

    @Override
    protected Game<QubicPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 3;
    }

    @Override
    protected int goldenPlies() {
        return 20;
    }

    /** Nobody can have four in a line before the seventh ply. */
    @Override
    protected long[] perft() {
        return new long[] {64, 64 * 63, 64 * 63 * 62, 64 * 63 * 62 * 61};
    }
}
