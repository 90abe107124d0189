package org.outwit.core.model;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search with an uncertain model: no one value and no one move, but a range and the moves that may be best.
 *
 * @param moves those that may turn out best; empty at a leaf, where somebody else is to move, or where the search was interrupted
 * @param low we get at least this, for every true function of the opponent, if we play {@code cautious}
 * @param high we get at most this
 * @param cautious the maximin choice: the first move whose worst case is best
 * @param reason why the search ended
 */
public record RangeResult(List<Integer> moves, long low, long high, int cautious, StopReason reason, Counts counts) {

    /** The answer in the form of other searches, after {@code depth} plies: with the cautious choice, and the low end of the range. */
    public Result atLeast(int depth) {
        if (reason != StopReason.FINISHED) return Result.stopped(reason, counts);
        List<Integer> line = cautious == Position.NO_MOVE ? List.of() : List.of(cautious);
        int value = (int) Math.max(1 - Value.INFINITY, Math.min(Value.INFINITY - 1, low));
        return Result.finished(value, Bound.LOWER, line, depth, false, counts).after(reason, counts);
    }
}
