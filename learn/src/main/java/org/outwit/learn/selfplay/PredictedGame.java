package org.outwit.learn.selfplay;

import java.util.List;
import org.outwit.core.game.Position;

/**
 * A game that an evaluator played against itself, as far as there is something to learn from it.
 *
 * @param predicted the positions that stand for what was predicted at each turn, in order: what the mover expected to come to, or with
 *     dice what they moved to
 * @param end the last position; not over where the game was cut off for its length
 * @param player whose payoffs are predicted
 */
public record PredictedGame<P extends Position>(List<P> predicted, P end, int player) {

    public PredictedGame {
        predicted = List.copyOf(predicted);
    }
}
