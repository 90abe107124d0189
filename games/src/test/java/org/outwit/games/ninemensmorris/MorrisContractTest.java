package org.outwit.games.ninemensmorris;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class MorrisContractTest extends GameContract<MorrisPosition> {

    private final NineMensMorris game = new NineMensMorris();

    @Override
    protected Game<MorrisPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    @Override
    protected int mostPlies() {
        return 150;
    }

    /** {@link NaiveMorris} counts the same; {@link MorrisPositionTest} has it do so as far as is quick. */
    @Override
    protected long[] perft() {
        return new long[] {24, 552, 12144, 255024, 5_140_800};
    }
}
