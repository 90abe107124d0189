package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.lab.experiment.Outcome;

/**
 * A uniform random tree with a function for each level of modelling, as in the paper's experiments: f_n uniform, and each f_(j-1)
 * within a bound of −f_j. The bound is in percent of the largest value.
 */
record ModelTree(long seed, int branching, int depth, int level, int percent) {

    private static final int RANGE = 10_000;

    /**
     * The leaves that each search looks at. Searches with two calls, which may look at a leaf more than once, count evaluations;
     * those with one pass count leaves.
     */
    Outcome measure() {
        long bound = (long) RANGE * percent / 100;
        RandomTree tree = new RandomTree(seed, branching, branching, depth, 0, level + 1, RANGE, (int) bound);
        List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
        for (int j = level; j >= 0; j--) functions.add(tree.function(j));
        Player<RandomTreePosition> searcher = Player.of(functions);
        long[] bounds = new long[level];
        Arrays.fill(bounds, bound);
        SumBounds sumBounds = SumBounds.symmetric(bounds);
        return Outcome.of(
                "alpha-beta*",
                        counts(tree, new AlphaBetaStar<>(searcher, sumBounds)).evaluations(),
                "simple-pruning", counts(tree, new SimplePruning<>(searcher)).evaluations(),
                "one-pass", leaves(counts(tree, new OnePassAlphaBetaStar<>(searcher, sumBounds))),
                "alpha-beta", counts(tree, new AlphaBeta<>(functions.get(0))).evaluations());
    }

    private Counts counts(RandomTree tree, Search<RandomTreePosition> search) {
        return search.search(tree.start(), Limits.depth(depth)).counts();
    }

    /** Every leaf is evaluated by the level that chooses above it, and by others only where they are asked. */
    private static long leaves(Counts counts) {
        return Collections.max(counts.perLevel());
    }
}
