package org.outwit.core.montecarlo;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * The answer of UCT, which has searched to no depth: an average over so many playouts.
 *
 * @param move the move that was tried most often; {@link Position#NO_MOVE} at a leaf, where chance moves, and before anything was tried
 * @param value what the viewer got on average after it; not a number where nothing was tried
 * @param line the moves that were tried most often, up to the first chance node
 * @param playouts how many games were played
 */
public record UctResult(int move, double value, List<Integer> line, int playouts, StopReason reason, Counts counts) {

    /** As other searches answer: with the average rounded. */
    Result rounded() {
        if (playouts == 0) return Result.stopped(reason, counts);
        return Result.exact((int) Math.round(value), line, line.size(), false, counts)
                .after(reason, counts);
    }
}
