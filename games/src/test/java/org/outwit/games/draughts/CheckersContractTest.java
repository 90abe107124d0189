package org.outwit.games.draughts;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class CheckersContractTest extends GameContract<DraughtsPosition> {

    private final Checkers game = new Checkers();

    @Override
    protected Game<DraughtsPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 8;
    }

    /** Aart Bik's counts; deeper ones are in {@link DraughtsPerftTest}. */
    @Override
    protected long[] perft() {
        return new long[] {7, 49, 302, 1469, 7361, 36768, 179740, 845931};
    }
}
