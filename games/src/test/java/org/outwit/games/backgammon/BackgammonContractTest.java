package org.outwit.games.backgammon;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class BackgammonContractTest extends GameContract<BackgammonPosition> {

    private final Backgammon game = new Backgammon();

    @Override
    protected Game<BackgammonPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    /** Rolls and plays in turn. {@link NaiveBackgammon} counts the same, see {@link BackgammonOracleTest}. */
    @Override
    protected long[] perft() {
        return new long[] {21, 447, 9387, 202_782};
    }
}
