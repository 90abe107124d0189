package org.outwit.web;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Timestamp;
import org.outwit.lab.database.PostgresServer;
import org.outwit.lab.database.Sql;

/**
 * A number that a connection of the server holds. It goes with the connection, which may be lost: the database was started anew, a
 * network was away, an administrator ended it.
 */
final class PostgresServerLock implements ServerLock {

    static final long KEY = 0x4F757477_53727665L; // "OutwSrve"
    private static final int ANSWER_SECONDS = 5;
    private static final int MOST_MILLIS = 30_000;

    /** A process at the other end of a connection. */
    private record Backend(int pid, Timestamp begun) {}

    private final PostgresServer server;
    private Connection connection; // null where there is none
    private Backend last; // of the last connection that had it; null where there was none

    PostgresServerLock(PostgresServer server) {
        this.server = server;
    }

    @Override
    public boolean take() {
        boolean taken = false;
        try {
            if (connection == null) connect();
            if (last != null) endLast();
            taken = isTrue("select pg_try_advisory_lock(" + KEY + ")");
            if (taken) remember();
            return taken;
        } catch (SQLException e) {
            taken = false;
            throw server.sentence(e);
        } finally {
            if (!taken) drop();
        }
    }

    /** No answer is waited for without end: also while the network is away somebody may want to end the server. */
    private void connect() throws SQLException {
        connection = server.connect();
        connection.setNetworkTimeout(Runnable::run, MOST_MILLIS);
    }

    /** Where the network was away, the database may not know yet that the last connection is lost, and hold the lock for it. */
    private void endLast() throws SQLException {
        try (Sql sql = new Sql(connection)) {
            sql.query(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                            + " where pid = ? and backend_start = ? and pid <> pg_backend_pid()",
                    row -> row.getBoolean(1),
                    last.pid,
                    last.begun);
        }
    }

    private void remember() throws SQLException {
        String question = "select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()";
        try (Sql sql = new Sql(connection)) {
            sql.one(question, row -> new Backend(row.getInt(1), row.getTimestamp(2)))
                    .ifPresent(found -> last = found);
        }
    }

    private boolean isTrue(String question) throws SQLException {
        try (Sql sql = new Sql(connection)) {
            return sql.one(question, row -> row.getBoolean(1)).orElse(false);
        }
    }

    @Override
    public boolean isHeld() {
        try {
            if (connection != null && connection.isValid(ANSWER_SECONDS)) return true;
        } catch (SQLException e) {
            // only for a time below nothing
        }
        drop();
        return false;
    }

    @Override
    public boolean canBeLost() {
        return true;
    }

    private void drop() {
        if (connection == null) return;
        try {
            connection.close();
        } catch (SQLException e) {
            // it is lost already
        }
        connection = null;
    }

    /** Closing alone would not wait until the database has noticed, and the next server would be refused: one of ten was. */
    @Override
    public void close() {
        if (connection == null) return;
        try {
            isTrue("select pg_advisory_unlock(" + KEY + ")");
        } catch (SQLException e) {
            // then it has gone with the connection
        }
        drop();
    }
}
