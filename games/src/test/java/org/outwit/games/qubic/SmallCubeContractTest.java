package org.outwit.games.qubic;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class SmallCubeContractTest extends GameContract<QubicPosition> {

    private final Qubic game = new Qubic(3);

    @Override
    protected Game<QubicPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 5;
    }
}
