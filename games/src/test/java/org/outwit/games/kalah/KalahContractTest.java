package org.outwit.games.kalah;

import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class KalahContractTest extends GameContract<KalahPosition> {

    private final Kalah game = new Kalah();

    @Override
    protected Game<KalahPosition> game() {
        return game;
    }
}
