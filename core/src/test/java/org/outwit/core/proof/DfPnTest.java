package org.outwit.core.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;

class DfPnTest {

    private static List<Search<LoopGraph>> searches() {
        return List.of(
                new ProofNumberSearch<>(LoopGraph.VALUE),
                new DfPn<>(LoopGraph.VALUE),
                new DfPn<>(Setup.of(LoopGraph.VALUE), 16));
    }

    /** Where positions come back, backward induction says what they are worth. */
    @Test
    void positionsThatComeBackAreWorthADraw() {
        for (int seed = 0; seed < Thoroughness.of(5_000); seed++) {
            LoopGraph graph = LoopGraph.seeded(seed);
            int[] solution = graph.solution();
            Search<LoopGraph> search = new DfPn<>(Setup.of(LoopGraph.VALUE), seed % 2 == 0 ? 1 << 8 : 1 << 14);
            for (int start = 0; start < Math.min(4, graph.nodes()); start++) {
                LoopGraph root = graph.at(start);
                Result result = search.search(root, 0, Limits.NONE.withNodes(2_000_000));
                String what = "seed " + seed + " from " + start + ": " + result;
                assertThat(result.value()).as(what).isEqualTo(solution[start]);
                assertThat(result.bound()).as(what).isEqualTo(Bound.EXACT);
                if (!root.isOver()) assertThat(solution[result.move()]).as(what).isEqualTo(solution[start]);
            }
        }
    }

    /** In a tree each position has one history, so this search has no trouble, and the larger a graph the larger its tree. */
    @Test
    void proofNumberSearchAgrees() {
        for (int seed = 0; seed < Thoroughness.of(2_000); seed++) {
            LoopGraph graph = LoopGraph.seeded(seed);
            Result result =
                    new ProofNumberSearch<>(LoopGraph.VALUE).search(graph.at(0), 0, Limits.NONE.withNodes(200_000));
            if (result.bound() != Bound.EXACT) continue;
            assertThat(result.value()).as("seed " + seed).isEqualTo(graph.solution()[0]);
        }
    }

    /**
     * The trap of the graph-history interaction. Min goes from 0 to 1 or 2. At 1 max can win at once by 4, or go to 3, which leads back to 1.
     * At 2 there is only 3. A search that comes to 3 by 1 first and keeps "3 leads back, so it is no win" calls 2 no win, too, although
     * the way from there is 3, 1, 4.
     */
    @Test
    void whatRestsOnTheWayIsNotKept() {
        int[][] arrows = {{1, 2}, {3, 4}, {3}, {1}, {}};
        int[] owners = {1, 0, 0, 0, 0};
        int[] values = {0, 0, 0, 0, 2};
        LoopGraph graph = LoopGraph.of(arrows, owners, values);
        assertThat(graph.solution()).containsOnly(2);
        for (int start = 0; start < graph.nodes(); start++) {
            for (Search<LoopGraph> search : searches()) {
                assertThat(search.search(graph.at(start), 0, Limits.NONE).value())
                        .as("from " + start)
                        .isEqualTo(2);
            }
        }
    }
}
