package org.outwit.games.staghunt;

import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

class StagHuntContractTest extends GameContract<StagHuntPosition> {

    private final StagHunt game = new StagHunt();

    @Override
    protected Game<StagHuntPosition> game() {
        return game;
    }

    @Override
    protected Set<String> untouched() {
        return Set.of("stay");
    }

    /** Nobody has published such numbers; {@link StagHuntTest} counts the same in another way. */
    @Override
    protected long[] perft() {
        return new long[] {3, 9, 33};
    }
}
