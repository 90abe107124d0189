package org.outwit.learn.person;

import org.outwit.core.work.ProgressMonitor;

/** Counts what several threads have done of one work, and tells a monitor. */
final class ProgressCount {

    private final ProgressMonitor monitor;
    private final String activity;
    private final long of;
    private long done;

    ProgressCount(ProgressMonitor monitor, String activity, long of) {
        this.monitor = monitor;
        this.activity = activity;
        this.of = of;
    }

    synchronized void another() {
        monitor.progress(activity, ++done, of);
    }
}
