package org.outwit.core.multi;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search for many players: a value for each of them.
 *
 * @param values what the root is worth to each player, by player; empty where the search was interrupted
 * @param move the move to play; {@link Position#NO_MOVE} at a leaf
 * @param line the moves expected from here on, beginning with {@code move}; they lead to a leaf that has the values
 * @param depth the horizon that was searched in full
 * @param complete whether no position was cut off by the horizon, so that searching deeper cannot change anything
 * @param reason why the search ended
 * @param counts what it spent; its evaluations per level are those of each player's function
 */
public record VectorResult(
        List<Integer> values,
        int move,
        List<Integer> line,
        int depth,
        boolean complete,
        StopReason reason,
        Counts counts) {

    public VectorResult {
        values = List.copyOf(values);
        line = List.copyOf(line);
    }

    /** Whether there are values at all; a search that was interrupted has none. */
    public boolean isKnown() {
        return !values.isEmpty();
    }

    /** This answer with the value of one player. */
    public Result seenBy(int player) {
        if (!isKnown()) return Result.stopped(reason, counts);
        return Result.exact(values.get(player), line, depth, complete, counts).after(reason, counts);
    }

    static VectorResult interrupted(StopReason reason, Counts counts) {
        return new VectorResult(List.of(), Position.NO_MOVE, List.of(), 0, false, reason, counts);
    }
}
