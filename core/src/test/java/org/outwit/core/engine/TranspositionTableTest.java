package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;

class TranspositionTableTest {

    private final TranspositionTable table = new TranspositionTable(1 << 20);

    @Test
    void givesBackWhatWasPut() {
        Random random = new Random(1);
        for (int i = 0; i < 100_000; i++) {
            long key = random.nextLong();
            int value = random.nextInt(2 * Value.INFINITY + 1) - Value.INFINITY;
            int bound = 1 + random.nextInt(3);
            int depth = random.nextInt(256);
            int index = random.nextInt(TranspositionTable.NO_INDEX + 1);
            table.put(key, value, bound, depth, index);
            long entry = table.find(key);
            assertThat(List.of(
                            TranspositionTable.value(entry),
                            TranspositionTable.bound(entry),
                            TranspositionTable.depth(entry),
                            TranspositionTable.index(entry)))
                    .isEqualTo(List.of(value, bound, depth, index));
        }
    }

    @Test
    void knowsNothingOfStrangers() {
        Random random = new Random(2);
        for (int i = 0; i < 100_000; i++) table.put(random.nextLong(), 1, TranspositionTable.EXACT, 3, 0);
        Random others = new Random(3);
        for (int i = 0; i < 100_000; i++)
            assertThat(table.find(others.nextLong())).isEqualTo(TranspositionTable.UNKNOWN);
    }

    @Test
    void keepsTheDeepestUntilItIsOld() {
        TranspositionTable small = new TranspositionTable(1);
        int entries = (1 << 13) / 2;
        small.put(0, 7, TranspositionTable.EXACT, 20, 1);
        for (long key = 1; key < 4L * entries; key++) small.put(key, 1, TranspositionTable.EXACT, 2, 0);
        assertThat(TranspositionTable.value(small.find(0))).isEqualTo(7);
        for (int search = 0; search < 10; search++) small.nextSearch();
        for (long key = 1; key < 4L * entries; key++) small.put(-key, 1, TranspositionTable.EXACT, 2, 0);
        assertThat(small.find(0)).isEqualTo(TranspositionTable.UNKNOWN);
        assertThat(small.permill()).isGreaterThan(900);
        small.clear();
        assertThat(small.permill()).isZero();
    }

    /** Just before the horizon only the small part is asked, which has the newest of everything. */
    @Test
    void theSmallPartLiesInFront() {
        Random random = new Random(4);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong();
            table.put(key, i, TranspositionTable.LOWER, TranspositionTable.COMPLETE, 5, 1);
            long entry = table.find(key, 1);
            assertThat(List.of(
                            TranspositionTable.value(entry),
                            TranspositionTable.bound(entry),
                            TranspositionTable.depth(entry),
                            TranspositionTable.index(entry)))
                    .isEqualTo(List.of(i, TranspositionTable.LOWER, TranspositionTable.COMPLETE, 5));
            assertThat(table.find(key, 2)).isEqualTo(entry);
            table.put(key, -i, TranspositionTable.EXACT, 2, 6, 2);
            assertThat(TranspositionTable.value(table.find(key, 1))).isEqualTo(-i);
            table.put(key, i, TranspositionTable.UPPER, 1, 7, 1);
            assertThat(TranspositionTable.value(table.find(key, 1))).isEqualTo(i);
            assertThat(TranspositionTable.value(table.find(key, 2))).isEqualTo(-i);
        }
        for (int i = 0; i < 10_000; i++)
            assertThat(table.find(random.nextLong(), 1)).isEqualTo(TranspositionTable.UNKNOWN);
        table.clear();
        Random again = new Random(4);
        for (int i = 0; i < 10_000; i++)
            assertThat(table.find(again.nextLong(), 1)).isEqualTo(TranspositionTable.UNKNOWN);
    }

    @Test
    void contextsDiffer() {
        assertThat(table.context("a")).isEqualTo(table.context("a")).isNotEqualTo(table.context("b"));
    }

    /** Every entry carries its own key in its value, so a mixture of two would be found out. */
    @Test
    void threadsNeverReadAMixture() throws InterruptedException {
        TranspositionTable shared = new TranspositionTable(1);
        AtomicLong wrong = new AtomicLong();
        List<Thread> threads = IntStream.range(0, 4)
                .mapToObj(seed -> new Thread(() -> {
                    Random random = new Random(seed);
                    for (int i = 0; i < 500_000; i++) {
                        int key = random.nextInt(20_000);
                        long entry = shared.find(key);
                        if (entry != TranspositionTable.UNKNOWN && TranspositionTable.value(entry) != key)
                            wrong.incrementAndGet();
                        int plies = random.nextInt(20);
                        shared.put(key, key, TranspositionTable.EXACT, plies, 0, plies);
                    }
                }))
                .toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) thread.join();
        assertThat(wrong).hasValue(0);
    }

    @Test
    void refusesWhatCannotBe() {
        assertThatThrownBy(() -> TranspositionTable.ofMegabytes(0))
                .hasMessage("The table (0 MB) must have 1 MB or more.");
    }
}
