package org.outwit.lab.pruning;

import java.util.function.Function;
import org.outwit.core.search.Result;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;
import org.outwit.lab.experiment.LabContext;

/**
 * A game of checkers from a balanced opening, drawn after 100 moves of each side.
 *
 * @param seat where the first player sits
 */
record CheckersGame(long seed, int seat) {

    private static final int MOST_PLIES = 200;

    /** Lets both move; 1 if the first player wins, 0 for a draw, -1 for a loss. */
    int play(Function<DraughtsPosition, Result> first, Function<DraughtsPosition, Result> second, LabContext context) {
        DraughtsPosition position = BalancedOpening.of(seed);
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++) {
            context.monitor().throwIfStopped();
            Result result = (position.mover() == seat ? first : second).apply(position);
            position.play(result.move());
        }
        return position.isOver() ? Integer.signum(position.payoff(seat)) : 0;
    }
}
