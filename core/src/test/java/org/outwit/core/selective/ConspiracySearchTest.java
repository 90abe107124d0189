package org.outwit.core.selective;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class ConspiracySearchTest {

    private static ConspiracySearch.Stability solve(Tree tree, int feared, Limits limits) {
        Setup<TreePosition> setup = Setup.of((position, player) ->
                Integer.parseInt(tree.value(position.node(), "f").toString()));
        return new ConspiracySearch<>(setup, feared).stability(tree.start(), 0, limits);
    }

    /** Where no conspiracy is left, leaves alone settle the value, and it is minimax's. */
    @Test
    void whoFearsEverythingFindsMinimax() {
        for (int i = 0; i < 4_000; i++) {
            Kind kind = i % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR;
            Tree tree = SeededTrees.tree(31_000_000_007L + i, kind);
            int[] values = NaiveMinimax.values(tree, "f");
            var found = solve(tree, ConspiracySearch.NEVER - 1, Limits.NONE);
            assertThat(found.result().value()).as("tree " + i).isEqualTo(values[0]);
            assertThat(Math.min(found.toRaise(), found.toLower())).isEqualTo(ConspiracySearch.NEVER);
            if (!tree.isLeaf(0)) {
                assertThat(values[tree.child(0, found.result().move())]).isEqualTo(values[0]);
            }
        }
    }

    /** The numbers, by trying all sets of leaves: one of fewest that can make the root worth more, or less. */
    @Test
    void theNumbersAreThoseOfTheDefinition() {
        int checked = 0;
        for (int i = 0; i < 3_000; i++) {
            Tree tree = SeededTrees.tree(32_000_000_007L + i, Kind.IRREGULAR);
            if (tree.height() < 2) continue;
            int horizon = Math.min(2, tree.height() - 1);
            NaiveConspiracy naive = new NaiveConspiracy(tree, horizon);
            if (naive.leaves() > 12) continue;
            ConspiracySearch.Stability found = naive.grown();
            assertThat(found.toRaise()).as("tree " + i).isEqualTo(naive.fewest(true));
            assertThat(found.toLower()).as("tree " + i).isEqualTo(naive.fewest(false));
            checked++;
        }
        assertThat(checked).isGreaterThan(500);
    }

    /** To change the value of 5, one judgement is enough on the left; on the right all three would have to rise. */
    @Test
    void aValueThatManySupportIsStable() {
        Tree tree = TreeText.parse("5(5(5(5)) 1(1(1) 2(2) 3(3)))");
        assertThat(solve(tree, 0, Limits.NONE).result().value()).isEqualTo(5);
        assertThat(solve(tree, 0, Limits.NONE).result().counts().expansions()).isZero();
        assertThat(solve(tree, 1, Limits.NONE).result().counts().expansions()).isPositive();
        assertThat(solve(tree, 1, Limits.NONE).toRaise()).isGreaterThan(1);
    }

    @Test
    void limitsEndIt() {
        Tree tree = SeededTrees.tree(32_000_000_020L, Kind.PLAIN);
        var found = solve(tree, ConspiracySearch.NEVER - 1, Limits.NONE.withNodes(2));
        if (tree.size() > 2) assertThat(found.result().reason()).isEqualTo(StopReason.NODES);
    }
}
