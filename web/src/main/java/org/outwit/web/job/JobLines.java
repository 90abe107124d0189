package org.outwit.web.job;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Where jobs wait for their turn: a line for each weight, in which visitors take turns. Those who wait hear for how many. */
final class JobLines {

    /** One of them. */
    private static final class Line {

        private final FairQueue queue;
        private final List<JobWork> open = new ArrayList<>(); // in the order in which they came

        Line(FairQueue queue) {
            this.queue = queue;
        }
    }

    private final Map<JobWeight, Line> lines = new EnumMap<>(JobWeight.class);
    private final JobTimes times = new JobTimes();
    private final Consumer<Job> told;

    /** @param told hears what those who wait are told */
    JobLines(Executor executor, int atOnce, Consumer<Job> told) {
        for (JobWeight each : JobWeight.values()) lines.put(each, new Line(new FairQueue(executor, atOnce, 1)));
        this.told = told;
    }

    void add(JobWeight weight, JobWork work, Runnable task) {
        Line line = lines.get(weight);
        synchronized (line) {
            line.open.add(work);
        }
        line.queue.add(work.visitor(), task);
        tell(line);
    }

    /** It runs now. */
    void begin(Job job) {
        times.begin(job, System.nanoTime());
    }

    /** It ended, in any way; it may never have begun. */
    void end(JobWeight weight, JobWork work) {
        times.end(work.job(), System.nanoTime());
        Line line = lines.get(weight);
        synchronized (line) {
            line.open.remove(work);
        }
        tell(line);
    }

    /** Takes back one that waits. */
    void remove(JobWeight weight, String visitor, Runnable task) {
        lines.get(weight).queue.remove(visitor, task);
    }

    /** How many are being done. */
    int busy() {
        return lines.values().stream().mapToInt(each -> each.queue.busy()).sum();
    }

    private void tell(Line line) {
        List<JobWork> open;
        synchronized (line) {
            open = List.copyOf(line.open);
        }
        long now = System.nanoTime();
        List<Job> before = new ArrayList<>();
        for (JobWork each : open) if (each.job().state() == Job.State.RUNNING) before.add(each.job());
        for (JobWork each : open) {
            if (each.job().state() != Job.State.WAITING) continue;
            if (each.waits(times.waiting(before, now))) told.accept(each.job());
            before.add(each.job());
        }
    }
}
