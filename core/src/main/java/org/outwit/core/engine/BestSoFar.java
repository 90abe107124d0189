package org.outwit.core.engine;

import java.util.List;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** What an engine answers when it is stopped: the last depth that was finished, or a better move found since. */
final class BestSoFar {

    private Result finished;
    private Result result;

    /** A depth is finished with this value and line. */
    Result finished(int value, List<Integer> line, int depth, boolean complete, Counts counts) {
        finished = Result.exact(value, line, depth, complete, counts);
        result = finished;
        return result;
    }

    /**
     * The next depth, not finished yet, has a line that is better than the last best move is there. Its value is a bound,
     * because other moves may be better still; the depth stays that of the last which was finished.
     */
    void better(int value, Bound bound, List<Integer> line) {
        if (line.get(0) == finished.move()) return;
        result = Result.finished(value, bound, line, finished.depth(), false, finished.counts());
    }

    boolean isKnown() {
        return finished != null;
    }

    /** What the last depth that was finished said. */
    int value() {
        return finished.value();
    }

    /** What the last depth that was finished said. */
    int finishedMove() {
        return finished.move();
    }

    /** The answer where the search had to end, which claims nothing if no depth was finished. */
    Result interrupted(StopReason reason, Counts counts) {
        return result == null ? Result.stopped(reason, counts) : result.after(reason, counts);
    }
}
