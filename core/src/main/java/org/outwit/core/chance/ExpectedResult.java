package org.outwit.core.chance;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search with chance nodes: as a {@link Result}, but with an average, which is no int.
 *
 * @param value the average that the viewer gets; not a number where the search was interrupted
 * @param move the move to play; {@link Position#NO_MOVE} at a leaf, where chance moves, and where the value lay outside
 *     the window so that no move was proved
 * @param line the moves expected from here on, beginning with {@code move}, up to the first chance node
 * @param bound whether the value is exact
 * @param depth the horizon that was searched in full
 * @param complete whether no position was cut off by the horizon, so that searching deeper cannot change anything
 * @param reason why the search ended
 */
public record ExpectedResult(
        double value,
        int move,
        List<Integer> line,
        Bound bound,
        int depth,
        boolean complete,
        StopReason reason,
        Counts counts) {

    public ExpectedResult {
        line = List.copyOf(line);
    }

    /** Whether there is a value at all; a search that was interrupted has none. */
    public boolean isKnown() {
        return bound != Bound.NONE;
    }

    /** As other searches answer: with the average rounded. */
    public Result rounded() {
        if (!isKnown()) return Result.stopped(reason, counts);
        return Result.finished((int) Math.round(value), bound, line, depth, complete, counts)
                .after(reason, counts);
    }

    static ExpectedResult interrupted(StopReason reason, Counts counts) {
        return new ExpectedResult(Double.NaN, Position.NO_MOVE, List.of(), Bound.NONE, 0, false, reason, counts);
    }
}
