package org.outwit.app.command;

import java.util.Locale;
import java.util.function.LongSupplier;
import org.outwit.core.work.ProgressMonitor;

/** Lets work go on for some time. */
final class TimeLimit implements ProgressMonitor {

    private static final double NANOS = 1e9;

    private final long millis;
    private final LongSupplier clock;
    private final long begun;

    /** @param millis how long; {@link Long#MAX_VALUE} for no limit */
    TimeLimit(long millis) {
        this(millis, System::nanoTime);
    }

    TimeLimit(long millis, LongSupplier clock) {
        this.millis = millis;
        this.clock = clock;
        this.begun = clock.getAsLong();
    }

    /** The same limit for work that somebody watches, who may stop it, too. */
    ProgressMonitor watchedBy(ProgressMonitor monitor) {
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                monitor.progress(activity, done, total);
            }

            @Override
            public boolean isStopped() {
                return monitor.isStopped() || TimeLimit.this.isStopped();
            }
        };
    }

    @Override
    public void progress(String activity, long done, long total) {}

    @Override
    public boolean isStopped() {
        return millis < Long.MAX_VALUE && seconds() * 1000 >= millis;
    }

    /** Since it began. */
    double seconds() {
        return (clock.getAsLong() - begun) / NANOS;
    }

    /** Such as "2.0 s". */
    String text() {
        return String.format(Locale.ROOT, "%.1f s", seconds());
    }
}
