package org.outwit.learn.foresight;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Adds up the processor time of lessons, which run on this thread or that one after the other. */
final class CpuClock {

    private static final double NANOS = 1e9;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private double sum;

    /** What this thread has used so far. */
    double seconds() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() / NANOS : 0;
    }

    void add(double seconds) {
        sum += Math.max(0, seconds); // -1 where somebody has switched the measurement off
    }

    double sum() {
        return sum;
    }
}
