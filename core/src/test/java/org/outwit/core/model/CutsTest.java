package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

/** Searches that prune tell which window closed, and find the same whether anybody listens or not. */
class CutsTest {

    private static final class Ear implements SearchListener<RandomTreePosition> {

        private final List<Cut> cuts = new ArrayList<>();

        @Override
        public void enter(RandomTreePosition position, int alpha, int beta) {}

        @Override
        public void cut(RandomTreePosition position, Cut why) {
            assertThat(position.isOver()).isFalse();
            cuts.add(why);
        }
    }

    private interface Listening extends Function<SearchListener<RandomTreePosition>, Search<RandomTreePosition>> {}

    private static Map<String, Listening> searches(RandomTree tree) {
        List<Evaluator<RandomTreePosition>> functions =
                IntStream.of(2, 1, 0).mapToObj(tree::function).toList();
        Player<RandomTreePosition> player = Player.of(functions);
        SumBounds bounds = SumBounds.symmetric(3, 3);
        Map<String, Listening> searches = new LinkedHashMap<>();
        searches.put(
                "alpha-beta", ear -> new AlphaBeta<>(Setup.of(functions.get(0)).watchedBy(ear)));
        searches.put("simple pruning", ear -> new SimplePruning<>(player, ear));
        searches.put("next reply", ear -> new NextReply<>(player, ear));
        searches.put("αβ*", ear -> new AlphaBetaStar<>(player, bounds, ear));
        searches.put("one-pass αβ*", ear -> new OnePassAlphaBetaStar<>(player, bounds, ear));
        return searches;
    }

    @Test
    void everyCutIsAClosedWindow() {
        Map<String, Integer> heard = new LinkedHashMap<>();
        for (int seed = 0; seed < 60; seed++) {
            RandomTree tree = RandomTree.ragged(seed, 4, 6, 40).withFunctions(3, 3);
            searches(tree).forEach((name, search) -> {
                Ear ear = new Ear();
                assertThat(search.apply(ear).search(tree.start(), Limits.NONE))
                        .isEqualTo(search.apply(null).search(tree.start(), Limits.NONE));
                for (SearchListener.Cut cut : ear.cuts) {
                    assertThat(cut.alpha()).as(name).isGreaterThanOrEqualTo(cut.beta());
                    if (cut.hasSum()) assertThat(cut.level()).as(name).isPositive();
                }
                heard.merge(name, ear.cuts.size(), Integer::sum);
            });
        }
        assertThat(heard.values()).hasSize(5).allMatch(cuts -> cuts > 100);
    }

    @Test
    void exhaustiveSearchesCutNothing() {
        RandomTree tree = RandomTree.ragged(1, 4, 6, 40).withFunctions(3, 3);
        Player<RandomTreePosition> player =
                Player.of(IntStream.of(2, 1, 0).mapToObj(tree::function).toList());
        Ear ear = new Ear();
        new MStar<>(player, ear).search(tree.start(), Limits.NONE);
        new OnePass<>(player, ear).search(tree.start(), Limits.NONE);
        assertThat(ear.cuts).isEmpty();
    }
}
