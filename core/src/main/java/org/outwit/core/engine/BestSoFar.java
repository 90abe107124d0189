package org.outwit.core.engine;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** The answer of the last depth that was finished: what an engine gives when it is stopped. */
final class BestSoFar {

    private Result result;

    /** A depth is finished with this value and line. */
    Result finished(int value, List<Integer> line, int depth, boolean complete, Counts counts) {
        int move = line.isEmpty() ? Position.NO_MOVE : line.get(0);
        result = new Result(move, value, Bound.EXACT, line, depth, complete, StopReason.FINISHED, counts);
        return result;
    }

    boolean isKnown() {
        return result != null;
    }

    int value() {
        return result.value();
    }

    /** The answer where the search had to end, which claims nothing if no depth was finished. */
    Result interrupted(StopReason reason, Counts counts) {
        if (result == null) {
            return new Result(Position.NO_MOVE, 0, Bound.NONE, List.of(), 0, false, reason, counts);
        }
        return new Result(
                result.move(),
                result.value(),
                result.bound(),
                result.line(),
                result.depth(),
                result.complete(),
                reason,
                counts);
    }
}
