package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.Locale;
import org.outwit.core.endgame.Progress;

/**
 * Tells on standard error how far a build is, at most every two seconds and not at all if it takes no longer; and while
 * it is open, turns Ctrl-C into an interrupt of the thread that builds, which then leaves the folder as it should be.
 */
final class BuildProgress implements Progress, AutoCloseable {

    private static final long EVERY_NANOS = 2_000_000_000L;
    private static final long PATIENCE_MILLIS = 5_000;

    private final PrintWriter err;
    private final Thread hook;
    private long lastTold = System.nanoTime();
    private boolean closed;

    BuildProgress(PrintWriter err) {
        this.err = err;
        Thread builder = Thread.currentThread();
        this.hook = new Thread(() -> stop(builder), "outwit-stop");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stop(Thread builder) {
        builder.interrupt();
        try {
            synchronized (this) {
                if (!closed) wait(PATIENCE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void at(Step step) {
        long now = System.nanoTime();
        if (now - lastTold < EVERY_NANOS) return;
        lastTold = now;
        String doing = step.plies() == 0 ? "looking at positions" : "deciding what is " + step.plies() + " plies away";
        err.printf(
                Locale.ROOT,
                "table %d of %d, %s: %s, %.0f%%%n",
                step.number(),
                step.slices(),
                step.slice(),
                doing,
                100 * step.share());
        err.flush();
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            err.flush(); // the program is ending already, which is why the build was stopped
        }
    }
}
