package org.outwit.games.chinesecheckers;

import org.outwit.core.game.GameContract;

/** What the contract tests of Chinese checkers have in common, for however many players: games are long, so few are played out. */
abstract class StarContract extends GameContract<ChineseCheckersPosition> {

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
}
