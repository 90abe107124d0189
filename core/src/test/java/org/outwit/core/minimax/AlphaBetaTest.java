package org.outwit.core.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.Orderings;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class AlphaBetaTest {

    private static final int[][] SIZES = {
        {1, 0}, {1, 1}, {1, 9}, {2, 1}, {2, 2}, {2, 5}, {2, 10}, {3, 1}, {3, 2}, {3, 3}, {3, 6}, {3, 7}, {4, 0}, {4, 5},
        {5, 4}, {6, 3}, {8, 3}, {12, 2}, {40, 1}
    };

    /** The leaves that any search must see: Knuth and Moore 1975, after Slagle and Dixon. */
    private static long fewestLeaves(int branching, int depth) {
        return Math.round(Math.pow(branching, depth / 2) + Math.pow(branching, (depth + 1) / 2) - 1);
    }

    private static long evaluations(Tree tree) {
        return new AlphaBeta<>(new Ranks(tree, "f", false).evaluator())
                .search(tree.start(), 0, Limits.NONE)
                .counts()
                .evaluations();
    }

    @Test
    void constantTreesTakeTheFewestLeaves() {
        for (int[] size : SIZES) {
            RandomTree tree = RandomTree.uniform(1, size[0], size[1], 0);
            Result result = new AlphaBeta<>(tree.function(0)).search(tree.start(), 0, Limits.NONE);
            assertThat(result.counts().evaluations())
                    .as("branching %d, depth %d", size[0], size[1])
                    .isEqualTo(fewestLeaves(size[0], size[1]));
            assertThat(result.counts().held()).isZero();
        }
    }

    @Test
    void bestOrderedTreesOfManyValuesTakeTheFewestLeaves() {
        for (int[] size : SIZES) {
            for (int seed = 0; seed < 5; seed++) {
                Tree random =
                        RandomTree.uniform(seed, size[0], size[1], 100_000_000).written();
                Tree tree = Orderings.bestFirst(random);
                assertThat(NaiveMinimax.values(tree, "f")[0]).isEqualTo(NaiveMinimax.values(random, "f")[0]);
                assertThat(evaluations(tree))
                        .as("branching %d, depth %d, seed %d", size[0], size[1], seed)
                        .isEqualTo(fewestLeaves(size[0], size[1]));
            }
        }
    }

    @Test
    void theTextbookTreeIsSearchedLeafByLeaf() {
        Tree tree = TreeText.parse("((3 12 8) (2 4 6) (14 5 2))");
        Ranks ranking = new Ranks(tree, "f", false);
        List<String> entered = new ArrayList<>();
        Setup<TreePosition> setup = Setup.of(ranking.evaluator())
                .watchedBy((position, alpha, beta) -> entered.add(
                        tree.name(position.node()) + " " + ranking.number(alpha) + " " + ranking.number(beta)));
        Result result = new AlphaBeta<>(setup).search(tree.start(), 0, Limits.NONE);
        assertThat(ranking.number(result.value())).isEqualTo(Exact.of(3));
        assertThat(result.move()).isZero();
        assertThat(result.line()).containsExactly(0, 0);
        assertThat(entered)
                .containsExactly(
                        " -inf inf",
                        "0 -inf inf",
                        "0.0 -inf inf",
                        "0.1 -inf 3",
                        "0.2 -inf 3", //
                        "1 3 inf",
                        "1.0 3 inf",
                        "2 3 inf",
                        "2.0 3 inf",
                        "2.1 3 14",
                        "2.2 3 5");
    }

    @Test
    void aChildThatWasCutOffAtAnEqualValueIsNotTheMove() {
        Tree tree = TreeText.parse("A(I(1 2) I(1 -2))");
        Ranks ranking = new Ranks(tree, "f", false);
        List<String> left = new ArrayList<>();
        SearchListener<TreePosition> listener = new SearchListener<>() {
            @Override
            public void enter(TreePosition position, int alpha, int beta) {}

            @Override
            public void leave(TreePosition position, int value) {
                left.add(tree.name(position.node()) + "=" + ranking.number(value));
            }
        };
        Setup<TreePosition> setup = Setup.of(ranking.evaluator()).watchedBy(listener);
        Result result = new AlphaBeta<>(setup).search(tree.start(), 0, Limits.NONE);
        assertThat(ranking.number(result.value())).isEqualTo(Exact.of(1));
        assertThat(result.move()).isZero();
        assertThat(left).containsExactly("0.0=1", "0.1=2", "0=1", "1.0=1", "1=1", "=1");
    }

    /** The value of this tree is 3; children are worth 3 and 2. */
    @ParameterizedTest
    @CsvSource({
        "-inf, inf, 3, EXACT, 0",
        "2, 4, 3, EXACT, 0",
        "3, 12, 3, UPPER, -1",
        "4, 6, 3, UPPER, -1",
        "1, 3, 3, LOWER, 0",
        "-inf, 2, 3, LOWER, 0",
        "0, 1, 3, LOWER, 0"
    })
    void aWindowMakesTheValueABound(String alpha, String beta, String value, Bound bound, int move) {
        Tree tree = TreeText.parse("((3 12) (2 4 6) 1 0)");
        Exact low = Exact.parse(alpha);
        Exact high = Exact.parse(beta);
        Ranks ranking = new Ranks(tree, "f", false, low, high);
        Setup<TreePosition> setup = Setup.of(ranking.evaluator()).within(ranking.rank(low), ranking.rank(high));
        Result result = new AlphaBeta<>(setup).search(tree.start(), 0, Limits.NONE);
        assertThat(ranking.number(result.value())).isEqualTo(Exact.parse(value));
        assertThat(result.bound()).isEqualTo(bound);
        assertThat(result.move()).isEqualTo(move);
    }

    /** Known bounds at the root, the value, how many nodes are entered, and the move. */
    @ParameterizedTest
    @CsvSource({
        "A(I(5 6) I(7 8)), 7, 7, 1", // nothing is known
        "'A{7..7}(I(5 6) I(7 8))', 7, 1, -1", // all is known: nobody needs to prove it
        "'A{0..5}(I(5 6) I(4 3))', 5, 4, 0", // enough is enough
        "'A{5..9}(I(5 6) I(4 3))', 5, 5, -1", // no child exceeds what was known
        "'A(I(5 6) I{-inf..4}(4 3))', 5, 5, 0", // not worth a look
        "'I(A(5 6) A{6..inf}(7 8))', 6, 5, 0",
        "'I{5..inf}(A(5) A(4 5))', 5, 3, 0",
        "'I{-inf..5}(A(6 7) A(5 4))', 5, 5, -1"
    })
    void knownBoundsSaveWork(String text, long value, long nodes, int move) {
        Tree tree = TreeText.parse(text);
        Ranks ranking = new Ranks(tree, "f", false);
        Setup<TreePosition> setup = Setup.of(ranking.evaluator()).informedBy(ranking);
        Result result = new AlphaBeta<>(setup).search(tree.start(), 0, Limits.NONE);
        assertThat(ranking.number(result.value())).isEqualTo(Exact.of(value));
        assertThat(result.counts().nodes()).isEqualTo(nodes);
        assertThat(result.move()).isEqualTo(move);
        assertThat(result.line().isEmpty()).isEqualTo(move == Position.NO_MOVE);
    }

    /** A root that is known to be worth 3 to 9, and is worth 6. */
    @ParameterizedTest
    @CsvSource({
        "1, 3, 3, LOWER, 1",
        "1, 2, 3, LOWER, 1",
        "9, 12, 9, UPPER, 1",
        "10, 12, 9, UPPER, 1",
        "2, 10, 6, EXACT, 3",
        "8, 10, 6, UPPER, 3",
        "1, 5, 5, LOWER, 2"
    })
    void knownBoundsMayAnswerTheWindowAtOnce(String alpha, String beta, String value, Bound bound, long nodes) {
        Tree tree = TreeText.parse("A{3..9}(5 6)");
        Exact low = Exact.parse(alpha);
        Exact high = Exact.parse(beta);
        Ranks ranking = new Ranks(tree, "f", false, low, high);
        Setup<TreePosition> setup =
                Setup.of(ranking.evaluator()).informedBy(ranking).within(ranking.rank(low), ranking.rank(high));
        Result result = new AlphaBeta<>(setup).search(tree.start(), 0, Limits.NONE);
        assertThat(ranking.number(result.value())).isEqualTo(Exact.parse(value));
        assertThat(result.bound()).isEqualTo(bound);
        assertThat(result.counts().nodes()).isEqualTo(nodes);
    }
}
