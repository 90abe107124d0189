package org.outwit.games.foursquares;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

/** On a long line random games do not end, and their history outgrows its first room. */
class LongLineContractTest extends GameContract<FourSquaresPosition> {

    private final FourSquares game = new FourSquares(40);

    @Override
    protected Game<FourSquaresPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 2;
    }

    @Override
    protected int goldenPlies() {
        return 10;
    }
}
