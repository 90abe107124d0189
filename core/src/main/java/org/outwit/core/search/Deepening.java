package org.outwit.core.search;

import java.time.Duration;
import org.outwit.core.game.Position;

/**
 * Iterative deepening: asks a search for depth 1, 2, 3 … until the limits end it or nothing was cut off by the
 * horizon, and answers with the last depth that was searched in full. Counts are those of all iterations together.
 */
public final class Deepening<P extends Position> implements Search<P> {

    private final Search<P> search;

    public Deepening(Search<P> search) {
        this.search = search;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        long end = limits.time() == null ? 0 : System.nanoTime() + limits.time().toNanos();
        Counts counts = Counts.ZERO;
        Result best = null;
        int depth = Math.min(1, limits.depth());
        while (true) {
            Limits left = left(limits, counts, depth, end);
            if (left == null) {
                StopReason reason = exhausted(limits, counts);
                return best == null ? Result.interrupted(reason, counts) : best.after(reason, counts);
            }
            Result result = search.search(root, viewer, left);
            counts = counts.plus(result.counts());
            if (!result.isKnown()) return (best == null ? result : best).after(result.reason(), counts);
            best = result;
            if (result.complete() || depth == limits.depth()) return best.after(StopReason.FINISHED, counts);
            depth++;
        }
    }

    /** What the next iteration may spend, or null where nothing is left. */
    private static Limits left(Limits limits, Counts spent, int depth, long end) {
        long nodes = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.nodes() - spent.nodes();
        long evaluations =
                limits.evaluations() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.evaluations() - spent.evaluations();
        long nanos = limits.time() == null ? 1 : end - System.nanoTime();
        if (nodes < 1 || evaluations < 1 || nanos < 1) return null;
        Limits left = new Limits(depth, nodes, evaluations, null, limits.stop());
        return limits.time() == null ? left : left.withTime(Duration.ofNanos(nanos));
    }

    private static StopReason exhausted(Limits limits, Counts spent) {
        if (spent.nodes() >= limits.nodes()) return StopReason.NODES;
        return spent.evaluations() >= limits.evaluations() ? StopReason.EVALUATIONS : StopReason.TIME;
    }
}
