package org.outwit.games.nim;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class NimForSixContractTest extends GameContract<NimPosition> {

    private final Nim game = new NimForSix();

    @Override
    protected Game<NimPosition> game() {
        return game;
    }

    /** How many play makes no difference to how they may move. */
    @Override
    protected long[] perft() {
        return NimContractTest.PERFT;
    }
}
