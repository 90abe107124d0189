package org.outwit.core.search;

import java.util.List;
import org.outwit.core.game.Position;

/**
 * The answer of a search.
 *
 * @param move the move to play, proved to reach {@code value}; {@link Position#NO_MOVE} at a leaf, and where the search
 *     ended without such a proof because the value lay outside its window or was known beforehand
 * @param value as the viewer sees it
 * @param bound whether the value is exact
 * @param line the moves expected from here on, beginning with {@code move}, as far as the search knows them
 * @param depth the horizon that was searched in full
 * @param complete whether no position was cut off by the horizon, so that searching deeper cannot change anything
 * @param reason why the search ended
 */
public record Result(
        int move,
        int value,
        Bound bound,
        List<Integer> line,
        int depth,
        boolean complete,
        StopReason reason,
        Counts counts) {

    /** Whether there is a value at all; a search that was interrupted may have none. */
    public boolean isKnown() {
        return bound != Bound.NONE;
    }

    /** Nothing was found out before the search was interrupted. */
    static Result interrupted(StopReason reason, Counts counts) {
        return new Result(Position.NO_MOVE, 0, Bound.NONE, List.of(), 0, false, reason, counts);
    }

    Result after(StopReason reason, Counts counts) {
        return new Result(move, value, bound, line, depth, complete, reason, counts);
    }
}
