package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class ChineseCheckersContractTest extends GameContract<ChineseCheckersPosition> {

    private final ChineseCheckers game = new ChineseCheckers();

    @Override
    protected Game<ChineseCheckersPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    @Override
    protected int mostPlies() {
        return 60;
    }

    @Override
    protected int goldenPlies() {
        return 20;
    }

    /** Nobody has published such numbers; {@link NaiveStar} counts the same. */
    @Override
    protected long[] perft() {
        return new long[] {14, 196, 4_760, 115_600};
    }
}
