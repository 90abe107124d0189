package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
            int index = random.nextInt(TableEntry.NO_INDEX + 1);
            boolean complete = random.nextBoolean();
            table.putDeep(key, value, bound, depth, complete, index);
            long entry = table.find(key);
            assertThat(List.of(
                            TableEntry.value(entry),
                            TableEntry.bound(entry),
                            TableEntry.depth(entry),
                            TableEntry.isComplete(entry),
                            TableEntry.index(entry)))
                    .isEqualTo(List.of(value, bound, depth, complete, index));
        }
    }

    @Test
    void knowsNothingOfStrangers() {
        Random random = new Random(2);
        for (int i = 0; i < 100_000; i++) table.put(random.nextLong(), 1, TableEntry.EXACT, 3, false, 0);
        Random others = new Random(3);
        for (int i = 0; i < 100_000; i++)
            assertThat(table.find(others.nextLong())).isEqualTo(TranspositionTable.UNKNOWN);
    }

    /** What is complete grows old like anything else: it is found again when it is needed. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void keepsTheDeepestUntilItIsOld(boolean complete) {
        TranspositionTable small = new TranspositionTable(1);
        int entries = (1 << 13) / 2;
        small.put(0, 7, TableEntry.EXACT, 20, complete, 1);
        for (long key = 1; key < 4L * entries; key++) small.put(key, 1, TableEntry.EXACT, 2, false, 0);
        assertThat(TableEntry.value(small.find(0))).isEqualTo(7);
        for (int search = 0; search < 10; search++) small.nextSearch();
        for (long key = 1; key < 4L * entries; key++) small.put(-key, 1, TableEntry.EXACT, 2, false, 0);
        assertThat(small.find(0)).isEqualTo(TranspositionTable.UNKNOWN);
        assertThat(small.permill()).isGreaterThan(900);
        small.clear();
        assertThat(small.permill()).isZero();
    }

    /** A shallower search of the same position does not take the place of a deeper one until that is old. */
    @Test
    void deeperEntriesOfOnePositionAreProtected() {
        table.put(5, 7, TableEntry.LOWER, 9, false, 1);
        table.put(5, 1, TableEntry.EXACT, 8, false, 2);
        assertThat(TableEntry.depth(table.find(5))).isEqualTo(9);
        table.put(5, 2, TableEntry.UPPER, 9, false, 3);
        assertThat(TableEntry.value(table.find(5))).isEqualTo(2);
        table.nextSearch();
        table.put(5, 3, TableEntry.EXACT, 4, false, 4); // refused, and the deeper one is young again
        table.nextSearch();
        table.put(5, 3, TableEntry.EXACT, 4, false, 4);
        assertThat(TableEntry.depth(table.find(5))).isEqualTo(9);
        table.nextSearch();
        table.nextSearch();
        table.put(5, 3, TableEntry.EXACT, 4, false, 4);
        assertThat(TableEntry.depth(table.find(5))).isEqualTo(4);
    }

    @Test
    void whatIsCompleteHoldsForWhoeverLooksAsFar() {
        table.put(1, 7, TableEntry.EXACT, 5, true, 0);
        table.put(2, 7, TableEntry.EXACT, 5, false, 0);
        long complete = table.find(1);
        long cutOff = table.find(2);
        assertThat(TableEntry.reaches(complete, 6, false)).isTrue();
        assertThat(TableEntry.reaches(complete, 4, false)).isFalse();
        assertThat(TableEntry.reaches(complete, 4, true)).isTrue();
        assertThat(TableEntry.reaches(cutOff, 6, true)).isFalse();
        assertThat(TableEntry.reaches(cutOff, 5, false)).isTrue();
        assertThat(TableEntry.reaches(cutOff, 4, false)).isFalse();
        assertThat(TableEntry.reaches(cutOff, 4, true)).isTrue();
    }

    /** Just before the horizon only the small part is asked, which has the newest of everything. */
    @Test
    void theSmallPartLiesInFront() {
        Random random = new Random(4);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong();
            table.put(key, i, TableEntry.LOWER, 1, true, 5);
            long entry = table.find(key, 1);
            assertThat(List.of(
                            TableEntry.value(entry),
                            TableEntry.bound(entry),
                            TableEntry.isComplete(entry),
                            TableEntry.index(entry)))
                    .isEqualTo(List.of(i, TableEntry.LOWER, true, 5));
            assertThat(table.find(key, 2)).isEqualTo(entry);
            table.put(key, -i, TableEntry.EXACT, 2, false, 6);
            assertThat(TableEntry.value(table.find(key, 1))).isEqualTo(-i);
            table.put(key, i, TableEntry.UPPER, 1, false, 7);
            assertThat(TableEntry.value(table.find(key, 1))).isEqualTo(i);
            assertThat(TableEntry.value(table.find(key, 2))).isEqualTo(-i);
        }
        for (int i = 0; i < 10_000; i++)
            assertThat(table.find(random.nextLong(), 1)).isEqualTo(TranspositionTable.UNKNOWN);
        table.clear();
        Random again = new Random(4);
        for (int i = 0; i < 10_000; i++)
            assertThat(table.find(again.nextLong(), 1)).isEqualTo(TranspositionTable.UNKNOWN);
    }

    /** However deep the search was, and also where the entry itself is not replaced; what is too large is judged again. */
    @Test
    void judgementsAreKeptBesideTheEntries() {
        Random random = new Random(5);
        int most = (1 << 21) - 1;
        for (int i = 0; i < 100_000; i++) {
            long key = random.nextLong();
            int judged = i < 3 ? (i - 1) * most : random.nextInt(2 * most + 1) - most;
            int depth = random.nextInt(4);
            table.put(key, i, TableEntry.LOWER, depth, false, 5, judged);
            assertThat(table.judged(key, depth)).isEqualTo(judged);
            assertThat(TableEntry.value(table.find(key, depth))).isEqualTo(i);
            if (depth < 2) continue;
            table.put(key, -i, TableEntry.EXACT, depth + i % 2, false, 6);
            assertThat(table.judged(key, 9)).isEqualTo(judged);
            table.put(key, -i, TableEntry.EXACT, depth + i % 2, false, 6, most - Math.abs(judged) % 2);
            assertThat(table.judged(key, 9)).isEqualTo(most - Math.abs(judged) % 2);
        }
        for (int tooLarge : List.of(most + 1, -most - 1, Value.INFINITY - 1, 1 - Value.INFINITY)) {
            table.put(7, 0, TableEntry.EXACT, 3, false, 0, tooLarge);
            assertThat(table.judged(7, 3)).isEqualTo(TableEntry.UNJUDGED);
        }
        for (int depth = 0; depth < 3; depth++) {
            TranspositionTable empty = new TranspositionTable(1);
            assertThat(empty.judged(0, depth)).isEqualTo(TableEntry.UNJUDGED);
            assertThat(empty.judged(random.nextLong(), depth)).isEqualTo(TableEntry.UNJUDGED);
        }
    }

    /** What lies beyond the horizon drives out nothing that is known before it, but tells it how the position was judged. */
    @Test
    void beyondTheHorizonIsAPartOfItsOwn() {
        table.put(3, 7, TableEntry.EXACT, 1, false, 4);
        table.put(3, 8, TableEntry.LOWER, 0, false, TableEntry.NO_INDEX, 9);
        assertThat(TableEntry.value(table.find(3, 1))).isEqualTo(7);
        assertThat(TableEntry.value(table.find(3, 0))).isEqualTo(8);
        assertThat(table.judged(3, 1)).isEqualTo(9);
        assertThat(table.judged(3, 5)).isEqualTo(9);
        table.put(4, 7, TableEntry.EXACT, 1, false, 4, 6);
        assertThat(table.find(4, 0)).isEqualTo(TranspositionTable.UNKNOWN);
        table.clear();
        assertThat(table.find(3, 0)).isEqualTo(TranspositionTable.UNKNOWN);
    }

    @Test
    void contextsDiffer() {
        assertThat(table.context("a")).isEqualTo(table.context("a")).isNotEqualTo(table.context("b"));
    }

    /** However many functions ask, the table keeps few of them alive, and takes none for another. */
    @Test
    void contextsDoNotGrowForEver() {
        Set<Long> numbers = new HashSet<>();
        WeakReference<Object> first = new WeakReference<>(new Object());
        table.context(List.of(first.get()));
        long often = table.context("often");
        for (int i = 0; i < 10_000; i++) {
            assertThat(numbers.add(table.context(List.of("function", i)))).isTrue();
            assertThat(table.context("often")).isEqualTo(often);
        }
        assertThat(numbers).doesNotContain(often);
        for (int i = 0; i < 50 && first.get() != null; i++) System.gc();
        assertThat(first.get()).isNull();
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
                        if (entry != TranspositionTable.UNKNOWN && TableEntry.value(entry) != key)
                            wrong.incrementAndGet();
                        int plies = random.nextInt(20);
                        shared.put(key, key, TableEntry.EXACT, plies, false, 0);
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
