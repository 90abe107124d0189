package org.outwit.core.model;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search that averages over what the opponent may do: an average that may be known to some error only.
 *
 * @param move the first move whose average is best; {@link Position#NO_MOVE} at a leaf
 * @param value what we get on average if the model is right; not a number where the search was interrupted
 * @param error the true average differs from the value by no more than this
 * @param line our move, their likeliest reply, and so on
 */
public record AverageResult(
        int move, double value, double error, List<Integer> line, StopReason reason, Counts counts) {

    /** The answer in the form of other searches, after {@code depth} plies: with the average rounded. */
    public Result rounded(int depth) {
        if (reason != StopReason.FINISHED) return Result.stopped(reason, counts);
        return Result.exact((int) Math.round(value), line, depth, false, counts).after(reason, counts);
    }

    static AverageResult interrupted(StopReason reason, Counts counts) {
        return new AverageResult(Position.NO_MOVE, Double.NaN, Double.POSITIVE_INFINITY, List.of(), reason, counts);
    }
}
