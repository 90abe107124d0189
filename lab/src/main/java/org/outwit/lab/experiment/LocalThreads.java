package org.outwit.lab.experiment;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.outwit.core.work.Parallel;

/** Measures cells on threads of this program. */
public record LocalThreads(Parallel parallel) implements CellExecutor {

    @Override
    public void measure(Experiment experiment, List<Cell> cells, ResultStore store, LabContext context) {
        AtomicInteger done = new AtomicInteger();
        Queue<Worker> workers = new ConcurrentLinkedQueue<>();
        try {
            parallel.map(
                    cells,
                    context.monitor(),
                    () -> {
                        Worker worker = new Worker(experiment, store, context);
                        workers.add(worker);
                        return worker;
                    },
                    (worker, cell) -> {
                        worker.measure(cell);
                        context.monitor().progress(experiment.about().id(), done.incrementAndGet(), cells.size());
                        return cell;
                    });
        } finally {
            join(CompletableFuture.allOf(
                    workers.stream().flatMap(worker -> worker.onTheWay.stream()).toArray(CompletableFuture[]::new)));
        }
    }

    /** Waits; what went wrong is thrown as it was. */
    private static void join(CompletableFuture<Void> future) {
        try {
            future.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** One thread. While a cell is measured, measurements of those before are on their way to the disk. */
    private static final class Worker {

        private static final int MOST_ON_THE_WAY = 100;
        private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

        private final Experiment experiment;
        private final ResultStore store;
        private final LabContext context;
        private final Deque<CompletableFuture<Void>> onTheWay = new ArrayDeque<>();

        Worker(Experiment experiment, ResultStore store, LabContext context) {
            this.experiment = experiment;
            this.store = store;
            this.context = context;
        }

        void measure(Cell cell) {
            Measured what = experiment.measured();
            if (!store.claim(what, cell)) return;
            boolean finished = false;
            try {
                long start = PROCESSOR.getCurrentThreadCpuTime();
                Measurement measurement = experiment.run(cell, context);
                Duration spent = Duration.ofNanos(PROCESSOR.getCurrentThreadCpuTime() - start);
                onTheWay.add(store.finishLater(what, cell, measurement, spent));
                finished = true;
            } finally {
                if (!finished) store.release(what, cell);
            }
            while (onTheWay.size() > MOST_ON_THE_WAY || onTheWay.element().isDone()) {
                join(onTheWay.element());
                onTheWay.remove();
                if (onTheWay.isEmpty()) return;
            }
        }
    }
}
