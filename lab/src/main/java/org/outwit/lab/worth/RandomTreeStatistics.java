package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
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

/**
 * How much does a model cost on random trees? Re-runs the experiment of Carmel and Markovitch, <i>Pruning algorithms</i>:
 * uniform trees with branching 4 and depth 10, levels of modelling 0 to 2, and bounds on |f_j + f_(j-1)| from 0 to 200 %
 * of the range. Prints effective branching factors: the mean over trees of L^(1/depth), where L counts evaluations for
 * the searches with two calls and leaves for those with one pass.
 *
 * <p>Arguments: number of trees (20), branching (4), depth (10).
 */
public final class RandomTreeStatistics {

    private static final int RANGE = 10_000;
    private static final int[] PERCENT = {0, 1, 5, 10, 25, 50, 100, 200};

    private RandomTreeStatistics() {}

    public static void main(String[] args) {
        int trees = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int branching = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int depth = args.length > 2 ? Integer.parseInt(args[2]) : 10;
        System.out.printf(
                Locale.ROOT,
                "%d trees, b = %d, d = %d; effective branching factors%n%5s %5s %12s %15s %10s %10s%n",
                trees,
                branching,
                depth,
                "level",
                "bound",
                "alpha-beta*",
                "simple pruning",
                "one pass",
                "alpha-beta");
        for (int level = 0; level <= 2; level++) {
            for (int percent : level == 0 ? new int[] {0} : PERCENT) row(trees, branching, depth, level, percent);
        }
    }

    private static void row(int trees, int branching, int depth, int level, int percent) {
        long bound = (long) RANGE * percent / 100;
        double[] sums = new double[4];
        for (int seed = 1; seed <= trees; seed++) {
            RandomTree tree = new RandomTree(seed, branching, branching, depth, 0, level + 1, RANGE, (int) bound);
            List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
            for (int j = level; j >= 0; j--) functions.add(tree.function(j));
            Player<RandomTreePosition> searcher = Player.of(functions);
            long[] bounds = new long[level];
            Arrays.fill(bounds, bound);
            SumBounds sumBounds = SumBounds.symmetric(bounds);
            sums[0] += factor(tree, new AlphaBetaStar<>(searcher, sumBounds), depth, Counts::evaluations);
            sums[1] += factor(tree, new SimplePruning<>(searcher), depth, Counts::evaluations);
            sums[2] +=
                    factor(tree, new OnePassAlphaBetaStar<>(searcher, sumBounds), depth, RandomTreeStatistics::leaves);
            sums[3] += factor(tree, new AlphaBeta<>(functions.get(0)), depth, Counts::evaluations);
        }
        System.out.printf(
                Locale.ROOT,
                "%5d %4d%% %12.3f %15.3f %10.3f %10.3f%n",
                level,
                percent,
                sums[0] / trees,
                sums[1] / trees,
                sums[2] / trees,
                sums[3] / trees);
    }

    /** Every leaf is evaluated by the level that chooses above it, and by others only where they are asked. */
    private static long leaves(Counts counts) {
        return Collections.max(counts.perLevel());
    }

    private static double factor(
            RandomTree tree, Search<RandomTreePosition> search, int depth, ToLongFunction<Counts> count) {
        Counts counts = search.search(tree.start(), Limits.depth(depth)).counts();
        return Math.pow(count.applyAsLong(counts), 1.0 / depth);
    }
}
