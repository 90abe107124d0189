package org.outwit.games.connect4;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class ConnectFourContractTest extends GameContract<ConnectFourPosition> {

    private final ConnectFour game = new ConnectFour();

    @Override
    protected Game<ConnectFourPosition> game() {
        return game;
    }

    /** {@link NaiveConnectFour} counts the same; {@link ConnectFourPositionTest} has it do so as far as is quick. */
    @Override
    protected long[] perft() {
        return new long[] {7, 49, 343, 2401, 16807, 117649, 823536, 5673234};
    }
}
