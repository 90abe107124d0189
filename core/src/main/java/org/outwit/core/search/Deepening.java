package org.outwit.core.search;

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
        Budget budget = new Budget(limits);
        Result best = null;
        for (int depth = Math.min(1, limits.depth()); !budget.isEmpty(); depth++) {
            Result result = search.search(root, viewer, budget.left().withDepth(depth));
            budget.spend(result.counts());
            if (!result.isKnown()) return (best == null ? result : best).after(result.reason(), budget.spent());
            best = result;
            if (result.complete() || depth == limits.depth()) return best.after(StopReason.FINISHED, budget.spent());
        }
        return best == null
                ? Result.stopped(budget.reason(), budget.spent())
                : best.after(budget.reason(), budget.spent());
    }
}
