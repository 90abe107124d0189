package org.outwit.games.nim;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class NimContractTest extends GameContract<NimPosition> {

    /** Nobody has published such numbers; {@link NimTest} counts the same in another way. */
    static final long[] PERFT = {15, 176, 1_588};

    private final Nim game = new Nim();

    @Override
    protected Game<NimPosition> game() {
        return game;
    }

    @Override
    protected long[] perft() {
        return PERFT;
    }
}
