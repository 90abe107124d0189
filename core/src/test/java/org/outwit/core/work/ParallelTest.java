package org.outwit.core.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class ParallelTest {

    private static final List<Integer> NUMBERS =
            IntStream.range(0, 1000).boxed().toList();

    private static final List<Integer> SQUARES =
            NUMBERS.stream().map(number -> number * number).toList();

    @Test
    void resultsComeInOrderOnAnyNumberOfThreads() {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            for (Parallel each : List.of(Parallel.ALONE, new Parallel(pool, 2), new Parallel(pool, 8))) {
                assertThat(each.map(NUMBERS, ProgressMonitor.NONE, number -> number * number))
                        .isEqualTo(SQUARES);
            }
            assertThat(new Parallel(pool, 4).map(List.of(), ProgressMonitor.NONE, number -> number))
                    .isEmpty();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void threadsWorkAtTheSameTime() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CyclicBarrier both = new CyclicBarrier(2); // passed only by two at once
        try {
            Set<Thread> seen = ConcurrentHashMap.newKeySet();
            new Parallel(pool, 2).map(List.of(1, 2), ProgressMonitor.NONE, number -> {
                seen.add(Thread.currentThread());
                try {
                    return both.await();
                } catch (Exception e) {
                    throw new AssertionError(e);
                }
            });
            assertThat(seen).hasSize(2).contains(Thread.currentThread());
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void whoAsksDoesItAllWhereNobodyHelps() {
        Parallel lazy = new Parallel(task -> {}, 4);
        assertThat(lazy.map(NUMBERS, ProgressMonitor.NONE, number -> number * number))
                .isEqualTo(SQUARES);
        Parallel closed = new Parallel(
                task -> {
                    throw new RejectedExecutionException("closed");
                },
                4);
        assertThat(closed.map(NUMBERS, ProgressMonitor.NONE, number -> number * number))
                .isEqualTo(SQUARES);
    }

    @Test
    void eachThreadHasItsOwn() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger made = new AtomicInteger();
        try {
            List<Integer> results = new Parallel(pool, 3)
                    .map(NUMBERS, ProgressMonitor.NONE, () -> new int[] {made.incrementAndGet(), 0}, (own, number) -> {
                        own[1] = number; // would be another's if rows were shared
                        Thread.yield();
                        return own[1];
                    });
            assertThat(results).isEqualTo(NUMBERS);
            assertThat(made.get()).isBetween(1, 3);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void theFirstFailureIsTheOneThatCounts() {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            for (int run = 0; run < 50; run++) {
                assertThatThrownBy(() -> new Parallel(pool, 4).map(NUMBERS, ProgressMonitor.NONE, number -> {
                            if (number >= 500) throw new IllegalStateException("at " + number);
                            return number;
                        }))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage("at 500");
            }
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void aStopEndsIt() {
        AtomicInteger done = new AtomicInteger();
        ProgressMonitor impatient = ProgressMonitor.stoppedBy(() -> done.get() == 10);
        assertThatThrownBy(() -> Parallel.ALONE.map(NUMBERS, impatient, number -> done.incrementAndGet()))
                .isInstanceOf(CancellationException.class);
        assertThat(done.get()).isEqualTo(10);
        assertThatThrownBy(() -> new Parallel(Runnable::run, 0)).hasMessageContaining("one or more");
    }
}
