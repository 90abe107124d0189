package org.outwit.web.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class FairQueueTest {

    /** What is said of the queue, in the plainest way: a row of visitors, and the first who may begins. */
    private static final class NaiveQueue {

        private final int atOnce;
        private final int forEach;
        private final List<String> row = new ArrayList<>();
        private final Map<String, Deque<Integer>> tasks = new HashMap<>();
        private final List<String> running = new ArrayList<>();
        private final List<Integer> begun = new ArrayList<>();

        NaiveQueue(int atOnce, int forEach) {
            this.atOnce = atOnce;
            this.forEach = forEach;
        }

        void add(String visitor, int task) {
            if (!row.contains(visitor)) row.add(visitor);
            tasks.computeIfAbsent(visitor, each -> new ArrayDeque<>()).add(task);
            begin();
        }

        void remove(String visitor, int task) {
            tasks.get(visitor).remove(task);
            if (tasks.get(visitor).isEmpty()) row.remove(visitor);
        }

        void end(String visitor) {
            running.remove(visitor);
            begin();
        }

        private void begin() {
            for (int at = 0; at < row.size() && running.size() < atOnce; at++) {
                String visitor = row.get(at);
                if (running.stream().filter(visitor::equals).count() >= forEach) continue;
                row.remove(visitor);
                begun.add(tasks.get(visitor).remove());
                running.add(visitor);
                if (!tasks.get(visitor).isEmpty()) row.add(visitor);
                at = -1;
            }
        }
    }

    @Test
    void agreesWithTheNaiveQueueInRandomOrders() {
        for (int seed = 0; seed < 1000; seed++) {
            Random random = new Random(seed);
            int atOnce = 1 + random.nextInt(4);
            int forEach = 1 + random.nextInt(2);
            Deque<Runnable> threads = new ArrayDeque<>(); // each is a task that has begun and has not ended
            FairQueue queue = new FairQueue(threads::add, atOnce, forEach);
            NaiveQueue naive = new NaiveQueue(atOnce, forEach);
            List<Integer> done = new ArrayList<>();
            Map<Integer, Runnable> tasks = new HashMap<>();
            Map<Integer, String> whose = new HashMap<>();
            for (int step = 0; step < 60; step++) {
                int number = step;
                int kind = random.nextInt(5);
                if (kind < 2) {
                    String visitor = "visitor " + random.nextInt(4);
                    tasks.put(number, () -> done.add(number));
                    whose.put(number, visitor);
                    queue.add(visitor, tasks.get(number));
                    naive.add(visitor, number);
                } else if (kind == 2 && !tasks.isEmpty()) {
                    int some = new ArrayList<>(tasks.keySet()).get(random.nextInt(tasks.size()));
                    boolean waits = !naive.begun.contains(some);
                    assertThat(queue.remove(whose.get(some), tasks.remove(some)))
                            .as("seed " + seed)
                            .isEqualTo(waits);
                    if (waits) naive.remove(whose.get(some), some);
                } else if (!threads.isEmpty()) {
                    threads.remove().run();
                    naive.end(whose.get(done.get(done.size() - 1)));
                }
                assertThat(queue.busy()).isEqualTo(naive.running.size());
                assertThat(queue.waiting())
                        .isEqualTo(naive.tasks.values().stream()
                                .mapToInt(Deque::size)
                                .sum());
            }
            while (!threads.isEmpty()) {
                threads.remove().run();
                naive.end(whose.get(done.get(done.size() - 1)));
            }
            assertThat(done).as("seed " + seed).isEqualTo(naive.begun);
            assertThat(queue.busy()).isZero();
            assertThat(queue.waiting()).isZero();
        }
    }

    @Test
    void whoWantsLittleDoesNotWaitForWhoWantsMuch() {
        Deque<Runnable> threads = new ArrayDeque<>();
        FairQueue queue = new FairQueue(threads::add, 1, 1);
        List<String> done = new ArrayList<>();
        for (int i = 0; i < 1000; i++) queue.add("much", () -> done.add("much"));
        queue.add("little", () -> done.add("little"));
        for (int i = 0; i < 3; i++) threads.remove().run();
        assertThat(done).containsExactly("much", "much", "little");
    }

    @Test
    void aTaskThatFailsLeavesItsPlace() {
        Deque<Runnable> threads = new ArrayDeque<>();
        FairQueue queue = new FairQueue(threads::add, 1, 1);
        queue.add("a", () -> {
            throw new IllegalStateException("on purpose");
        });
        queue.add("a", () -> {});
        try {
            threads.remove().run();
        } catch (IllegalStateException e) {
            assertThat(e).hasMessage("on purpose");
        }
        threads.remove().run();
        assertThat(queue.busy()).isZero();
    }

    @Test
    void whereThereIsNoThreadTheTaskWaitsOn() {
        Deque<Runnable> threads = new ArrayDeque<>();
        boolean[] closed = {true};
        FairQueue queue = new FairQueue(
                task -> {
                    if (closed[0]) throw new RejectedExecutionException();
                    threads.add(task);
                },
                1,
                1);
        List<Integer> done = new ArrayList<>();
        queue.add("a", () -> done.add(1));
        assertThat(queue.busy()).isZero();
        assertThat(queue.waiting()).isEqualTo(1);
        closed[0] = false;
        queue.add("a", () -> done.add(2));
        threads.remove().run();
        threads.remove().run();
        assertThat(done).containsExactly(1, 2);
    }
}
