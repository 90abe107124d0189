package org.outwit.core.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * How far a search may go. Depth is part of the question; the other limits interrupt.
 *
 * @param depth horizon in plies; positions there are evaluated
 * @param nodes positions that may be entered
 * @param evaluations calls of evaluators that may be made
 * @param time wall-clock time, or null
 * @param stop asked every now and then; true ends the search
 */
public record Limits(int depth, long nodes, long evaluations, Duration time, BooleanSupplier stop) {

    /** No limits: a search to the end of the game, however long it takes. */
    public static final Limits NONE = new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, null, () -> false);

    public Limits {
        if (depth < 0) throw new IllegalArgumentException("The depth (" + depth + ") must not be negative.");
        if (nodes < 1) throw new IllegalArgumentException("The limit of nodes (" + nodes + ") must be positive.");
        if (evaluations < 1) {
            throw new IllegalArgumentException("The limit of evaluations (" + evaluations + ") must be positive.");
        }
        if (time != null && (time.isNegative() || time.isZero())) {
            throw new IllegalArgumentException("The time (" + time + ") must be positive.");
        }
    }

    /** Whether there is something to spend: time, nodes or evaluations. */
    public boolean isBudget() {
        return time != null || nodes < Long.MAX_VALUE || evaluations < Long.MAX_VALUE;
    }

    public static Limits depth(int depth) {
        return NONE.withDepth(depth);
    }

    public static Limits time(Duration time) {
        return NONE.withTime(time);
    }

    public Limits withDepth(int depth) {
        return new Limits(depth, nodes, evaluations, time, stop);
    }

    public Limits withNodes(long nodes) {
        return new Limits(depth, nodes, evaluations, time, stop);
    }

    public Limits withEvaluations(long evaluations) {
        return new Limits(depth, nodes, evaluations, time, stop);
    }

    public Limits withTime(Duration time) {
        return new Limits(depth, nodes, evaluations, time, stop);
    }

    public Limits stoppedBy(BooleanSupplier stop) {
        return new Limits(depth, nodes, evaluations, time, stop);
    }
}
