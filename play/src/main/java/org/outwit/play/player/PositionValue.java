package org.outwit.play.player;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.ForcedEnd;

/**
 * What somebody takes a position to be worth.
 *
 * @param player whose value it is: who moves next, after chance if that comes first; player 0 where the game is over
 * @param over whether the game is over; then values are what it pays
 * @param value in units of the game
 * @param end the end of the game that a search has seen
 * @param values of all players, in units; only of that player where it was searched for
 * @param probabilities that the value is made of, for that player, where the evaluator has them
 */
public record PositionValue(
        int player,
        boolean over,
        double value,
        Optional<ForcedEnd> end,
        List<Double> values,
        Map<String, Double> probabilities) {

    public PositionValue {
        values = List.copyOf(values);
    }
}
