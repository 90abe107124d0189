package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.search.Limits;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Maxn and its pruned forms return the vector and the move of the definition, on the same seeded trees. */
class VectorAgreementTest {

    @Test
    void wherePlayersTakeTurns() {
        agree(1, Thoroughness.of(30_000), true);
    }

    @Test
    void wherePlayersDoNotTakeTurns() {
        agree(2, Thoroughness.of(20_000), false);
    }

    @Test
    @Tag("long")
    void onAMillionTrees() {
        agree(3, 500_000, true);
        agree(4, 500_000, false);
    }

    private static Map<String, VectorSearch<TreePosition>> searches(
            VectorQuestion question, List<? extends SearchListener<TreePosition>> listeners) {
        int sum = question.sum();
        int least = question.least();
        Map<String, VectorSearch<TreePosition>> searches = new LinkedHashMap<>();
        searches.put("maxn", new MaxN<>(question.functions(), listeners.get(0)));
        searches.put("maxn-immediate", new ImmediatePruning<>(question.functions(), sum, least, listeners.get(1)));
        searches.put("maxn-shallow", new ShallowPruning<>(question.functions(), sum, least, listeners.get(2)));
        return searches;
    }

    private static void agree(long stream, int trees, boolean turns) {
        for (int i = 0; i < trees; i++) {
            long seed = stream * 1_000_003L + i;
            VectorQuestion question = VectorQuestion.seeded(seed, 4, turns);
            Tree tree = question.tree();
            int depth = i % 4 == 0 ? i / 4 % 5 : Integer.MAX_VALUE;
            NaiveMultiPlayer naive = new NaiveMultiPlayer(question);
            List<Integer> line = path(tree, naive.maxn(0, depth));
            List<Integer> values = values(naive, naive.maxn(0, depth), question.players());
            int move = line.isEmpty() ? -1 : line.get(0);
            List<Visits<TreePosition>> visits = List.of(new Visits<>(), new Visits<>(), new Visits<>());
            for (var entry : searches(question, visits).entrySet()) {
                VectorResult result = entry.getValue().search(tree.start(), Limits.depth(depth));
                String what = entry.getKey() + " on seed " + seed;
                assertThat(result.values()).as(what).isEqualTo(values);
                assertThat(result.move()).as(what).isEqualTo(move);
                assertThat(result.reason()).as(what).isEqualTo(StopReason.FINISHED);
                assertThat(result.line()).as(what).isEqualTo(line);
            }
            checkVisits(visits, seed);
        }
    }

    private static List<Integer> path(Tree tree, int leaf) {
        List<Integer> path = new ArrayList<>();
        for (int node = leaf; node > 0; node = tree.parent(node)) path.add(0, tree.place(node));
        return path;
    }

    private static List<Integer> values(NaiveMultiPlayer naive, int leaf, int players) {
        return IntStream.range(0, players)
                .mapToObj(j -> naive.statically(leaf, j))
                .toList();
    }

    /** Each search visits no more than the one before it, and nothing twice. */
    private static void checkVisits(List<Visits<TreePosition>> visits, long seed) {
        Set<Long> allowed = visits.get(0).set();
        for (Visits<TreePosition> some : visits) {
            Set<Long> set = some.set();
            assertThat(some.sequence().size()).as("seed " + seed).isEqualTo(set.size());
            assertThat(allowed.containsAll(set)).as("seed " + seed).isTrue();
            allowed = set;
        }
    }
}
