package org.outwit.bench;

import java.lang.management.ManagementFactory;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * The searches of {@link ModelTask} taking turns in one process, by processor time: prints leaves per second, the ratio to
 * alpha-beta, and how many bytes a leaf allocates. Exits with 1 where a model search has less than 0.7 of alpha-beta's
 * leaves per second.
 *
 * <p>Usage: {@code ModelSearchSpeed [rounds [milliseconds]]}; by default 15 rounds of turns of 200 ms after 5 for warming up.
 */
public final class ModelSearchSpeed {

    private static final double WANTED = 0.7;
    private static final int WARM_UP = 5;
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private ModelSearchSpeed() {}

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 15;
        long turnNanos = (args.length > 1 ? Long.parseLong(args[1]) : 200) * 1_000_000;
        Map<ModelTask, double[]> rates = new EnumMap<>(ModelTask.class);
        Map<ModelTask, Double> bytes = new EnumMap<>(ModelTask.class);
        for (ModelTask task : ModelTask.values()) rates.put(task, new double[rounds]);
        for (int round = -WARM_UP; round < rounds; round++) {
            for (ModelTask task : ModelTask.values()) turn(task, round, turnNanos, rates.get(task), bytes);
        }
        double lowest = Double.POSITIVE_INFINITY;
        for (ModelTask task : ModelTask.values()) {
            double[] ratios = new double[rounds];
            for (int i = 0; i < rounds; i++) ratios[i] = rates.get(task)[i] / rates.get(ModelTask.ALPHA_BETA)[i];
            lowest = Math.min(lowest, Measurements.of(ratios).median());
            System.out.printf(
                    Locale.ROOT,
                    "%-10s %s M leaves/s   ratio %s   %.4f bytes a leaf%n",
                    task,
                    Measurements.of(rates.get(task)),
                    Measurements.of(ratios),
                    bytes.get(task));
        }
        System.exit(lowest >= WANTED ? 0 : 1);
    }

    private static void turn(ModelTask task, int round, long turnNanos, double[] rates, Map<ModelTask, Double> bytes) {
        long id = Thread.currentThread().getId();
        long allocated = THREADS.getThreadAllocatedBytes(id);
        long start = THREADS.getCurrentThreadCpuTime();
        long leaves = 0;
        long spent;
        do {
            leaves += task.leaves();
            spent = THREADS.getCurrentThreadCpuTime() - start;
        } while (spent < turnNanos);
        if (round < 0) return;
        rates[round] = leaves * 1e3 / spent;
        bytes.put(task, (double) (THREADS.getThreadAllocatedBytes(id) - allocated) / leaves);
    }
}
