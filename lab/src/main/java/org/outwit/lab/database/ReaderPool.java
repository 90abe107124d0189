package org.outwit.lab.database;

import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/**
 * Connections that read. A reader has one alone, so that a short question does not wait behind a long one; they are made when they
 * are needed, up to a limit.
 */
final class ReaderPool implements AutoCloseable {

    private final DatabasePlace place;
    private final int most;
    private final Semaphore free;
    private final Deque<DatabaseSession> idle =
            new ArrayDeque<>(); // the one used last comes first: its pages are in memory
    private boolean closed;

    ReaderPool(DatabasePlace place, int most) {
        this.place = place;
        this.most = most;
        this.free = new Semaphore(most, true);
    }

    <T> T read(SqlWork<T> work) throws SQLException {
        free.acquireUninterruptibly();
        try {
            DatabaseSession session = take();
            try {
                return session.transaction(place::beginReading, work);
            } finally {
                giveBack(session);
            }
        } finally {
            free.release();
        }
    }

    private synchronized DatabaseSession take() {
        if (closed) throw new IllegalStateException(place.shown() + " has been closed.");
        return idle.isEmpty() ? new DatabaseSession(place) : idle.pop();
    }

    private synchronized void giveBack(DatabaseSession session) {
        idle.push(session);
    }

    /** Waits for those who read. */
    @Override
    public void close() {
        free.acquireUninterruptibly(most);
        synchronized (this) {
            closed = true;
            idle.forEach(DatabaseSession::close);
            idle.clear();
        }
        free.release(most);
    }
}
