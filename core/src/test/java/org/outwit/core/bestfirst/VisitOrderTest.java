package org.outwit.core.bestfirst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

/** Which nodes the searches develop, and in which order: the claims of Pijls and de Bruin, on thousands of trees. */
class VisitOrderTest {

    private static final int TREES = Thoroughness.of(3_000);
    private static final List<Kind> KINDS = List.of(Kind.PLAIN, Kind.INFORMED, Kind.PSEUDO, Kind.INFORMED_PSEUDO);

    private static final PseudoTerminals<TreePosition> MARKED =
            (position, ply) -> position.tree().isPseudoTerminal(position.node());

    private static Visits<TreePosition> visits(Tree tree, Function<Setup<TreePosition>, Search<TreePosition>> search) {
        Ranks ranking = new Ranks(tree, "f", false);
        Visits<TreePosition> visits = new Visits<>();
        Setup<TreePosition> setup =
                Setup.of(ranking.evaluator()).informedBy(ranking).watchedBy(visits);
        search.apply(setup).search(tree.start(), 0, Limits.NONE);
        return visits;
    }

    private static List<Long> order(Tree tree, Function<Setup<TreePosition>, Search<TreePosition>> search) {
        return visits(tree, search).sequence();
    }

    private interface Claim {
        void check(Tree tree, String what);
    }

    private static void everywhere(List<Kind> kinds, Claim claim) {
        for (Kind kind : kinds) {
            for (long seed = 0; seed < TREES; seed++) {
                claim.check(SeededTrees.tree(seed, kind), kind + ", seed " + seed);
            }
        }
    }

    @Test
    void gsearchLeftmostDevelopsExactlyAlphaBetasSequence() {
        everywhere(
                KINDS,
                (tree, what) -> assertThat(order(tree, s -> new Gsearch<>(s, SelectionRule.LEFTMOST)))
                        .as(what)
                        .isEqualTo(order(tree, AlphaBeta::new)));
    }

    @Test
    void rsearchLeftmostDoesSoWhateverThePseudoTerminals() {
        everywhere(
                KINDS,
                (tree, what) -> assertThat(order(tree, s -> new Rsearch<>(s, SelectionRule.LEFTMOST, MARKED)))
                        .as(what)
                        .isEqualTo(order(tree, AlphaBeta::new)));
    }

    @Test
    void withEveryNodePseudoTerminalAllRulesAreAlphaBeta() {
        everywhere(List.of(Kind.PLAIN, Kind.INFORMED), (tree, what) -> {
            List<Long> alphaBeta = order(tree, AlphaBeta::new);
            for (SelectionRule rule : SelectionRule.values()) {
                assertThat(order(tree, s -> new Rsearch<>(s, rule, PseudoTerminals.everywhere())))
                        .as(rule + " on " + what)
                        .isEqualTo(alphaBeta);
            }
            assertThat(order(tree, s -> new Maxsearch<>(s, PseudoTerminals.everywhere())))
                    .as("maxsearch on " + what)
                    .isEqualTo(alphaBeta);
            assertThat(order(tree, s -> new Minsearch<>(s, PseudoTerminals.everywhere())))
                    .as("minsearch on " + what)
                    .isEqualTo(alphaBeta);
        });
    }

    @Test
    void maxsearchFollowsItsRule() {
        everywhere(KINDS, (tree, what) -> {
            assertThat(order(tree, Maxsearch::new))
                    .as(what)
                    .isEqualTo(order(tree, s -> new Gsearch<>(s, SelectionRule.MAXSEARCH)));
            assertThat(order(tree, s -> new Maxsearch<>(s, MARKED)))
                    .as(what)
                    .isEqualTo(order(tree, s -> new Rsearch<>(s, SelectionRule.MAXSEARCH, MARKED)));
        });
    }

    @Test
    void minsearchFollowsItsRule() {
        everywhere(KINDS, (tree, what) -> {
            assertThat(order(tree, Minsearch::new))
                    .as(what)
                    .isEqualTo(order(tree, s -> new Gsearch<>(s, SelectionRule.MINSEARCH)));
            assertThat(order(tree, s -> new Minsearch<>(s, MARKED)))
                    .as(what)
                    .isEqualTo(order(tree, s -> new Rsearch<>(s, SelectionRule.MINSEARCH, MARKED)));
        });
    }

    @Test
    void maxsearchAndMinsearchDevelopASubsetOfAlphaBetas() {
        everywhere(List.of(Kind.PLAIN, Kind.INFORMED), (tree, what) -> {
            Visits<TreePosition> alphaBeta = visits(tree, AlphaBeta::new);
            assertThat(alphaBeta.set())
                    .as(what)
                    .containsAll(visits(tree, Maxsearch::new).set());
            assertThat(alphaBeta.leaves())
                    .as(what)
                    .containsAll(visits(tree, Minsearch::new).leaves());
        });
    }

    @Test
    void maxsearchLeavesAreASubsetOfSssStars() {
        everywhere(List.of(Kind.PLAIN), (tree, what) -> {
            Set<Long> sss = visits(tree, SssStar::new).leaves();
            assertThat(sss).as(what).containsAll(visits(tree, Maxsearch::new).leaves());
            assertThat(visits(tree, DualSssStar::new).leaves())
                    .as(what)
                    .containsAll(visits(tree, Minsearch::new).leaves());
        });
    }

    @Test
    void sss2DevelopsExactlySssStarsNodes() {
        everywhere(List.of(Kind.PLAIN), (tree, what) -> {
            assertThat(visits(tree, Sss2::new).leaves())
                    .as(what)
                    .isEqualTo(visits(tree, SssStar::new).leaves());
            assertThat(visits(tree, DualSss2::new).leaves())
                    .as(what)
                    .isEqualTo(visits(tree, DualSssStar::new).leaves());
        });
    }

    @Test
    void theSubsetIsStrict() {
        Tree tree = TreeText.parse("A(I(1 2) I(1))");
        assertThat(visits(tree, Maxsearch::new).leaves()).hasSize(2);
        assertThat(visits(tree, SssStar::new).leaves()).hasSize(3);
    }

    @Test
    void hStarStarMayEvaluateLeavesThatAlphaBetaCutsOff() {
        long beyond = 0;
        for (long seed = 0; seed < TREES; seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.PLAIN);
            Set<Long> leaves = visits(tree, s -> new Gsearch<>(s, SelectionRule.H_STAR_STAR))
                    .leaves();
            if (!visits(tree, AlphaBeta::new).leaves().containsAll(leaves)) beyond++;
        }
        assertThat(beyond).isPositive();
    }

    @Test
    void theNodesHeldShrinkAsPseudoTerminalsAreAdded() {
        long gsearch = 0;
        long rsearch = 0;
        for (long seed = 0; seed < 500; seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.PLAIN);
            Ranks ranking = new Ranks(tree, "f", false);
            Setup<TreePosition> setup = Setup.of(ranking.evaluator());
            long all = new Gsearch<>(setup, SelectionRule.MAXSEARCH)
                    .search(tree.start(), 0, Limits.NONE)
                    .counts()
                    .held();
            long path = new Rsearch<>(setup, SelectionRule.MAXSEARCH, PseudoTerminals.everywhere())
                    .search(tree.start(), 0, Limits.NONE)
                    .counts()
                    .held();
            assertThat(path).isLessThanOrEqualTo(2L * (tree.height() + 1) * (tree.mostChildren() + 1));
            gsearch += all;
            rsearch += path;
        }
        assertThat(rsearch).isLessThan(gsearch);
        assertThat(Collections.max(List.of(gsearch, rsearch))).isEqualTo(gsearch);
    }

    @Test
    void theCorrectedGuardOfMaxsearchLeavesTheLastLeafAlone() {
        Tree tree = TreeText.parse("A(I(A(0) A(1 2)))");
        assertThat(order(tree, s -> new Maxsearch<>(s, PseudoTerminals.everywhere())))
                .isEqualTo(order(tree, AlphaBeta::new));
        int last = tree.size() - 1;
        assertThat(visits(tree, s -> new Maxsearch<>(s, PseudoTerminals.everywhere()))
                        .set())
                .doesNotContain((long) last);
    }

    @Test
    void theCorrectedGuardNeverReturnsToAForgottenPseudoTerminal() {
        Tree tree = TreeText.parse("A{-2..-1}(I{-inf..-1}(A{-2..0}(I{-1..0}(-1))))");
        assertThat(order(tree, s -> new Maxsearch<>(s, PseudoTerminals.everywhere())))
                .isEqualTo(order(tree, AlphaBeta::new));
    }
}
