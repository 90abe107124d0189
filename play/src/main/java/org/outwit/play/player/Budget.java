package org.outwit.play.player;

import java.time.Duration;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;

/** Limits that several searches share, one after the other. */
final class Budget {

    private final Limits limits;
    private final long end;
    private long nodes;
    private long expansions;
    private long evaluations;

    Budget(Limits limits) {
        this.limits = limits;
        this.end = limits.time() == null ? 0 : System.nanoTime() + limits.time().toNanos();
    }

    void spend(Counts counts) {
        nodes += counts.nodes();
        expansions += counts.expansions();
        evaluations += counts.evaluations();
    }

    Counts spent() {
        return new Counts(nodes, expansions, evaluations, 0);
    }

    /** What the next search may spend to this depth, or null where nothing is left. */
    Limits left(int depth) {
        long nodesLeft = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.nodes() - nodes;
        long evaluationsLeft =
                limits.evaluations() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.evaluations() - evaluations;
        if (nodesLeft < 1 || evaluationsLeft < 1) return null;
        Limits left = new Limits(depth, nodesLeft, evaluationsLeft, null, limits.stop());
        if (limits.time() == null) return left;
        long nanos = end - System.nanoTime();
        return nanos < 1 ? null : left.withTime(Duration.ofNanos(nanos));
    }

    /** Why nothing is left. */
    StopReason reason() {
        if (nodes >= limits.nodes()) return StopReason.NODES;
        return evaluations >= limits.evaluations() ? StopReason.EVALUATIONS : StopReason.TIME;
    }
}
