package org.outwit.app.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C as a wish: long work asks {@link #isAsked} now and then, and when it is true ends with what it has. The program
 * waits for that a little while before it dies.
 */
final class Interruption implements AutoCloseable {

    /** What shells call a program that Ctrl-C ended, 128 and the number of the signal; Java itself ends with it. */
    static final int STATUS = 130;

    private static final int MOST_SECONDS = 10;

    private final CountDownLatch done = new CountDownLatch(1);
    private final Thread hook = new Thread(this::ask, "outwit-interruption");
    private volatile boolean asked;

    Interruption() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void ask() {
        asked = true;
        try {
            if (!done.await(MOST_SECONDS, TimeUnit.SECONDS)) return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    boolean isAsked() {
        return asked;
    }

    /** All has been said. */
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
