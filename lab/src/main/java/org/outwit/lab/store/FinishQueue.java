package org.outwit.lab.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.SqlWork;

/**
 * Measurements that go to the disk together: those that come within a moment wait for it once. So keeping them costs the same, however short the
 * cells are. Needs a thread only while something is in it.
 */
final class FinishQueue {

    /** Much shorter than what anybody would miss after a power cut, and long for a disk. */
    private static final int GATHER_MILLIS = 50;

    private final Database database;
    private final Executor threads;
    private List<Entry> waiting = new ArrayList<>();

    private record Entry(SqlWork<Void> work, CompletableFuture<Void> end) {}

    FinishQueue(Database database, Executor threads) {
        this.database = database;
        this.threads = threads;
    }

    synchronized CompletableFuture<Void> add(SqlWork<Void> work) {
        CompletableFuture<Void> end = new CompletableFuture<>();
        waiting.add(new Entry(work, end));
        if (waiting.size() == 1) threads.execute(this::write);
        return end;
    }

    private synchronized List<Entry> taken() {
        List<Entry> taken = waiting;
        waiting = new ArrayList<>();
        return taken;
    }

    private void write() {
        try {
            Thread.sleep(GATHER_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // then at once
        }
        List<Entry> entries = taken();
        try {
            database.write(sql -> {
                for (Entry entry : entries) entry.work().on(sql);
                return null;
            });
            entries.forEach(entry -> entry.end().complete(null));
        } catch (RuntimeException | Error e) {
            entries.forEach(entry -> entry.end().completeExceptionally(e));
        }
    }
}
