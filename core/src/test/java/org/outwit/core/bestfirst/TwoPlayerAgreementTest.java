package org.outwit.core.bestfirst;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.minimax.MtdF;
import org.outwit.core.minimax.Pvs;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/**
 * Every two-player search returns the value of minimax on the same seeded trees: depth-first searches with the first
 * optimal move, best-first searches with a move that is proved optimal.
 */
class TwoPlayerAgreementTest {

    private static final PseudoTerminals<TreePosition> MARKED =
            (position, ply) -> position.tree().isPseudoTerminal(position.node());

    /** Searches whose move is the first optimal one. */
    private static final Map<String, Function<Setup<TreePosition>, Search<TreePosition>>> DEPTH_FIRST = depthFirst();

    /** Searches whose move is proved optimal. */
    private static final Map<String, Function<Setup<TreePosition>, Search<TreePosition>>> BEST_FIRST = bestFirst();

    private static Map<String, Function<Setup<TreePosition>, Search<TreePosition>>> depthFirst() {
        Map<String, Function<Setup<TreePosition>, Search<TreePosition>>> searches = new LinkedHashMap<>();
        searches.put("minimax", Minimax::new);
        searches.put("alpha-beta", AlphaBeta::new);
        searches.put("pvs", Pvs::new);
        searches.put("mtd-f", MtdF::new);
        return searches;
    }

    private static Map<String, Function<Setup<TreePosition>, Search<TreePosition>>> bestFirst() {
        Map<String, Function<Setup<TreePosition>, Search<TreePosition>>> searches = new LinkedHashMap<>();
        for (SelectionRule rule : SelectionRule.values()) {
            searches.put("gsearch " + rule, setup -> new Gsearch<>(setup, rule));
            searches.put("rsearch " + rule, setup -> new Rsearch<>(setup, rule, MARKED));
        }
        searches.put("maxsearch", Maxsearch::new);
        searches.put("minsearch", Minsearch::new);
        searches.put("maxsearch, pseudo", setup -> new Maxsearch<>(setup, MARKED));
        searches.put("minsearch, pseudo", setup -> new Minsearch<>(setup, MARKED));
        searches.put("sss*", SssStar::new);
        searches.put("dual sss*", DualSssStar::new);
        searches.put("sss-2", Sss2::new);
        searches.put("dual sss-2", DualSss2::new);
        return searches;
    }

    @Test
    void onPlainTrees() {
        agree(Kind.PLAIN, 1, Thoroughness.of(40_000));
    }

    @Test
    void whereSidesDoNotAlternate() {
        agree(Kind.IRREGULAR, 2, Thoroughness.of(20_000));
    }

    @Test
    void onInformedTrees() {
        agree(Kind.INFORMED, 3, Thoroughness.of(20_000));
    }

    @Test
    void withPseudoTerminals() {
        agree(Kind.PSEUDO, 4, Thoroughness.of(10_000));
    }

    @Test
    void onInformedTreesWithPseudoTerminals() {
        agree(Kind.INFORMED_PSEUDO, 5, Thoroughness.of(20_000));
    }

    @Test
    @Tag("long")
    void onAMillionTrees() {
        agree(Kind.PLAIN, 1_001, 300_000);
        agree(Kind.IRREGULAR, 1_002, 300_000);
        agree(Kind.INFORMED, 1_003, 200_000);
        agree(Kind.INFORMED_PSEUDO, 1_005, 200_000);
    }

    private static void agree(Kind kind, long stream, int trees) {
        for (int i = 0; i < trees; i++) {
            long seed = stream * 1_000_000_007L + i;
            Tree tree = SeededTrees.tree(seed, kind);
            int[] values = NaiveMinimax.values(tree, "f");
            Ranks ranking = new Ranks(tree, "f", false);
            Setup<TreePosition> setup = Setup.of(ranking.evaluator());
            if (kind.informed()) setup = setup.informedBy(ranking);
            int first = NaiveMinimax.firstBestMove(tree, values);
            int expected = ranking.rank(Exact.of(values[0]));
            for (var entry : DEPTH_FIRST.entrySet()) {
                Result result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.NONE);
                boolean silent = kind.informed() && result.move() < 0; // bounds told the value, and no move was needed
                assertThat(result.value() == expected
                                && (silent || result.move() == first)
                                && isLine(tree, values, result))
                        .as(() -> entry.getKey() + " on seed " + seed + ", expected " + values[0] + " by " + first
                                + ": " + result)
                        .isTrue();
            }
            for (var entry : BEST_FIRST.entrySet()) {
                Result result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.NONE);
                boolean silent = kind.informed() || tree.isLeaf(0);
                assertThat(result.value() == expected && (silent || result.move() >= 0) && isLine(tree, values, result))
                        .as(() -> entry.getKey() + " on seed " + seed + ", expected " + values[0] + ": " + result)
                        .isTrue();
            }
        }
    }

    /** Whether every node on the line has the value of the root, which is exact, and the line begins with the move. */
    private static boolean isLine(Tree tree, int[] values, Result result) {
        List<Integer> line = result.line();
        if ((line.isEmpty() ? Position.NO_MOVE : line.get(0)) != result.move()) return false;
        int node = 0;
        for (int move : line) {
            node = tree.child(node, move);
            if (values[node] != values[0]) return false;
        }
        return result.bound() == Bound.EXACT;
    }

    @Test
    void linesOfDepthFirstSearchesReachALeaf() {
        for (int seed = 0; seed < Thoroughness.of(3_000); seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.PLAIN);
            Ranks ranking = new Ranks(tree, "f", false);
            for (Search<TreePosition> search : List.<Search<TreePosition>>of(
                    new Minimax<>(ranking.evaluator()),
                    new AlphaBeta<>(ranking.evaluator()),
                    new Pvs<>(ranking.evaluator()))) {
                int node = 0;
                for (int move : search.search(tree.start(), 0, Limits.NONE).line()) node = tree.child(node, move);
                assertThat(tree.isLeaf(node)).as("seed " + seed).isTrue();
            }
        }
    }

    @Test
    void withAHorizon() {
        for (int seed = 0; seed < Thoroughness.of(10_000); seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.IRREGULAR);
            int depth = seed % 5;
            int[] values = NaiveMinimax.values(tree, "f", depth);
            int move = depth == 0 ? -1 : NaiveMinimax.firstBestMove(tree, values);
            Ranks ranking = new Ranks(tree, "f", false);
            Setup<TreePosition> setup = Setup.of(ranking.evaluator());
            for (var entry : DEPTH_FIRST.entrySet()) {
                Result result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.depth(depth));
                assertThat(ranking.number(result.value())).as(entry.getKey()).isEqualTo(Exact.of(values[0]));
                assertThat(result.move()).as(entry.getKey() + seed).isEqualTo(move);
            }
            for (var entry : BEST_FIRST.entrySet()) {
                Result result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.depth(depth));
                assertThat(ranking.number(result.value()))
                        .as(entry.getKey() + seed)
                        .isEqualTo(Exact.of(values[0]));
            }
        }
    }

    @Test
    void windowsHoldTheirPromise() {
        for (int seed = 0; seed < Thoroughness.of(20_000); seed++) {
            Kind kind = seed % 2 == 0 ? Kind.PLAIN : Kind.INFORMED_PSEUDO;
            Tree tree = SeededTrees.tree(seed, kind);
            Random random = new Random(seed);
            int a = random.nextInt(13) - 6;
            Exact alpha = Exact.of(a);
            Exact beta = Exact.of(a + 1 + random.nextInt(4));
            Ranks ranking = new Ranks(tree, "f", false, alpha, beta);
            Setup<TreePosition> setup = Setup.of(ranking.evaluator()).within(ranking.rank(alpha), ranking.rank(beta));
            if (kind.informed()) setup = setup.informedBy(ranking);
            Exact value = Exact.of(NaiveMinimax.values(tree, "f")[0]);
            checkWindow(new AlphaBeta<>(setup), tree, ranking, alpha, beta, value, "alpha-beta " + seed);
            if (!kind.informed()) checkWindow(new Pvs<>(setup), tree, ranking, alpha, beta, value, "pvs " + seed);
            for (SelectionRule rule : SelectionRule.values()) {
                checkWindow(new Rsearch<>(setup, rule, MARKED), tree, ranking, alpha, beta, value, rule + " " + seed);
            }
            checkWindow(new Maxsearch<>(setup, MARKED), tree, ranking, alpha, beta, value, "maxsearch " + seed);
            checkWindow(new Minsearch<>(setup, MARKED), tree, ranking, alpha, beta, value, "minsearch " + seed);
        }
    }

    private static void checkWindow(
            Search<TreePosition> search, Tree tree, Ranks ranking, Exact alpha, Exact beta, Exact value, String what) {
        Result result = search.search(tree.start(), 0, Limits.NONE);
        Exact found = ranking.number(result.value());
        if (value.compareTo(alpha) <= 0) {
            assertThat(result.bound()).as(what).isEqualTo(Bound.UPPER);
            assertThat(found).as(what).isBetween(value, alpha);
        } else if (value.compareTo(beta) >= 0) {
            assertThat(result.bound()).as(what).isEqualTo(Bound.LOWER);
            assertThat(found).as(what).isBetween(beta, value);
        } else {
            assertThat(result.bound()).as(what).isEqualTo(Bound.EXACT);
            assertThat(found).as(what).isEqualTo(value);
        }
    }

    @Test
    void prunedSearchesNeverVisitMoreThanMinimax() {
        for (int seed = 0; seed < Thoroughness.of(5_000); seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.PLAIN);
            Ranks ranking = new Ranks(tree, "f", false);
            for (var entry : BEST_FIRST.entrySet()) {
                Visits<TreePosition> visits = new Visits<>();
                entry.getValue()
                        .apply(Setup.of(ranking.evaluator()).watchedBy(visits))
                        .search(tree.start(), 0, Limits.NONE);
                assertThat(visits.sequence()).as(entry.getKey() + seed).doesNotHaveDuplicates();
            }
        }
    }
}
