package org.outwit.core.work;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Is told how far long work is, and may ask it to stop. Work calls both methods often and from any thread,
 * so they must be quick; a monitor that shows something chooses itself how often.
 */
public interface ProgressMonitor {

    /** Nobody watches, and nobody stops it. */
    ProgressMonitor NONE = stoppedBy(() -> false);

    /**
     * Says how far the work has come.
     *
     * @param activity what is being done, in a few words such as "reading games"
     * @param done how much of it is done
     * @param total how much there is in all; 0 where that is not known
     */
    void progress(String activity, long done, long total);

    /** Whether to end as soon as possible, with what there is. */
    boolean isStopped();

    /** For work that has nothing to show when it ends early. */
    default void throwIfStopped() {
        if (isStopped()) throw new CancellationException("The work was stopped.");
    }

    /** Nobody watches, but this may stop it. */
    static ProgressMonitor stoppedBy(BooleanSupplier stop) {
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {}

            @Override
            public boolean isStopped() {
                return stop.getAsBoolean();
            }
        };
    }
}
