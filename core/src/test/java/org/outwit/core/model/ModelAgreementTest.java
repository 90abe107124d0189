package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.TreePosition;

/** Every model search returns the value and the move of the definition, on the same seeded trees. */
class ModelAgreementTest {

    @Test
    void onAlternatingTrees() {
        agree(1, Thoroughness.of(40_000), true);
    }

    @Test
    void whereSidesDoNotAlternate() {
        agree(2, Thoroughness.of(20_000), false);
    }

    @Test
    @Tag("long")
    void onAMillionTrees() {
        agree(3, 800_000, true);
        agree(4, 200_000, false);
    }

    private static void agree(long stream, int trees, boolean alternating) {
        for (int i = 0; i < trees; i++) {
            long seed = stream * 1_000_003L + i;
            ModelQuestion question = ModelQuestion.seeded(seed, 4, 7, alternating);
            NaiveModels naive = new NaiveModels(question.tree(), question.names());
            int value = naive.value(0, 0, question.depth());
            boolean leaf = question.depth() == 0 || question.tree().isLeaf(0);
            int move = leaf ? -1 : naive.choice(0, 0, question.depth());
            for (Map.Entry<String, Search<TreePosition>> entry :
                    searches(question, alternating).entrySet()) {
                Result result = entry.getValue().search(question.tree().start(), Limits.depth(question.depth()));
                check(result, value, move, entry.getKey(), seed);
            }
        }
    }

    private static void check(Result result, int value, int move, String search, long seed) {
        assertThat(result.value() == value && result.move() == move)
                .as(() -> search + " on seed " + seed + ", expected " + value + " by " + move + ": " + result)
                .isTrue();
    }

    private static Map<String, Search<TreePosition>> searches(ModelQuestion question, boolean alternating) {
        Player<TreePosition> player = question.player();
        Map<String, Search<TreePosition>> searches = new LinkedHashMap<>();
        searches.put("m*", new MStar<>(player));
        searches.put("m*-one-pass", new OnePass<>(player));
        searches.put("m*-one-pass, depths", new OnePassDepths<>(player));
        searches.put("simple-pruning", new SimplePruning<>(player));
        searches.put("alpha-beta*, unknown", new AlphaBetaStar<>(player, SumBounds.unknown()));
        if (alternating) {
            searches.put("alpha-beta*", new AlphaBetaStar<>(player, question.sumBounds()));
            for (OnePassAlphaBetaStar.Rule rule : OnePassAlphaBetaStar.Rule.values()) {
                searches.put(
                        "alpha-beta*-one-pass, " + rule,
                        new OnePassAlphaBetaStar<>(player, question.sumBounds(), rule, null));
            }
            searches.put("alpha-beta*-one-pass, unknown", new OnePassAlphaBetaStar<>(player, SumBounds.unknown()));
        }
        return searches;
    }

    @Test
    void withPlayersWhoLookToDifferentDepths() {
        for (long seed = 0; seed < Thoroughness.of(15_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 6, seed % 2 == 0);
            Random random = new Random(seed);
            int[] depths = new int[question.levels()];
            Player<TreePosition> player = null;
            for (int k = depths.length - 1; k >= 0; k--) {
                depths[k] = 1 + random.nextInt(6);
                player = new Player<>(question.functions().get(k), depths[k], 0, player);
            }
            NaiveModels naive = new NaiveModels(question.tree(), question.names(), depths);
            int depth = depths[0];
            int value = naive.value(0, 0, depth);
            int move = question.tree().isLeaf(0) ? -1 : naive.choice(0, 0, depth);
            for (Search<TreePosition> search : List.<Search<TreePosition>>of(
                    new MStar<>(player), new OnePassDepths<>(player), new SimplePruning<>(player))) {
                Result result = search.search(question.tree().start(), Limits.NONE);
                check(result, value, move, search.getClass().getSimpleName(), seed);
            }
        }
    }
}
