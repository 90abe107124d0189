package org.outwit.app.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Turns Ctrl-C into a request. Long work asks {@link #isAsked} now and then and ends with what it has; the program waits a little
 * while for that.
 */
final class Interruption implements AutoCloseable {

    /** The exit status of a program that Ctrl-C ended: 128 and the number of the signal. Java itself uses it. */
    static final int STATUS = 130;

    private static final int MOST_SECONDS = 10;

    private final CountDownLatch wish = new CountDownLatch(1);
    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::ask, "outwit-interruption");
    private volatile boolean asked;

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void ask() {
        asked = true;
        wish.countDown();
        try {
            if (!done.await(MOST_SECONDS, TimeUnit.SECONDS)) return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** For what has no end of its own: waits until it is asked to end. */
    void await() throws InterruptedException {
        wish.await();
    }

    /** Ends the waiting of {@link #await} for another reason than Ctrl-C. */
    void end() {
        wish.countDown();
    }

    boolean isAsked() {
        return asked;
    }

    /** The work has ended, so the program may. */
    @Override
    public void close() {
        done.countDown();
        if (asked) return;
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            asked = true; // the program is ending this very moment
        }
    }
}
