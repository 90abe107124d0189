package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.search.BigStack;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/** What all searches for many players promise. */
class ManyPlayersTest {

    private static Map<String, Search<TurnTree>> searches(int players) {
        List<Evaluator<TurnTree>> functions = TurnTree.functions(players);
        int sum = players * TurnTree.MOST;
        Map<String, Search<TurnTree>> searches = new LinkedHashMap<>();
        searches.put("maxn", new MaxN<>(functions).seen());
        searches.put("maxn-immediate", new ImmediatePruning<>(functions, sum, 0).seen());
        searches.put("maxn-shallow", new ShallowPruning<>(functions, sum, 0).seen());
        searches.put("paranoid", new Paranoid<>(functions));
        searches.put("best-reply", new BestReply<>(functions));
        searches.put("m*-multi", new MStarMulti<>(MultiPlayer.knowingAll(functions, 0)));
        return searches;
    }

    @Test
    void nodesAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        TurnTree small = new TurnTree(3, 4, 1);
        TurnTree large = new TurnTree(3, 4, 6);
        for (var entry : searches(3).entrySet()) {
            long most = Long.MAX_VALUE;
            for (int round = 0; round < 5; round++) {
                long before = threads.getCurrentThreadAllocatedBytes();
                entry.getValue().search(small, 0, Limits.NONE);
                long between = threads.getCurrentThreadAllocatedBytes();
                entry.getValue().search(large, 0, Limits.NONE);
                long after = threads.getCurrentThreadAllocatedBytes();
                most = Math.min(most, (after - between) - (between - before));
            }
            assertThat(most).as(entry.getKey()).isLessThan(1_000);
        }
    }

    @Test
    void nodesAreLimitedAndTheRootIsLeftAsItWas() {
        TurnTree root = new TurnTree(3, 3, 6);
        root.make(1);
        root.make(2);
        root.make(0);
        long key = root.key();
        for (var entry : searches(3).entrySet()) {
            Result whole = entry.getValue().search(root, 0, Limits.NONE);
            for (long most = 1; most < whole.counts().nodes(); most += 1 + most / 3) {
                Result result = entry.getValue().search(root, 0, Limits.NONE.withNodes(most));
                assertThat(result.reason()).as(entry.getKey()).isEqualTo(StopReason.NODES);
                assertThat(result.counts().nodes()).as(entry.getKey()).isEqualTo(most);
                assertThat(result.isKnown()).as(entry.getKey()).isFalse();
                assertThat(root.key()).as(entry.getKey()).isEqualTo(key);
            }
            assertThat(entry.getValue().search(root, 0, Limits.NONE))
                    .as(entry.getKey())
                    .isEqualTo(whole);
        }
    }

    /** M* asks again at each ply what the others would do, so such depths are not for it. */
    @Test
    void chainsOfManyThousandPlies() {
        TurnTree root = new TurnTree(4, 1, 10_000);
        TurnTree end = root.copy();
        for (int ply = 0; ply < 10_000; ply++) end.make(0);
        for (var entry : searches(4).entrySet()) {
            if (entry.getKey().equals("m*-multi")) continue;
            Result result = BigStack.call(() -> entry.getValue().search(root, 2, Limits.NONE));
            assertThat(result.value()).as(entry.getKey()).isEqualTo(end.payoff(2));
            assertThat(result.line()).as(entry.getKey()).hasSize(10_000);
        }
    }
}
