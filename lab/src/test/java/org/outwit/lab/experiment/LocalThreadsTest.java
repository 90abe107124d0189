package org.outwit.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.store.MemoryStore;
import org.outwit.learn.people.Populations;

class LocalThreadsTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final MemoryStore memory = new MemoryStore();
    private final Identity identity = new Identity();

    @AfterEach
    void end() {
        threads.shutdownNow();
    }

    /** A store that keeps measurements on other threads, and has room for {@code room} of them. */
    private ResultStore slow(int room) {
        AtomicInteger kept = new AtomicInteger();
        return new ForwardingStore(memory) {
            @Override
            public CompletableFuture<Void> finishLater(
                    Measured what, Cell cell, Measurement measurement, Duration time) {
                return CompletableFuture.runAsync(
                        () -> {
                            if (kept.incrementAndGet() > room) throw new InputException("The disk is full.");
                            memory.finish(what, cell, measurement, time);
                        },
                        threads);
            }
        };
    }

    @Test
    void allIsStoredWhenItReturns() {
        List<Cell> cells = identity.cells(Size.QUICK);
        new LocalThreads(new Parallel(threads, 3)).measure(identity, cells, slow(cells.size()), CONTEXT);
        assertThat(memory.measurements(identity.measured()).keySet()).containsExactlyInAnyOrderElementsOf(cells);
    }

    /** Also where it is the last measurement that cannot be kept. */
    @ParameterizedTest
    @ValueSource(ints = {5, 39})
    void aFaultOfTheStoreEndsTheRun(int room) {
        assertThatThrownBy(() -> new LocalThreads(Parallel.ALONE)
                        .measure(identity, identity.cells(Size.QUICK), slow(room), CONTEXT))
                .isInstanceOf(InputException.class)
                .hasMessage("The disk is full.");
        assertThat(memory.measurements(identity.measured())).hasSize(room);
    }

    /** Does what another store does. */
    private static class ForwardingStore implements ResultStore {

        private final ResultStore store;

        ForwardingStore(ResultStore store) {
            this.store = store;
        }

        @Override
        public Map<Cell, Measurement> measurements(Measured what) {
            return store.measurements(what);
        }

        @Override
        public void describe(Inputs inputs) {
            store.describe(inputs);
        }

        @Override
        public Inputs inputs(String fingerprint) {
            return store.inputs(fingerprint);
        }

        @Override
        public boolean claim(Measured what, Cell cell) {
            return store.claim(what, cell);
        }

        @Override
        public void finish(Measured what, Cell cell, Measurement measurement, Duration time) {
            store.finish(what, cell, measurement, time);
        }

        @Override
        public void release(Measured what, Cell cell) {
            store.release(what, cell);
        }

        @Override
        public void close() {
            store.close();
        }
    }

    private static final class Identity implements Experiment {

        @Override
        public About about() {
            return About.of("identity", "Nobody", "Figure 0", "Identity", "What is n?");
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public List<Cell> cells(Size size) {
            return IntStream.range(0, 40).mapToObj(n -> Cell.of(n)).toList();
        }

        @Override
        public Measurement run(Cell cell, LabContext context) {
            return Measurement.of("n", cell.seed());
        }

        @Override
        public Finding finding(LabResults results) {
            return Finding.of(ReportVerdict.MEASURED, "It is n.");
        }
    }
}
