package org.outwit.lab.store;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ResultStore;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.people.Populations;

/**
 * What a store and the scheduling cost: cells that compute for 50 ms and do nothing else, and what is left of the time of all threads
 * when that is taken away. Arguments: a database that is not there yet, or "memory"
 * to compare with; threads; cells.
 */
final class StoreOverhead {

    private static final int MILLIS = 50;

    private StoreOverhead() {}

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[1]);
        int cells = Integer.parseInt(args[2]);
        ExecutorService pool = Executors.newCachedThreadPool();
        AtomicLong within = new AtomicLong();
        LabContext context = new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());
        try (ResultStore store =
                args[0].equals("memory") ? new MemoryStore() : DatabaseStore.open(DatabasePlace.parse(args[0]), pool)) {
            LabRun run = new LabRun(store, new LocalThreads(new Parallel(pool, threads)), context);
            run.run(new Busy(1, 3000, 0, within), Size.QUICK); // so that everything is compiled
            within.set(0);
            long processor = processorNanos();
            long start = System.nanoTime();
            run.run(new Busy(2, cells, MILLIS, within), Size.QUICK);
            long wall = System.nanoTime() - start;
            processor = processorNanos() - processor;
            System.out.printf(
                    Locale.ROOT,
                    "%s, %d threads, %d cells of %d ms: %.2f %% of the threads' time and %.2f %% of the processor time is not in cells%n",
                    args[0],
                    threads,
                    cells,
                    MILLIS,
                    100 * (1 - (double) within.get() / (wall * threads)),
                    100 * (1 - (double) cells * MILLIS * 1_000_000 / processor));
        }
        pool.shutdown();
    }

    private static long processorNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    private record Busy(int version, int count, int millis, AtomicLong within) implements Experiment {

        private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

        @Override
        public About about() {
            return About.of("busy", "Outwit", "none", "Busy", "What does a store cost?");
        }

        @Override
        public List<Cell> cells(Size size) {
            return IntStream.range(0, count)
                    .mapToObj(n -> Cell.of(n, "level", n % 3))
                    .toList();
        }

        @Override
        public Measurement run(Cell cell, LabContext context) {
            long start = System.nanoTime();
            long end = PROCESSOR.getCurrentThreadCpuTime() + millis * 1_000_000L;
            long turns = 0;
            while (PROCESSOR.getCurrentThreadCpuTime() < end) turns++;
            within.addAndGet(System.nanoTime() - start);
            return Measurement.of("seed", cell.seed(), "a", turns > 0 ? 1.5 : 0, "b", 1.0 / (cell.seed() + 3));
        }

        @Override
        public Finding finding(LabResults results) {
            return Finding.of(ReportVerdict.MEASURED, "Something.");
        }
    }
}
