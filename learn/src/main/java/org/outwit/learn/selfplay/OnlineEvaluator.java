package org.outwit.learn.selfplay;

import org.outwit.core.game.Position;

/**
 * An evaluator that learns from each position by itself, before it looks at the next. A network needs that: positions of a game are much
 * alike, and all their changes at once would overshoot by far, unless the steps were so small that nothing is learned.
 */
public interface OnlineEvaluator<P extends Position> extends TrainableEvaluator<P> {

    /** Moves the weights by what {@link #addGradient} would add to their sum. */
    void move(P position, int player, double[] factors);
}
