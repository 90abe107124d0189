package org.outwit.lab.pruning;

import java.util.function.Function;
import org.outwit.core.search.Result;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;
import org.outwit.lab.experiment.LabContext;

/**
 * A game of checkers from an opening, a draw where it is not over when it ends.
 *
 * @param seat where the first player sits
 * @param mostPlies moves of both sides together after which it ends
 */
record CheckersGame(DraughtsPosition opening, int seat, int mostPlies) {

    /** A hundred moves of each side. */
    static final int LONG = 200;

    /** From a balanced opening, over a hundred moves of each side. */
    static CheckersGame balanced(long seed, int seat) {
        return new CheckersGame(BalancedOpening.of(seed), seat, LONG);
    }

    /** Lets both move; 1 if the first player wins, 0 for a draw, -1 for a loss. */
    int play(Function<DraughtsPosition, Result> first, Function<DraughtsPosition, Result> second, LabContext context) {
        DraughtsPosition position = opening.copy();
        for (int ply = 0; ply < mostPlies && !position.isOver(); ply++) {
            context.monitor().throwIfStopped();
            Result result = (position.mover() == seat ? first : second).apply(position);
            position.play(result.move());
        }
        return position.isOver() ? Integer.signum(position.payoff(seat)) : 0;
    }
}
