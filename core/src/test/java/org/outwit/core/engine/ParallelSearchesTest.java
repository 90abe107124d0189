package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;

class ParallelSearchesTest {

    /** A busy executor that begins a task too late, or never, holds nobody up. */
    @Test
    void whatWasNotBegunIsNeverBegun() {
        List<Runnable> queue = new ArrayList<>();
        ChaseGame game = new ChaseGame(0);
        Engine<ChasePosition> engine =
                new Engine<>(game, game.evaluator(), new TranspositionTable(1)).onThreads(3, queue::add);
        int move = engine.search(game.start(), Limits.depth(5)).move();
        assertThat(move).isNotNegative();
        assertThat(queue).hasSize(2);
        AtomicInteger begun = new AtomicInteger();
        ParallelSearches helpers = new ParallelSearches();
        helpers.start(queue::add, begun::incrementAndGet);
        helpers.end();
        queue.forEach(Runnable::run);
        assertThat(begun).hasValue(0);
    }

    @Test
    void theEndWaitsForThoseThatRun() {
        ParallelSearches helpers = new ParallelSearches();
        AtomicInteger ended = new AtomicInteger();
        AtomicInteger begun = new AtomicInteger();
        helpers.start(task -> new Thread(task).start(), () -> {
            begun.incrementAndGet();
            while (!helpers.isDone()) Thread.onSpinWait();
            ended.incrementAndGet();
        });
        while (begun.get() == 0) Thread.onSpinWait();
        helpers.end();
        assertThat(ended).hasValue(1);
    }
}
