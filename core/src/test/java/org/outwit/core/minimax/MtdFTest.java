package org.outwit.core.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.GridWalk;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

class MtdFTest {

    private static void assertSame(Result result, Result expected, String what) {
        assertThat(result.value()).as(what).isEqualTo(expected.value());
        assertThat(result.move()).as(what).isEqualTo(expected.move());
        assertThat(result.bound()).as(what).isEqualTo(Bound.EXACT);
    }

    @Test
    void theFirstGuessDoesNotMatter() {
        for (int seed = 0; seed < 150; seed++) {
            RandomTree tree = seed % 2 == 0 ? RandomTree.uniform(seed, 3, 5, 30) : RandomTree.ragged(seed, 4, 6, 3);
            Setup<RandomTreePosition> setup = Setup.of(tree.function(0));
            Result expected = new Minimax<>(setup).search(tree.start(), 0, Limits.NONE);
            int value = expected.value();
            for (int guess : List.of(
                    value,
                    value - 1,
                    value + 1,
                    -value,
                    0,
                    -1000,
                    1000,
                    -Value.INFINITY,
                    Value.INFINITY,
                    Integer.MIN_VALUE,
                    Integer.MAX_VALUE)) {
                Result result = new MtdF<>(setup, guess).search(tree.start(), 0, Limits.NONE);
                assertSame(result, expected, "seed " + seed + ", guess " + guess);
            }
        }
    }

    /** What does not fit is forgotten and searched again: the value and the move are the same, and no more is held. */
    @Test
    void littleMemoryIsEnough() {
        for (int seed = 0; seed < 150; seed++) {
            RandomTree tree = seed % 2 == 0 ? RandomTree.uniform(seed, 3, 5, 30) : RandomTree.ragged(seed, 4, 6, 3);
            Setup<RandomTreePosition> setup = Setup.of(tree.function(0));
            for (int viewer = 0; viewer < 2; viewer++) {
                Result expected = new Minimax<>(setup).search(tree.start(), viewer, Limits.NONE);
                for (int held : List.of(1, 2, 5, 20)) {
                    Result result = new MtdF<>(setup, 0, held).search(tree.start(), viewer, Limits.NONE);
                    assertSame(result, expected, "seed " + seed + ", held " + held);
                    assertThat(result.counts().held()).isLessThanOrEqualTo(held);
                }
            }
        }
    }

    @Test
    void aRightGuessTakesTwoTests() {
        for (int seed = 0; seed < 50; seed++) {
            RandomTree tree = RandomTree.uniform(seed, 4, 5, 10_000);
            Visits<RandomTreePosition> visits = new Visits<>();
            Setup<RandomTreePosition> setup = Setup.of(tree.function(0)).watchedBy(visits);
            int value = new AlphaBeta<>(tree.function(0))
                    .search(tree.start(), 0, Limits.NONE)
                    .value();
            new MtdF<>(setup, value).search(tree.start(), 0, Limits.NONE);
            long root = tree.start().key();
            assertThat(visits.sequence().stream().filter(key -> key == root)).hasSize(2);
        }
    }

    @Test
    void aConstantTreeGuessedRightTakesTheFewestLeaves() {
        for (int[] size : new int[][] {{1, 4}, {2, 5}, {3, 6}, {4, 3}, {7, 2}}) {
            RandomTree tree = RandomTree.uniform(1, size[0], size[1], 0);
            double fewest = Math.pow(size[0], size[1] / 2) + Math.pow(size[0], (size[1] + 1) / 2) - 1;
            Result result = new MtdF<>(Setup.of(tree.function(0)), 0).search(tree.start(), 0, Limits.NONE);
            assertThat((double) result.counts().evaluations()).isEqualTo(fewest);
        }
    }

    @Test
    void theTableHoldsEachNodeThatWasVisitedAndNoLeafIsEvaluatedTwice() {
        for (int seed = 0; seed < 50; seed++) {
            RandomTree tree = RandomTree.ragged(seed, 5, 6, 1000);
            Visits<RandomTreePosition> visits = new Visits<>();
            Setup<RandomTreePosition> setup = Setup.of(tree.function(0)).watchedBy(visits);
            Result result = new MtdF<>(setup).search(tree.start(), 0, Limits.NONE);
            assertThat(result.counts().held()).isEqualTo(visits.set().size());
            assertThat(result.counts().evaluations()).isEqualTo(visits.leaves().size());
        }
    }

    @Test
    void transpositionsAreSearchedOnce() {
        for (int seed = 0; seed < 20; seed++) {
            GridWalk start = new GridWalk(seed, 7, seed % 2 == 0);
            Set<Long> positions = new HashSet<>();
            collect(start, positions);
            Result all = new Minimax<>(GridWalk.VALUE).search(start, 0, Limits.NONE);
            Result result = new MtdF<>(GridWalk.VALUE).search(start, 0, Limits.NONE);
            assertSame(result, all, "seed " + seed);
            assertThat(result.counts().held()).isLessThanOrEqualTo(positions.size());
            assertThat(result.counts().evaluations()).isLessThanOrEqualTo(positions.size());
            assertThat(all.counts().evaluations()).isGreaterThan(100L * positions.size());
        }
    }

    private static void collect(GridWalk walk, Set<Long> positions) {
        if (!positions.add(walk.key()) || walk.isOver()) return;
        for (int move = 0; move < 3; move++) {
            walk.make(move);
            collect(walk, positions);
            walk.undo();
        }
    }

    /** The same position nearer to the horizon is another question and must not be answered from the table. */
    @Test
    void transpositionsAtOtherDepthsAreKeptApart() {
        for (int seed = 0; seed < 60; seed++) {
            GridWalk start = new GridWalk(seed, 5, seed % 2 == 0);
            int whole =
                    new Minimax<>(GridWalk.VALUE).search(start, 0, Limits.NONE).value();
            for (int depth = 0; depth <= 8; depth++) {
                Result expected = new Minimax<>(GridWalk.VALUE).search(start, 0, Limits.depth(depth));
                Result result = new MtdF<>(GridWalk.VALUE).search(start, 0, Limits.depth(depth));
                assertSame(result, expected, "seed " + seed + ", depth " + depth);
                if (result.complete()) assertThat(result.value()).isEqualTo(whole);
            }
        }
    }

    @Test
    void theLineLeadsThroughNodesOfTheSameValue() {
        for (int seed = 0; seed < 60; seed++) {
            GridWalk walk = new GridWalk(seed, 5, seed % 2 == 0);
            Result result = new MtdF<>(GridWalk.VALUE).search(walk, 1, Limits.NONE);
            assertThat(result.line()).isNotEmpty().startsWith(result.move());
            for (int move : result.line()) {
                walk.play(move);
                assertThat(new Minimax<>(GridWalk.VALUE)
                                .search(walk, 1, Limits.NONE)
                                .value())
                        .isEqualTo(result.value());
            }
        }
    }

    @Test
    void theWindowOfTheSetupIsNotUsed() {
        RandomTree tree = RandomTree.uniform(2, 3, 4, 100);
        Setup<RandomTreePosition> narrow = Setup.of(tree.function(0)).within(-500, -499);
        assertThat(new MtdF<>(narrow).search(tree.start(), 0, Limits.NONE))
                .isEqualTo(new MtdF<>(tree.function(0)).search(tree.start(), 0, Limits.NONE));
    }
}
