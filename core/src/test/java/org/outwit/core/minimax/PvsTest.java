package org.outwit.core.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Orderings;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class PvsTest {

    /** What is entered with which window, by the ranks of the values. */
    private static List<String> windows(String text) {
        Tree tree = TreeText.parse(text);
        List<String> windows = new ArrayList<>();
        Setup<TreePosition> setup = Setup.of(new Ranks(tree, "f", false).evaluator())
                .watchedBy((position, alpha, beta) ->
                        windows.add(tree.name(position.node()) + ": " + end(alpha) + " " + end(beta)));
        new Pvs<>(setup).search(tree.start(), 0, Limits.NONE);
        return windows;
    }

    private static String end(int end) {
        return Value.isFinite(end) ? Integer.toString(end) : "∞";
    }

    @Test
    void onlyTheFirstChildIsSearchedWithTheWholeWindow() {
        assertThat(windows("((1 2) (0 5))"))
                .containsExactly(": ∞ ∞", "0: ∞ ∞", "0.0: ∞ ∞", "0.1: 0 1", "1: 1 2", "1.0: 1 2");
    }

    @Test
    void aChildThatIsBetterIsSearchedAgainForItsValue() {
        assertThat(windows("(I(1 2) I(7 5))"))
                .containsExactly(
                        ": ∞ ∞",
                        "0: ∞ ∞",
                        "0.0: ∞ ∞",
                        "0.1: -1 0", //
                        "1: 0 1",
                        "1.0: 0 1",
                        "1.1: 0 1", //
                        "1: 1 ∞",
                        "1.0: 1 ∞",
                        "1.1: 2 3",
                        "1.1: 1 3");
        Tree tree = TreeText.parse("(I(1 2) I(7 5))");
        Ranks ranking = new Ranks(tree, "f", false);
        Result result = new Pvs<>(ranking.evaluator()).search(tree.start(), 0, Limits.NONE);
        assertThat(ranking.number(result.value())).isEqualTo(Exact.of(5));
        assertThat(result.line()).containsExactly(1, 1);
    }

    @Test
    void bestOrderedTreesTakeTheFewestLeavesAndNoSecondSearch() {
        for (int[] size : new int[][] {{1, 5}, {2, 7}, {3, 4}, {3, 5}, {5, 4}, {9, 2}}) {
            Tree tree = Orderings.bestFirst(
                    RandomTree.uniform(8, size[0], size[1], 100_000_000).written());
            Ranks ranking = new Ranks(tree, "f", false);
            Result pvs = new Pvs<>(ranking.evaluator()).search(tree.start(), 0, Limits.NONE);
            Result alphaBeta = new AlphaBeta<>(ranking.evaluator()).search(tree.start(), 0, Limits.NONE);
            assertThat(pvs).isEqualTo(alphaBeta);
        }
    }

    @Test
    void noLeafIsSeenThatAlphaBetaCutsOff() {
        for (int seed = 0; seed < 300; seed++) {
            RandomTree tree = RandomTree.uniform(seed, 3, 6, seed % 3 == 0 ? 5 : 10_000);
            Visits<RandomTreePosition> pvs = new Visits<>();
            Visits<RandomTreePosition> alphaBeta = new Visits<>();
            new Pvs<>(Setup.of(tree.function(0)).watchedBy(pvs)).search(tree.start(), 0, Limits.NONE);
            new AlphaBeta<>(Setup.of(tree.function(0)).watchedBy(alphaBeta)).search(tree.start(), 0, Limits.NONE);
            assertThat(alphaBeta.leaves().containsAll(pvs.leaves()))
                    .as("seed " + seed)
                    .isTrue();
        }
    }

    @Test
    void windowsHoldTheirPromise() {
        for (int seed = 0; seed < 400; seed++) {
            RandomTree tree = RandomTree.ragged(seed, 4, 6, 12);
            Result exact = new Minimax<>(tree.function(0)).search(tree.start(), 0, Limits.NONE);
            int value = exact.value();
            for (int alpha = value - 3; alpha <= value + 1; alpha++) {
                for (int beta = alpha + 1; beta <= value + 2; beta++) {
                    Setup<RandomTreePosition> setup = Setup.of(tree.function(0)).within(alpha, beta);
                    Result result = new Pvs<>(setup).search(tree.start(), 0, Limits.NONE);
                    if (value <= alpha) {
                        assertThat(result.bound()).isEqualTo(Bound.UPPER);
                        assertThat(result.value()).isBetween(value, alpha);
                    } else if (value >= beta) {
                        assertThat(result.bound()).isEqualTo(Bound.LOWER);
                        assertThat(result.value()).isBetween(beta, value);
                    } else {
                        assertThat(result.bound()).isEqualTo(Bound.EXACT);
                        assertThat(result.value()).isEqualTo(value);
                        assertThat(result.move()).as("seed " + seed).isEqualTo(exact.move());
                    }
                }
            }
        }
    }
}
