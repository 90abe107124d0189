package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import org.outwit.core.work.ProgressMonitor;

/**
 * Shows how far long work is, and turns Ctrl-C into a request to stop. It shows something at most every two seconds, and when
 * another activity begins. A terminal has one line that is written over; elsewhere each is a line of its own. Where nobody watches
 * nothing is shown, and Ctrl-C still stops the work.
 *
 * <p>How long the rest will take is guessed from the pace of the activity so far, and said only when it has been going on for a
 * few seconds.
 */
final class ProgressDisplay implements ProgressMonitor, AutoCloseable {

    private static final long EVERY_NANOS = 2_000_000_000L;

    /** From this many things on a percentage says more than a count. */
    private static final long MANY = 10_000;

    private static final long ENOUGH_NANOS = 4_000_000_000L;

    private final PrintWriter err;
    private final boolean terminal;
    private final LongSupplier clock;
    private boolean announces;
    private final Interruption interruption; // null where Ctrl-C ends the program at once
    private String activity = "";
    private long firstDone;
    private long begun;
    private long lastTold;
    private int width; // of the line that is on the terminal

    /** @param err where to show it, or null for nowhere */
    ProgressDisplay(PrintWriter err) {
        this(err, Terminal.isThere(), System::nanoTime);
    }

    /** For work that has nothing to save, so that Ctrl-C may end the program at once. */
    static ProgressDisplay nothingToSave(PrintWriter err) {
        return new ProgressDisplay(err, Terminal.isThere(), System::nanoTime, null);
    }

    ProgressDisplay(PrintWriter err, boolean terminal, LongSupplier clock) {
        this(err, terminal, clock, new Interruption());
    }

    private ProgressDisplay(PrintWriter err, boolean terminal, LongSupplier clock, Interruption interruption) {
        this.interruption = interruption;
        this.err = err;
        this.terminal = terminal;
        this.clock = clock;
        this.lastTold = clock.getAsLong();
    }

    /** For work whose parts are few: each is shown as soon as it begins. */
    ProgressDisplay announcing() {
        announces = true;
        return this;
    }

    @Override
    public synchronized void progress(String activity, long done, long total) {
        if (err == null) return;
        long now = clock.getAsLong();
        boolean begins = !activity.equals(this.activity);
        if (begins) {
            this.activity = activity;
            firstDone = done;
            begun = now;
        }
        if (now - lastTold < EVERY_NANOS && !(begins && announces)) return;
        lastTold = now;
        show(activity + amount(done, total) + left(done, total, now - begun));
    }

    /** A line that stays, such as what a part of the work came to. */
    synchronized void say(String line) {
        if (err == null) return;
        wipe();
        err.println(line);
        err.flush();
    }

    private void show(String line) {
        if (terminal) {
            err.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
            width = line.length();
        } else {
            err.println(line);
        }
        err.flush();
    }

    private void wipe() {
        if (width > 0) err.print("\r" + " ".repeat(width) + "\r");
        width = 0;
    }

    private static String amount(long done, long total) {
        if (total >= MANY) return ", " + 100 * done / total + "%";
        if (total > 0) return ": " + done + " of " + total;
        return done > 0 ? ": " + done : "";
    }

    private String left(long done, long total, long nanos) {
        if (nanos < ENOUGH_NANOS || done <= firstDone || total <= done) return "";
        double each = (double) nanos / (done - firstDone);
        return ", about " + time(Math.round(each * (total - done) / 1e9)) + " left";
    }

    private static String time(long seconds) {
        if (seconds < 60) return Math.max(1, seconds) + " s";
        long minutes = (seconds + 30) / 60;
        return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }

    @Override
    public boolean isStopped() {
        return interruption != null && interruption.isAsked();
    }

    /** The work has ended, so the program may, if it was asked to. */
    @Override
    public synchronized void close() {
        if (err != null) {
            wipe();
            err.flush();
        }
        if (interruption != null) interruption.close();
    }
}
