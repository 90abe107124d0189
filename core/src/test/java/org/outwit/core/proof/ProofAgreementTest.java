package org.outwit.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Bound;
import org.outwit.core.search.GridWalk;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Searches by proof numbers find the value of minimax and a move that reaches it, with tables large and tiny. */
class ProofAgreementTest {

    private static <P extends Position> Map<String, Function<Setup<P>, Search<P>>> searches() {
        Map<String, Function<Setup<P>, Search<P>>> searches = new LinkedHashMap<>();
        searches.put("pn", ProofNumberSearch::new);
        searches.put("df-pn", setup -> new DfPn<>(setup, 1 << 10));
        searches.put("df-pn with hardly a table", setup -> new DfPn<>(setup, 4));
        return searches;
    }

    @Test
    void onPlainTrees() {
        agree(Kind.PLAIN, 11, Thoroughness.of(6_000));
    }

    @Test
    void whereSidesDoNotAlternate() {
        agree(Kind.IRREGULAR, 12, Thoroughness.of(6_000));
    }

    private static void agree(Kind kind, long stream, int trees) {
        for (int i = 0; i < trees; i++) {
            long seed = stream * 1_000_000_007L + i;
            Tree tree = SeededTrees.tree(seed, kind);
            int depth = i % 3 == 0 ? i % 5 : Integer.MAX_VALUE;
            int[] values = NaiveMinimax.values(tree, "f", depth);
            for (var entry : ProofAgreementTest.<TreePosition>searches().entrySet()) {
                Search<TreePosition> search = entry.getValue().apply(Setup.of(whole(tree)));
                Result result = search.search(tree.start(), 0, Limits.depth(depth));
                String what = entry.getKey() + " on seed " + seed + ": " + result;
                assertThat(result.value()).as(what).isEqualTo(values[0]);
                assertThat(result.bound()).as(what).isEqualTo(Bound.EXACT);
                boolean leaf = tree.isLeaf(0) || depth == 0;
                assertThat(result.move() < 0).as(what).isEqualTo(leaf);
                if (!leaf)
                    assertThat(values[tree.child(0, result.move())]).as(what).isEqualTo(values[0]);
            }
        }
    }

    private static org.outwit.core.game.Evaluator<TreePosition> whole(Tree tree) {
        Ranks ranks = new Ranks(tree, "f", false);
        return (position, player) -> Integer.parseInt(
                ranks.number(ranks.evaluator().value(position, player)).toString());
    }

    @Test
    void aWindowWithoutWidthIsAQuestion() {
        for (int seed = 0; seed < Thoroughness.of(4_000); seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.IRREGULAR);
            int value = NaiveMinimax.values(tree, "f")[0];
            int gamma = new Random(seed).nextInt(9) - 4;
            for (var entry : ProofAgreementTest.<TreePosition>searches().entrySet()) {
                Result result = entry.getValue()
                        .apply(Setup.of(whole(tree)).within(gamma - 1, gamma))
                        .search(tree.start(), 0, Limits.NONE);
                String what = entry.getKey() + seed + result;
                if (value >= gamma) {
                    assertThat(result.bound()).as(what).isEqualTo(Bound.LOWER);
                    assertThat(result.value()).as(what).isBetween(gamma, value);
                } else {
                    assertThat(result.bound()).as(what).isEqualTo(Bound.UPPER);
                    assertThat(result.value()).as(what).isBetween(value, gamma - 1);
                }
            }
        }
    }

    @Test
    void windowsHoldTheirPromise() {
        for (int seed = 0; seed < Thoroughness.of(4_000); seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.PLAIN);
            int value = NaiveMinimax.values(tree, "f")[0];
            Random random = new Random(seed);
            int alpha = random.nextInt(13) - 6;
            int beta = alpha + 2 + random.nextInt(4);
            for (var entry : ProofAgreementTest.<TreePosition>searches().entrySet()) {
                Result result = entry.getValue()
                        .apply(Setup.of(whole(tree)).within(alpha, beta))
                        .search(tree.start(), 0, Limits.NONE);
                String what = entry.getKey() + seed + " (" + alpha + ", " + beta + ") " + value + ": " + result;
                Bound expected = value <= alpha ? Bound.UPPER : value >= beta ? Bound.LOWER : Bound.EXACT;
                assertThat(result.bound()).as(what).isEqualTo(expected);
                if (expected == Bound.UPPER) assertThat(result.value()).as(what).isBetween(value, alpha);
                else if (expected == Bound.LOWER)
                    assertThat(result.value()).as(what).isBetween(beta, value);
                else assertThat(result.value()).as(what).isEqualTo(value);
            }
        }
    }

    @Test
    void wherePathsMeet() {
        for (int seed = 0; seed < 300; seed++) {
            GridWalk root = new GridWalk(seed, 5, seed % 2 == 0);
            int depth = seed % 3 == 0 ? 4 : Integer.MAX_VALUE;
            int expected = new Minimax<>(GridWalk.VALUE)
                    .search(root, 0, Limits.depth(depth))
                    .value();
            for (var entry : ProofAgreementTest.<GridWalk>searches().entrySet()) {
                if (seed > 20 && !entry.getKey().equals("df-pn")) continue;
                Result result = entry.getValue().apply(Setup.of(GridWalk.VALUE)).search(root, 0, Limits.depth(depth));
                assertThat(result.value()).as(entry.getKey() + seed).isEqualTo(expected);
            }
        }
    }

    /** Wherever it is stopped: nothing, or a bound that is true. */
    @Test
    void stoppedItClaimsNoMoreThanItKnows() {
        for (int seed = 0; seed < 60; seed++) {
            GridWalk root = new GridWalk(seed, 4, true);
            int value =
                    new Minimax<>(GridWalk.VALUE).search(root, 0, Limits.NONE).value();
            for (var entry : ProofAgreementTest.<GridWalk>searches().entrySet()) {
                for (int nodes = 1; nodes < 300; nodes += 23) {
                    Result result = entry.getValue()
                            .apply(Setup.of(GridWalk.VALUE))
                            .search(root, 0, Limits.NONE.withNodes(nodes));
                    assertThat(result.counts().nodes()).isLessThanOrEqualTo(nodes);
                    if (result.reason() == StopReason.FINISHED)
                        assertThat(result.value()).isEqualTo(value);
                    if (result.bound() == Bound.LOWER)
                        assertThat(result.value()).isLessThanOrEqualTo(value);
                    if (result.bound() == Bound.UPPER)
                        assertThat(result.value()).isGreaterThanOrEqualTo(value);
                }
            }
        }
    }

    @Test
    void exactNumbersOfTheRanksAreFoundToo() {
        Tree tree = SeededTrees.tree(3, Kind.PLAIN);
        Ranks ranks = new Ranks(tree, "f", false);
        Result result = new DfPn<>(ranks.evaluator()).search(tree.start(), 0, Limits.NONE);
        assertThat(ranks.number(result.value())).isEqualTo(Exact.of(NaiveMinimax.values(tree, "f")[0]));
    }
}
