package org.outwit.app.command;

import java.io.PrintWriter;
import org.outwit.core.work.ProgressMonitor;

/** Tells what long work is doing, at once when that changes and then every two seconds, and ends it on Ctrl-C. */
final class ActivityProgress implements ProgressMonitor {

    private static final long EVERY_NANOS = 2_000_000_000L;

    private final PrintWriter err;
    private final Interruption interruption;
    private String told = "";
    private long lastTold;

    /** @param err where to tell, or null for nowhere */
    ActivityProgress(PrintWriter err, Interruption interruption) {
        this.err = err;
        this.interruption = interruption;
    }

    /** For work that has nothing to save, so that Ctrl-C may end the program at once. */
    ActivityProgress(PrintWriter err) {
        this(err, null);
    }

    @Override
    public boolean isStopped() {
        return interruption != null && interruption.isAsked();
    }

    @Override
    public synchronized void progress(String activity, long done, long total) {
        if (err == null) return;
        boolean another = !activity.equals(told);
        if (!another && System.nanoTime() - lastTold < EVERY_NANOS) return;
        told = activity;
        lastTold = System.nanoTime();
        PersonOptions.tell(err, another ? activity : activity + ": " + done + (total > 0 ? " of " + total : ""));
    }
}
