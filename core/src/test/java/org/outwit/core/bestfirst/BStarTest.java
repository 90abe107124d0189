package org.outwit.core.bestfirst;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class BStarTest {

    /** With true bounds the move that is proved is one of minimax's best, whichever way it is proved; without bounds, too. */
    @Test
    void theProvedMoveIsBest() {
        for (int i = 0; i < 9_000; i++) {
            Kind kind = i % 3 == 0 ? Kind.PLAIN : i % 3 == 1 ? Kind.IRREGULAR : Kind.INFORMED;
            long seed = 21_000_000_007L + i;
            Tree tree = SeededTrees.tree(seed, kind);
            int[] values = NaiveMinimax.values(tree, "f");
            Ranks ranks = new Ranks(tree, "f", false);
            Setup<TreePosition> setup = Setup.of(ranks.evaluator()).informedBy(ranks);
            for (BStar.Aim aim : BStar.Aim.values()) {
                Result result = new BStar<>(setup, aim).search(tree.start(), 0, Limits.NONE);
                String what = aim + " on seed " + seed + ": " + result;
                if (tree.isLeaf(0)) {
                    assertThat(ranks.number(result.value())).as(what).isEqualTo(Exact.of(values[0]));
                    continue;
                }
                boolean known = result.move() < 0; // bounds that are equal told the value, and no move was needed
                if (!known)
                    assertThat(values[tree.child(0, result.move())]).as(what).isEqualTo(values[0]);
                check(result, ranks.rank(Exact.of(values[0])), what);
            }
        }
    }

    private static void check(Result result, int value, String what) {
        switch (result.bound()) {
            case EXACT -> assertThat(result.value()).as(what).isEqualTo(value);
            case LOWER -> assertThat(result.value()).as(what).isLessThanOrEqualTo(value);
            case UPPER -> assertThat(result.value()).as(what).isGreaterThanOrEqualTo(value);
            default -> assertThat(result.move()).as(what).isNotNegative();
        }
    }

    @Test
    void whereMinMovesItIsTheMirror() {
        for (int i = 0; i < 2_000; i++) {
            Tree tree = SeededTrees.tree(i, Kind.PLAIN);
            if (tree.isLeaf(0)) continue;
            Ranks ranks = new Ranks(tree, "f", true);
            int[] values = NaiveMinimax.values(tree, "f");
            Result result = new BStar<>(ranks.evaluator()).search(tree.start(), 1, Limits.NONE);
            assertThat(values[tree.child(0, result.move())]).as("seed " + i).isEqualTo(values[0]);
        }
    }

    private static Result solve(String text, BStar.Aim aim) {
        Tree tree = TreeText.parse(text);
        Ranks ranks = new Ranks(tree, "f", false);
        return new BStar<>(Setup.of(ranks.evaluator()).informedBy(ranks), aim).search(tree.start(), 0, Limits.NONE);
    }

    /** Bounds that settle it cost the moves of the root, and leave open what the best one is worth. */
    @Test
    void whenTheRestIsOutOfReachNothingElseIsSearched() {
        Result result = solve("({8..20}(10 12) {1..8}(3 4) {0..7}(5 6))", BStar.Aim.CHEAPER);
        assertThat(result.move()).isZero();
        assertThat(result.bound()).isEqualTo(Bound.LOWER);
        assertThat(result.counts().evaluations()).isZero();
    }

    /** The two ways: raise the worst of the best move, or lower the best of its rival. */
    @Test
    void eachStrategyLooksWhereItSays() {
        String tree = "({5..20}(10 12) {1..9}(3 4))";
        Result best = solve(tree, BStar.Aim.PROVE_BEST);
        Result rest = solve(tree, BStar.Aim.DISPROVE_REST);
        assertThat(best.move()).isZero();
        assertThat(rest.move()).isZero();
        assertThat(best.counts().evaluations()).isEqualTo(2);
        assertThat(rest.counts().evaluations()).isEqualTo(1);
    }

    /** The only legal move is proved before anything is known of it. */
    @Test
    void theOnlyMoveCostsNothing() {
        Result result = solve("(((1 2) (3 4)))", BStar.Aim.CHEAPER);
        assertThat(result.move()).isZero();
        assertThat(result.isKnown()).isFalse();
        assertThat(result.counts().nodes()).isEqualTo(1);
    }

    /** It leaves out what alpha-beta needs for the value alone. */
    @Test
    void aProvedMoveNeedsNoValue() {
        Tree tree = TreeText.parse("({50..99}((60 70) (80 90)) {0..9}((1 2) (3 4)))");
        Ranks ranks = new Ranks(tree, "f", false);
        Setup<TreePosition> setup = Setup.of(ranks.evaluator()).informedBy(ranks);
        long alphaBeta = new AlphaBeta<>(setup)
                .search(tree.start(), 0, Limits.NONE)
                .counts()
                .nodes();
        Result result = new BStar<>(setup).search(tree.start(), 0, Limits.NONE);
        assertThat(result.counts().nodes()).isEqualTo(3).isLessThan(alphaBeta);
    }
}
