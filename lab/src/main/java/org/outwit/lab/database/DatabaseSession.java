package org.outwit.lab.database;

import java.sql.Connection;
import java.sql.SQLException;

/** One connection, which is made anew where it was lost. One thread at a time. */
final class DatabaseSession implements AutoCloseable {

    /** The first is at once, then after 1, 2, 4 and 8 seconds: long enough for a server that is started anew. */
    private static final int MOST_TRIES = 6;

    private final DatabasePlace place;
    private Connection connection; // null before it is needed, and where it was lost
    private boolean wasThere;
    private boolean closed;

    DatabaseSession(DatabasePlace place) {
        this.place = place;
    }

    /** How a transaction is begun. */
    @FunctionalInterface
    interface Beginning {
        void of(Connection connection) throws SQLException;
    }

    /** Does work in a transaction: all of it or nothing. */
    <T> T transaction(Beginning beginning, SqlWork<T> work) throws SQLException {
        if (closed) throw new IllegalStateException(place.shown() + " has been closed.");
        for (int tries = 1; ; tries++) {
            try {
                if (connection == null) connection = place.connect();
                wasThere = true;
                return once(beginning, work);
            } catch (SQLException e) {
                if (!wasThere || tries == MOST_TRIES || !place.isPassing(e)) throw e;
                if (tries > 1) pause(1000L << (tries - 2));
            }
        }
    }

    static void pause(long millis) throws SQLException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SQLException("interrupted", e);
        }
    }

    private <T> T once(Beginning beginning, SqlWork<T> work) throws SQLException {
        boolean done = false;
        try {
            beginning.of(connection);
            T result;
            try (Sql sql = new Sql(connection)) {
                result = work.on(sql);
            }
            place.commit(connection);
            done = true;
            return result;
        } finally {
            if (!done) undo();
        }
    }

    /** Where not even that can be done, the connection is of no more use. */
    private void undo() {
        try {
            place.rollback(connection);
        } catch (SQLException e) {
            drop();
        }
    }

    private void drop() {
        try {
            connection.close();
        } catch (SQLException e) {
            // It is lost already.
        }
        connection = null;
    }

    @Override
    public void close() {
        closed = true;
        if (connection != null) drop();
    }
}
