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
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

/**
 * A uniform random tree with a function for each level of modelling, as in the paper's experiments: f_n uniform, and each f_(j-1)
 * within a bound of −f_j.
 *
 * @param bound in percent of the largest value, or {@link #UNBOUNDED}
 */
record ModelTree(long seed, int branching, int depth, int level, String bound) {

    static final String UNBOUNDED = "inf";

    private static final int RANGE = 10_000;

    /**
     * What each search costs, in the order of {@link BranchingFactors#SEARCHES}, and whether the printed one is wrong. Searches with
     * two calls, which may look at a leaf more than once, count evaluations; those with one pass count leaves.
     *
     * <p>What is right is what simple pruning says: it is the definition with alpha-beta for its last level, and rests on no bound.
     */
    Measurement measure() {
        boolean unbounded = bound.equals(UNBOUNDED);
        int sum = unbounded ? RandomTree.UNBOUNDED : RANGE * Integer.parseInt(bound) / 100;
        RandomTree tree = new RandomTree(seed, branching, branching, depth, 0, level + 1, RANGE, sum);
        List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
        for (int j = level; j >= 0; j--) functions.add(tree.function(j));
        Player<RandomTreePosition> searcher = Player.of(functions);
        long[] bounds = new long[level];
        Arrays.fill(bounds, sum);
        SumBounds sumBounds = unbounded ? SumBounds.unknown() : SumBounds.symmetric(bounds);
        Result star = result(tree, new AlphaBetaStar<>(searcher, sumBounds));
        Result onePass = result(tree, new OnePassAlphaBetaStar<>(searcher, sumBounds));
        Result printed = result(
                tree, new PrintedOnePass<>(functions, sumBounds, PrintedOnePass.Reading.FIGURE_9_AS_MEANT, null));
        Result simple = result(tree, new SimplePruning<>(searcher));
        Result alphaBeta = result(tree, new AlphaBeta<>(functions.get(0)));
        boolean wrong = printed.value() != simple.value() || printed.move() != simple.move();
        return new Measurement(
                List.of(
                        star.counts().evaluations(),
                        leaves(onePass.counts()),
                        leaves(printed.counts()),
                        simple.counts().evaluations(),
                        alphaBeta.counts().evaluations()),
                wrong);
    }

    /** @param leaves by search */
    record Measurement(List<Long> leaves, boolean printedIsWrong) {}

    private Result result(RandomTree tree, Search<RandomTreePosition> search) {
        return search.search(tree.start(), Limits.depth(depth));
    }

    /** Every leaf is evaluated by the level that chooses above it, and by others only where they are asked. */
    private static long leaves(Counts counts) {
        return Collections.max(counts.perLevel());
    }
}
