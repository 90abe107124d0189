package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Game;

class ChineseCheckersContractTest extends StarContract {

    private final ChineseCheckers game = new ChineseCheckers();

    @Override
    protected Game<ChineseCheckersPosition> game() {
        return game;
    }

    /** Nobody has published such numbers; {@link NaiveStar} counts the same. */
    @Override
    protected long[] perft() {
        return new long[] {14, 196, 4_760, 115_600};
    }
}
