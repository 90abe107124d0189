package org.outwit.games.backgammon;

import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;

/** Players of random games double and drop soon, so that there are many short ones. */
class CubeBackgammonContractTest extends GameContract<BackgammonPosition> {

    private final CubeBackgammon game = new CubeBackgammon();

    @Override
    protected Game<BackgammonPosition> game() {
        return game;
    }

    @Override
    protected int playouts() {
        return 6;
    }

    @Override
    protected int mostPlies() {
        return 100;
    }

    @Override
    protected Set<String> untouched() {
        return Set.of("pass", "roll", "double", "take", "drop");
    }

    /** To roll or to double; 21 rolls, or to take or to drop; the plays, or 21 rolls. */
    @Override
    protected long[] perft() {
        return new long[] {2, 23, 447 + 21};
    }
}
