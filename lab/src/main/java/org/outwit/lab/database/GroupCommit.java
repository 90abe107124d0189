package org.outwit.lab.database;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Lets many threads write through one connection. A thread that comes while a transaction is on its way to the disk waits in a queue, and the
 * first of them takes the whole queue into the next one. So the disk is waited for once, however many threads there are.
 */
final class GroupCommit implements AutoCloseable {

    private final DatabasePlace place;
    private final DatabaseSession session;
    private final Queue<Task<?>> waiting = new ConcurrentLinkedQueue<>();

    GroupCommit(DatabasePlace place) {
        this.place = place;
        this.session = new DatabaseSession(place);
    }

    <T> T write(SqlWork<T> work, boolean durable) throws SQLException {
        Task<T> task = new Task<>(work, durable);
        waiting.add(task);
        synchronized (session) {
            if (!task.ended) writeAll(taken());
        }
        return task.result();
    }

    private List<Task<?>> taken() {
        List<Task<?>> tasks = new ArrayList<>();
        for (Task<?> task = waiting.poll(); task != null; task = waiting.poll()) tasks.add(task);
        return tasks;
    }

    /** Where a transaction of several fails, each is tried by itself, so that none fails because of another. */
    private void writeAll(List<Task<?>> tasks) {
        boolean durable = tasks.stream().anyMatch(task -> task.durable);
        try {
            session.transaction(connection -> place.begin(connection, durable), sql -> {
                for (Task<?> task : tasks) task.value(sql);
                return null;
            });
            tasks.forEach(task -> task.ended = true);
        } catch (SQLException | RuntimeException e) {
            if (tasks.size() == 1) tasks.get(0).failed(e);
            else tasks.forEach(task -> writeAll(List.of(task)));
        }
    }

    @Override
    public void close() {
        synchronized (session) {
            session.close();
        }
    }

    /** Fields are written and read by the thread that has the session. */
    private static final class Task<T> {

        private final SqlWork<T> work;
        private final boolean durable;
        private T value;
        private Exception failure;
        private boolean ended;

        Task(SqlWork<T> work, boolean durable) {
            this.work = work;
            this.durable = durable;
        }

        void value(Sql sql) throws SQLException {
            value = work.on(sql);
        }

        void failed(Exception e) {
            failure = e;
            ended = true;
        }

        T result() throws SQLException {
            if (failure instanceof SQLException e) throw e;
            if (failure instanceof RuntimeException e) throw e;
            if (!ended) throw new IllegalStateException("The thread that was to write this has died.");
            return value;
        }
    }
}
