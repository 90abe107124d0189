package org.outwit.web.job;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/**
 * Does tasks, a limited number at a time. Visitors take turns, so one who wants much done waits longer than one who wants little; the tasks
 * of one visitor are begun in their order, a limited number of them at a time.
 */
public final class FairQueue {

    private final Executor executor;
    private final int atOnce;
    private final int atOnceForEach;
    private final Map<String, Deque<Runnable>> waiting = new LinkedHashMap<>(); // whose turn it is comes first
    private final Map<String, Integer> running = new HashMap<>();
    private int busy;

    /** @param executor runs each task at once, on a thread of its own */
    public FairQueue(Executor executor, int atOnce, int atOnceForEach) {
        this.executor = executor;
        this.atOnce = atOnce;
        this.atOnceForEach = atOnceForEach;
    }

    public synchronized void add(String visitor, Runnable task) {
        waiting.computeIfAbsent(visitor, each -> new ArrayDeque<>()).add(task);
        begin();
    }

    /** Does a task on the thread that asks, which waits until its turn has come. */
    public <T> T pass(String visitor, Supplier<T> task) {
        CompletableFuture<Void> come = new CompletableFuture<>();
        CompletableFuture<Void> gone = new CompletableFuture<>();
        add(visitor, () -> {
            come.complete(null);
            gone.join();
        });
        try {
            come.join();
            return task.get();
        } finally {
            gone.complete(null);
        }
    }

    /** Takes a task back, if it still waits. */
    public synchronized boolean remove(String visitor, Runnable task) {
        Deque<Runnable> tasks = waiting.get(visitor);
        if (tasks == null || !tasks.remove(task)) return false;
        if (tasks.isEmpty()) waiting.remove(visitor);
        return true;
    }

    /** How many wait. */
    public synchronized int waiting() {
        return waiting.values().stream().mapToInt(Deque::size).sum();
    }

    /** How many are being done. */
    synchronized int busy() {
        return busy;
    }

    private synchronized void begin() {
        while (busy < atOnce) {
            String visitor = next();
            if (visitor == null) return;
            Deque<Runnable> tasks = waiting.remove(visitor);
            Runnable task = tasks.remove();
            if (!tasks.isEmpty()) waiting.put(visitor, tasks); // behind all others
            busy++;
            running.merge(visitor, 1, Integer::sum);
            if (!execute(visitor, task)) return;
        }
    }

    /** Where there is no thread to be had, the task waits on, and the end of another one tries again. */
    private boolean execute(String visitor, Runnable task) {
        boolean begun = false;
        try {
            executor.execute(() -> run(visitor, task));
            begun = true;
        } catch (RejectedExecutionException | OutOfMemoryError e) {
            waiting.computeIfAbsent(visitor, each -> new ArrayDeque<>()).addFirst(task);
        } finally {
            if (!begun) ended(visitor);
        }
        return begun;
    }

    private void ended(String visitor) {
        busy--;
        running.merge(visitor, -1, (a, b) -> a + b == 0 ? null : a + b);
    }

    private String next() {
        for (String each : waiting.keySet()) if (running.getOrDefault(each, 0) < atOnceForEach) return each;
        return null;
    }

    private void run(String visitor, Runnable task) {
        try {
            task.run();
        } finally {
            synchronized (this) {
                ended(visitor);
                begin();
            }
        }
    }
}
