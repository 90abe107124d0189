package org.outwit.games.othello;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class OthelloContractTest extends GameContract<OthelloPosition> {

    private final Othello game = new Othello();

    @Override
    protected Game<OthelloPosition> game() {
        return game;
    }

    /** OEIS A124004; other conventions on passes agree up to here and differ from depth 10 on. */
    @Override
    protected long[] perft() {
        return new long[] {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
    }

    /** Sixty discs and some passes. */
    @Override
    protected int goldenPlies() {
        return 80;
    }
}
