package org.outwit.learn.strategy;

import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;

/**
 * What somebody values and how deep they look, as far as their moves tell.
 *
 * @param depth how many plies they look ahead
 * @param weights what they value each feature at, in units of the game
 * @param evaluator the same as a function, without features of no weight
 * @param agreement how well it explains all examples
 * @param heldOut how well it explains those that the weights were not fitted to
 * @param rounds how many times weights were fitted
 */
public record LearnedStrategy<P extends Position>(
        int depth,
        double[] weights,
        LinearEvaluator<P> evaluator,
        Agreement agreement,
        Agreement heldOut,
        int rounds) {}
