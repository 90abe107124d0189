package org.outwit.core.model;

import java.util.List;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Position;
import org.outwit.core.search.SearchListener;

/**
 * All that a search with a model of the opponent may be told; each takes what it knows how to use.
 *
 * @param player who searches; where there are several opponents, without a model
 * @param opponents who the opponent may be, with probabilities
 * @param temperatures of the player and of those below, by level; 0 for who never errs
 * @param depth how many plies are searched
 * @param sums bounds of the sums of neighbouring levels' functions
 * @param oracle says what the opponent plays, or null
 * @param listener follows the search, or null
 */
public record Beliefs<P extends Position>(
        Player<P> player,
        List<Prom.Opponent<P>> opponents,
        double[] temperatures,
        int depth,
        SumBounds sums,
        Oracle<P> oracle,
        SearchListener<P> listener) {

    /** The beliefs of a player who searches unwatched, to any depth they are asked for. */
    public Beliefs(Player<P> player, List<Prom.Opponent<P>> opponents, double[] temperatures) {
        this(player, opponents, temperatures, Integer.MAX_VALUE, SumBounds.unknown(), null, null);
    }

    public Beliefs<P> bounded(SumBounds bounds) {
        return new Beliefs<>(player, opponents, temperatures, depth, bounds, oracle, listener);
    }
}
