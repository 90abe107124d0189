package org.outwit.core.search;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** All searches on trees that are grown while they are searched: agreement, and the same nodes on every machine. */
class GrownTreesTest {

    @Test
    void onUniformTreesAllAgreeWithMinimax() {
        for (int seed = 0; seed < 60; seed++) agree(RandomTree.uniform(seed, 4, 6, seed % 2 == 0 ? 10_000 : 3));
    }

    @Test
    void onRaggedTreesAllAgreeWithMinimax() {
        for (int seed = 0; seed < 250; seed++) agree(RandomTree.ragged(seed, 5, 7, seed % 2 == 0 ? 1_000 : 4));
    }

    private static void agree(RandomTree tree) {
        Setup<RandomTreePosition> setup = Setup.of(tree.function(0));
        Result expected = new Minimax<>(setup).search(tree.start(), 0, Limits.NONE);
        for (var entry : TwoPlayerSearches.<RandomTreePosition>depthFirst().entrySet()) {
            String what = entry.getKey() + " on " + tree;
            Result result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.NONE);
            assertThat(result.value()).as(what).isEqualTo(expected.value());
            assertThat(result.move()).as(what).isEqualTo(expected.move());
        }
        for (var entry : TwoPlayerSearches.<RandomTreePosition>bestFirst().entrySet()) {
            String what = entry.getKey() + " on " + tree;
            Result result = entry.getValue().apply(setup).search(tree.start(), 0, Limits.NONE);
            assertThat(result.value()).as(what).isEqualTo(expected.value());
            RandomTreePosition child = tree.start();
            child.play(result.move());
            assertThat(new AlphaBeta<>(setup).search(child, 0, Limits.NONE).value())
                    .as(what)
                    .isEqualTo(expected.value());
        }
    }

    /** A change that moves one of these numbers changes what is searched, and says so in its message. */
    @Test
    void equalSeedsGiveEqualNodes() {
        Map<String, Long> nodes = new LinkedHashMap<>();
        for (var named : TwoPlayerSearches.<RandomTreePosition>all().entrySet()) {
            long sum = 0;
            for (int seed = 1; seed <= 5; seed++) {
                RandomTree tree = RandomTree.ragged(seed, 6, 7, 100);
                Search<RandomTreePosition> search = named.getValue().apply(Setup.of(tree.function(0)));
                sum += search.search(tree.start(), 0, Limits.NONE).counts().nodes();
            }
            nodes.put(named.getKey(), sum);
        }
        assertThat(nodes)
                .containsExactlyInAnyOrderEntriesOf(Map.ofEntries(
                        entry("minimax", 11_601L),
                        entry("alpha-beta", 1_282L),
                        entry("pvs", 1_542L),
                        entry("mtd-f", 754L),
                        entry("gsearch LEFTMOST", 1_282L),
                        entry("gsearch MAXSEARCH", 925L),
                        entry("gsearch MINSEARCH", 786L),
                        entry("gsearch H_STAR_STAR", 675L),
                        entry("rsearch LEFTMOST", 1_282L),
                        entry("rsearch MAXSEARCH", 1_295L),
                        entry("rsearch MINSEARCH", 927L),
                        entry("rsearch H_STAR_STAR", 1_007L),
                        entry("maxsearch", 925L),
                        entry("minsearch", 786L),
                        entry("sss*", 925L),
                        entry("sss-2", 925L),
                        entry("dual sss*", 786L),
                        entry("dual sss-2", 786L)));
    }

    @Test
    void aTreeIsSearchedAlikeWhetherGrownOrWrittenDown() {
        for (int seed = 0; seed < 10; seed++) {
            RandomTree grown = RandomTree.ragged(seed, 4, 6, 50);
            Tree written = grown.written();
            Ranks ranking = new Ranks(written, "f", false);
            for (String name : TwoPlayerSearches.all().keySet()) {
                if (name.equals("mtd-f")) continue; // its first guess is another number after ranking
                Result fromSeed = TwoPlayerSearches.<RandomTreePosition>all()
                        .get(name)
                        .apply(Setup.of(grown.function(0)))
                        .search(grown.start(), 0, Limits.NONE);
                Result fromWords = TwoPlayerSearches.<TreePosition>all()
                        .get(name)
                        .apply(Setup.of(ranking.evaluator()))
                        .search(written.start(), 0, Limits.NONE);
                assertThat(fromWords.counts()).as(name).isEqualTo(fromSeed.counts());
                assertThat(fromWords.line()).as(name).isEqualTo(fromSeed.line());
                assertThat(ranking.number(fromWords.value())).hasToString("" + fromSeed.value());
            }
        }
    }
}
