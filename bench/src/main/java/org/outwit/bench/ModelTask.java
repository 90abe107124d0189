package org.outwit.bench;

import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

/**
 * Uniform random trees, branching 4 and depth 10, searched by alpha-beta and with one level of modelling whose functions
 * are opposites within 5 % of their range: what does a leaf cost when there is an opponent model?
 */
public enum ModelTask {
    ALPHA_BETA,
    TWO_CALLS,
    ONE_PASS;

    private static final int RANGE = 10_000;
    private static final int BOUND = RANGE / 20;
    private static final int DEPTH = 10;
    private static final List<RandomTree> TREES = LongStream.rangeClosed(1, 4)
            .mapToObj(seed -> new RandomTree(seed, 4, 4, DEPTH, 0, 2, RANGE, BOUND))
            .toList();

    /** Searches all the trees and returns how many leaves were looked at, one function at a leaf counting once. */
    long leaves() {
        long leaves = 0;
        for (RandomTree tree : TREES) {
            Counts counts =
                    search(tree).search(tree.start(), Limits.depth(DEPTH)).counts();
            leaves += this == ONE_PASS ? Collections.max(counts.perLevel()) : counts.evaluations();
        }
        return leaves;
    }

    private Search<RandomTreePosition> search(RandomTree tree) {
        Evaluator<RandomTreePosition> own = tree.function(1);
        Player<RandomTreePosition> searcher = Player.of(List.of(own, tree.function(0)));
        SumBounds bounds = SumBounds.symmetric(BOUND);
        return switch (this) {
            case ALPHA_BETA -> new AlphaBeta<>(own);
            case TWO_CALLS -> new AlphaBetaStar<>(searcher, bounds);
            case ONE_PASS -> new OnePassAlphaBetaStar<>(searcher, bounds);
        };
    }
}
