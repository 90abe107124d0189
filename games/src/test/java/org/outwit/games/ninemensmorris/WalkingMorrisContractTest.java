package org.outwit.games.ninemensmorris;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

/** Few men that may not fly, and a short patience: random games meet every way to end. */
class WalkingMorrisContractTest extends GameContract<MorrisPosition> {

    private final NineMensMorris game = new NineMensMorris(new MorrisRules(4, false, 12));

    @Override
    protected Game<MorrisPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 8;
    }

    @Override
    protected int goldenPlies() {
        return 30;
    }
}
