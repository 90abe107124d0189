package org.outwit.app.command;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.outwit.core.work.Parallel;

/** The threads of one command: as many as there are processors, the one that asks included. */
final class WorkerThreads implements AutoCloseable {

    private final int count = Runtime.getRuntime().availableProcessors();

    private final ExecutorService executor = Executors.newFixedThreadPool(Math.max(1, count - 1), task -> {
        Thread thread = new Thread(task, "outwit-worker");
        thread.setDaemon(true);
        return thread;
    });

    Parallel parallel() {
        return new Parallel(executor, count);
    }

    @Override
    public void close() {
        executor.shutdown();
    }
}
