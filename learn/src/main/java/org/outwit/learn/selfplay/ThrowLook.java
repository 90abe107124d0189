package org.outwit.learn.selfplay;

import org.outwit.core.game.Position;

/** What an evaluator predicts at once and after a look at all throws, in the terms of {@link TrainableEvaluator#predict}. Not for two threads. */
public interface ThrowLook<P extends Position> {

    /** Writes what is predicted for {@code player} where the dice are about to be thrown, or what came of it where the game is over. */
    void atOnce(P position, int player, double[] outputs);

    /** Writes the average over all throws, each with the move that is best after it. */
    void afterThrows(P position, int player, double[] outputs);

    /** The best move at once, where the dice have been thrown. */
    int best(P position);

    /** Whether what is predicted here is known, so that nothing is left to learn. */
    boolean isKnown(P position);
}
