package org.outwit.games.foursquares;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class FourSquaresContractTest extends GameContract<FourSquaresPosition> {

    private final FourSquares game = new FourSquares();

    @Override
    protected Game<FourSquaresPosition> game() {
        return game;
    }
}
