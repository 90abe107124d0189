package org.outwit.core.selective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class ValueDistributionsTest {

    private static final double[] COINS = {1, 8, 28, 56, 70, 56, 28, 8, 1};

    private static Setup<TreePosition> setup(Tree tree) {
        return Setup.of((position, player) ->
                Integer.parseInt(tree.value(position.node(), "f").toString()));
    }

    private static DistributionResult solve(Tree tree, int error) {
        return new ValueDistributions<>(setup(tree), position -> error).search(tree.start(), 0, Limits.NONE);
    }

    /** Russell and Norvig, Figure 6.13: minimax takes the right branch for 100 against 99. */
    @Test
    void figure613() {
        Tree tree = TreeText.parse("((99 1000 1000 1000) (100 101 102 100))");
        assertThat(new Minimax<>(setup(tree))
                        .search(tree.start(), 0, Limits.NONE)
                        .move())
                .isEqualTo(1);
        DistributionResult found = solve(tree, 10);
        assertThat(found.move()).isZero();
        assertThat(found.mean()).isEqualTo(99, within(1e-9));
        assertThat(found.certainty()).isGreaterThan(0.5);
        assertThat(solve(tree, 0).move()).isEqualTo(1);
    }

    @Test
    void withoutErrorsItIsMinimax() {
        for (int i = 0; i < Thoroughness.of(3_000); i++) {
            Tree tree = SeededTrees.tree(41_000_000_007L + i, i % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            int[] values = NaiveMinimax.values(tree, "f");
            DistributionResult found = solve(tree, 0);
            assertThat(found.mean()).as("tree " + i).isEqualTo(values[0], within(1e-9));
            if (!tree.isLeaf(0)) assertThat(found.move()).isEqualTo(NaiveMinimax.firstBestMove(tree, values));
        }
    }

    /** The definition: minimax of every way in which leaves can err, weighed by how probable it is. */
    @Test
    void itIsTheAverageOverAllErrors() {
        int checked = 0;
        for (int i = 0; i < Thoroughness.of(3_000); i++) {
            Tree tree = SeededTrees.tree(42_000_000_007L + i, Kind.IRREGULAR);
            int leaves = 0;
            for (int node = 0; node < tree.size(); node++) if (tree.isLeaf(node)) leaves++;
            if (leaves > 4 || tree.isLeaf(0)) continue;
            int ways = (int) Math.pow(9, leaves);
            double average = 0;
            for (int way = 0; way < ways; way++) average += weighed(tree, way);
            assertThat(solve(tree, 4).value().mean()).as("tree " + i).isEqualTo(average, within(1e-9));
            checked++;
        }
        assertThat(checked).isGreaterThan(Thoroughness.of(300));
    }

    private static double weighed(Tree tree, int way) {
        double share = 1;
        double[] values = new double[tree.size()];
        int left = way;
        for (int node = 0; node < values.length; node++) {
            if (!tree.isLeaf(node)) continue;
            values[node] = Integer.parseInt(tree.value(node, "f").toString()) + left % 9 - 4;
            share *= COINS[left % 9] / 256;
            left /= 9;
        }
        return share * minimax(tree, 0, values);
    }

    private static double minimax(Tree tree, int node, double[] values) {
        if (tree.isLeaf(node)) return values[node];
        double best = minimax(tree, tree.child(node, 0), values);
        for (int i = 1; i < tree.childCount(node); i++) {
            double value = minimax(tree, tree.child(node, i), values);
            best = tree.mover(node) == 0 ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void limitsEndIt() {
        Tree tree = TreeText.parse("((99 1000) (100 101))");
        DistributionResult found =
                new ValueDistributions<>(setup(tree), position -> 1).search(tree.start(), 0, Limits.NONE.withNodes(3));
        assertThat(found.reason()).isEqualTo(StopReason.NODES);
        assertThat(found.value()).isNull();
    }
}
