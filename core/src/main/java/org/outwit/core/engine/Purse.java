package org.outwit.core.engine;

import java.time.Duration;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** What one answer may cost, for engines that ask several questions to find it. */
final class Purse {

    /** What a part is where nothing but the caller ends the search, or the first question would never come to an end. */
    private static final long WHERE_ENDLESS = 100_000;

    private final Limits limits;
    private final long start = System.nanoTime();
    private long nodes;
    private long expansions;
    private long evaluations;

    Purse(Limits limits) {
        this.limits = limits;
    }

    void spend(Counts counts) {
        nodes += counts.nodes();
        expansions += counts.expansions();
        evaluations += counts.evaluations();
    }

    /** Whether nothing is left of what was limited. */
    boolean isEmpty() {
        return evaluations >= limits.evaluations()
                || nodes >= limits.nodes()
                || limits.time() != null && nanosLeft() <= 0
                || limits.stop().getAsBoolean();
    }

    Limits left() {
        return part(1);
    }

    /** A part of what is left; depth is not divided. */
    Limits part(double share) {
        Limits part = limits;
        if (limits.evaluations() != Long.MAX_VALUE) {
            part = part.withEvaluations(portion(limits.evaluations() - evaluations, share));
        }
        if (limits.nodes() != Long.MAX_VALUE) part = part.withNodes(portion(limits.nodes() - nodes, share));
        if (limits.time() != null) part = part.withTime(Duration.ofNanos(portion(nanosLeft(), share)));
        boolean endless = share < 1 && limits.depth() == Integer.MAX_VALUE && part == limits;
        return endless ? part.withEvaluations(WHERE_ENDLESS) : part;
    }

    private static long portion(long left, double share) {
        return Math.max(1, (long) (left * share));
    }

    private long nanosLeft() {
        return limits.time().toNanos() - (System.nanoTime() - start);
    }

    /** The answer with all that was spent for it. */
    Result paidFor(Result answer) {
        Counts all = new Counts(nodes, expansions, evaluations, 0);
        return new Result(
                answer.move(),
                answer.value(),
                answer.bound(),
                answer.line(),
                answer.depth(),
                answer.complete(),
                answer.reason(),
                all);
    }
}
