package org.outwit.lab.experiment;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.outwit.core.work.Parallel;
import org.outwit.lab.store.ResultStore;

/** Measures cells on threads of this program. */
public record LocalThreads(Parallel parallel) implements CellExecutor {

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    @Override
    public void measure(Experiment experiment, List<Cell> cells, ResultStore store, LabContext context) {
        AtomicInteger done = new AtomicInteger();
        parallel.map(cells, context.monitor(), cell -> {
            measure(experiment, cell, store, context);
            context.monitor().progress(experiment.about().id(), done.incrementAndGet(), cells.size());
            return cell;
        });
    }

    private static void measure(Experiment experiment, Cell cell, ResultStore store, LabContext context) {
        Measured what = experiment.measured();
        if (!store.claim(what, cell)) return;
        boolean finished = false;
        try {
            long start = PROCESSOR.getCurrentThreadCpuTime();
            Outcome outcome = experiment.run(cell, context);
            store.finish(what, cell, outcome, Duration.ofNanos(PROCESSOR.getCurrentThreadCpuTime() - start));
            finished = true;
        } finally {
            if (!finished) store.release(what, cell);
        }
    }
}
