package org.outwit.games.kalah;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

/** The contract under the less common rules, on a board so small that sowing goes round it again and again. */
class SmallKalahContractTest extends GameContract<KalahPosition> {

    private final Kalah game = new Kalah(new KalahRules(2, 13, true, true));

    @Override
    protected Game<KalahPosition> game() {
        return game;
    }

    @Override
    protected int goldenPlies() {
        return 20;
    }
}
