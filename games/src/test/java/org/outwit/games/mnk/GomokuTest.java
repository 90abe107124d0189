package org.outwit.games.mnk;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

/** The contract on a board too large for bits, and for keys in base 3. */
class GomokuTest extends GameContract<MnkPosition> {

    private final Gomoku game = new Gomoku();

    @Override
    protected Game<MnkPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 1;
    }

    @Override
    protected int mostPlies() {
        return 100;
    }

    @Override
    protected int goldenPlies() {
        return 8;
    }

    @Override
    protected long[] perft() {
        return new long[] {225, 225 * 224};
    }
}
