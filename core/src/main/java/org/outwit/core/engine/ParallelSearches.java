package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Searches that help another one on threads of the caller. Those that no thread has begun when the helped one ends are never
 * begun, so an executor that is busy costs help and no time.
 */
final class ParallelSearches {

    private final AtomicBoolean done = new AtomicBoolean();
    private final List<Task> tasks = new ArrayList<>();

    /** Whether what they help is over, and they should end. */
    boolean isDone() {
        return done.get();
    }

    void start(Executor executor, Runnable search) {
        Task task = new Task(search);
        tasks.add(task);
        executor.execute(task);
    }

    /** Ends them and returns when none is running any more. */
    void end() {
        done.set(true);
        boolean interrupted = false;
        for (Task task : tasks) interrupted |= task.end();
        if (interrupted) Thread.currentThread().interrupt();
    }

    private static final class Task implements Runnable {

        private final Runnable search;
        private final AtomicBoolean taken = new AtomicBoolean();
        private final CountDownLatch ended = new CountDownLatch(1);

        Task(Runnable search) {
            this.search = search;
        }

        @Override
        public void run() {
            if (!taken.compareAndSet(false, true)) return;
            try {
                search.run();
            } finally {
                ended.countDown();
            }
        }

        /** Whether the caller was interrupted meanwhile; the helper ends within a millisecond or so all the same. */
        boolean end() {
            if (taken.compareAndSet(false, true)) return false;
            boolean interrupted = false;
            while (true) {
                try {
                    ended.await();
                    return interrupted;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
    }
}
