package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.BigStack;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;

/** What all searches with chance nodes promise. */
class ExpectedSearchTest {

    @Test
    void limitsAreKeptAndTheRootIsLeftAsItWas() {
        DiceTree root = new DiceTree(3, 6);
        root.make(1);
        root.make(2);
        long key = root.key();
        ChanceSetup<DiceTree> setup = ChanceSetup.of(DiceTree.VALUE, 0, DiceTree.HIGHEST);
        for (ExpectedSearch<DiceTree> search :
                List.of(new Expectiminimax<>(setup), new Star1<>(setup), new Star2<>(setup))) {
            ExpectedResult whole = search.search(root, Limits.NONE);
            assertThat(whole.complete()).isTrue();
            for (long most = 1; most < whole.counts().nodes(); most += 1 + most / 3) {
                ExpectedResult result = search.search(root, Limits.NONE.withNodes(most));
                assertThat(result.reason()).isEqualTo(StopReason.NODES);
                assertThat(result.counts().nodes()).isEqualTo(most);
                assertThat(result.isKnown()).isFalse();
                assertThat(result.value()).isNaN();
                assertThat(root.key()).isEqualTo(key);
            }
            assertThat(search.search(root, Limits.NONE)).isEqualTo(whole);
            assertThat(search.search(root, Limits.depth(2)).complete()).isFalse();
            assertThat(search.search(root, Limits.depth(2)).depth()).isEqualTo(2);
        }
    }

    @Test
    void nodesAllocateNothing() {
        DiceTree root = new DiceTree(5, 6);
        DiceTree small = new DiceTree(5, 2);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ChanceSetup<DiceTree> setup = ChanceSetup.of(DiceTree.VALUE, 0, DiceTree.HIGHEST);
        for (ExpectedSearch<DiceTree> search :
                List.of(new Expectiminimax<>(setup), new Star1<>(setup), new Star2<>(setup))) {
            long most = Long.MAX_VALUE;
            for (int round = 0; round < 5; round++) {
                long before = threads.getCurrentThreadAllocatedBytes();
                search.search(small, 0, Limits.NONE);
                long between = threads.getCurrentThreadAllocatedBytes();
                search.search(root, 0, Limits.NONE);
                long after = threads.getCurrentThreadAllocatedBytes();
                most = Math.min(most, (after - between) - (between - before));
            }
            assertThat(most).isLessThan(1_000);
        }
    }

    @Test
    void chainsOfManyThousandPlies() {
        DiceTree root = new DiceTree(1, 10_000);
        DiceTree end = root.copy();
        for (int ply = 0; ply < 10_000; ply++) end.make(0);
        int value = DiceTree.VALUE.value(end, 0);
        ChanceSetup<DiceTree> setup = ChanceSetup.of(DiceTree.VALUE, 0, DiceTree.HIGHEST);
        for (ExpectedSearch<DiceTree> search :
                List.of(new Expectiminimax<>(setup), new Star1<>(setup), new Star2<>(setup))) {
            ExpectedResult result = BigStack.call(() -> search.search(root, 0, Limits.NONE));
            assertThat(result.value()).isCloseTo(value, within(1e-9));
            assertThat(result.move()).isZero();
        }
    }
}
