package org.outwit.lab.store;

import java.time.Duration;
import java.util.concurrent.Executor;

/** Does something now and then, on a thread that somebody lends, until it is closed. */
final class Heartbeat implements AutoCloseable {

    private final Duration pause;
    private final Runnable beat;
    private boolean closed;

    private Heartbeat(Duration pause, Runnable beat) {
        this.pause = pause;
        this.beat = beat;
    }

    static Heartbeat start(Executor threads, Duration pause, Runnable beat) {
        Heartbeat heartbeat = new Heartbeat(pause, beat);
        threads.execute(heartbeat::run);
        return heartbeat;
    }

    private void run() {
        boolean goesOn = true;
        while (goesOn) goesOn = waitedAndBeaten();
    }

    /** False where it was closed meanwhile. Closing it waits for a beat that has begun. */
    private synchronized boolean waitedAndBeaten() {
        long end = System.nanoTime() + pause.toNanos();
        try {
            for (long left = pause.toNanos(); !closed && left > 0; left = end - System.nanoTime()) {
                wait(Math.max(1, left / 1_000_000));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        if (!closed) beat.run();
        return !closed;
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
