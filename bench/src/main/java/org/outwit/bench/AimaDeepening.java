package org.outwit.bench;

import aima.core.search.adversarial.Game;
import aima.core.search.adversarial.IterativeDeepeningAlphaBetaSearch;

/**
 * aima's iterative deepening held to one iteration at one depth, by the operations it offers for overriding. It is told
 * of no clock to run out, but asks the time at every node all the same, as it always does.
 */
final class AimaDeepening<S, A, P> extends IterativeDeepeningAlphaBetaSearch<S, A, P> {

    private final int depth;
    private double value;

    AimaDeepening(Game<S, A, P> game, int depth) {
        super(game, 0.0, 1.0, Integer.MAX_VALUE / 2);
        this.depth = depth;
    }

    /** What the move of the last decision is worth. */
    double value() {
        return value;
    }

    @Override
    protected void incrementDepthLimit() {
        currDepthLimit = depth;
    }

    /** Asked after an iteration with the best value: ends the deepening. */
    @Override
    protected boolean hasSafeWinner(double resultUtility) {
        value = resultUtility;
        return true;
    }
}
