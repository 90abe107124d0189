package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.lab.pruning.PrintedOnePass.Reading;

class PrintedOnePassTest {

    private static List<Evaluator<RandomTreePosition>> functions(RandomTree tree) {
        List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
        for (int j = tree.functions() - 1; j >= 0; j--) functions.add(tree.function(j));
        return functions;
    }

    private static Result printed(RandomTree tree) {
        long[] bounds = new long[tree.functions() - 1];
        Arrays.fill(bounds, tree.bound());
        SumBounds sums = SumBounds.symmetric(bounds);
        return new PrintedOnePass<>(functions(tree), sums, Reading.FIGURE_9_AS_MEANT, null)
                .search(tree.start(), Limits.depth(tree.depth()));
    }

    @Test
    void withOneLevelOfModellingItIsRight() {
        for (int seed = 1; seed <= 300; seed++) {
            RandomTree tree = new RandomTree(seed, 1, 3, 6, 10, 2, 9, seed % 12);
            Result right = new MStar<>(Player.of(functions(tree))).search(tree.start(), Limits.depth(6));
            Result printed = printed(tree);
            assertThat(List.of(printed.value(), printed.move()))
                    .as("seed %d", seed)
                    .isEqualTo(List.of(right.value(), right.move()));
        }
    }

    /** Corollary 2, which holds. */
    @Test
    void withExactSumsItLooksAtTheLeavesOfAlphaBeta() {
        for (int seed = 1; seed <= 100; seed++) {
            for (int functions = 1; functions <= 4; functions++) {
                RandomTree tree = new RandomTree(seed, 3, 3, 5, 0, functions, 1000, 0);
                Result alphaBeta =
                        new AlphaBeta<>(functions(tree).get(0)).search(tree.start(), Limits.depth(tree.depth()));
                Result printed = printed(tree);
                assertThat(printed.value()).isEqualTo(alphaBeta.value());
                assertThat(printed.counts().perLevel().get(0))
                        .isEqualTo(alphaBeta.counts().evaluations());
            }
        }
    }

    /** Lemma 3: B_n grows by twice B_(n-1) where the owner of level n moves, which is at even distances from the root. */
    @Test
    void boundsGrowAsInLemma3() {
        long[][] sums = new PrintedBounds(SumBounds.symmetric(1, 10), 2, 4).withTurns();
        assertThat(sums[0]).containsExactly(1, 1, 21, 21, 41);
        assertThat(sums[1]).containsExactly(10, 10, 10, 10, 10);
        assertThat(sums[2]).containsOnly(0);
    }
}
