package org.outwit.core.engine;

import java.util.function.Consumer;
import org.outwit.core.model.LinePlan;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;

/** What each depth of a search cost from the beginning, so that later ones can be chosen to fit a budget. */
final class DepthCosts {

    private final Counts[] costs = new Counts[SearchNode.MOST_PLIES];
    private int deepest;

    /** Notes every answer, and hands it on. */
    Consumer<Result> noting(Consumer<Result> progress) {
        return result -> {
            int depth = Math.min(result.depth(), costs.length - 1);
            costs[depth] = result.counts();
            deepest = Math.max(deepest, depth);
            progress.accept(result);
        };
    }

    /**
     * The deepest search of ours of which what is left pays for all rounds after every move, each with a search of theirs; 0 where there is
     * none that looks nearly as far as they do. Fewer rounds were tried and lose more by what plain search no longer sees than they
     * bring. Their search is taken to cost what ours cost to that depth.
     */
    int affordable(LinePlan plan, int theirDepth, Budget budget) {
        if (deepest <= theirDepth || costs[theirDepth] == null) return 0;
        for (int depth = deepest - 1; depth >= Math.max(1, theirDepth - 1); depth--) {
            if (costs[depth] == null) continue;
            Counts round = costs[depth].plus(costs[theirDepth]);
            if (budget.leaves(round, (double) plan.width() * plan.rounds(), 1)) return depth;
        }
        return 0;
    }
}
