package org.outwit.lab.database;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A PostgreSQL server that the tests of one process share; it ends with the process. */
public final class TestPostgres {

    /** Its port is chosen before it listens there, and somebody else may have taken it meanwhile. */
    private static final int TRIES = 3;

    private static final Duration BUSY_MACHINE = Duration.ofSeconds(180);

    private static final AtomicInteger MADE = new AtomicInteger();

    private TestPostgres() {}

    private static final class Server {

        private static String whyNot = ""; // before the server, whose start sets it
        private static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            for (int i = 0; i < TRIES; i++) {
                try {
                    return EmbeddedPostgres.builder()
                            .setServerConfig("max_connections", "40")
                            .setServerConfig("shared_buffers", "16MB")
                            .setServerConfig("fsync", "off") // programs are killed here, but never the machine
                            .setServerConfig("full_page_writes", "off")
                            .setPGStartupWait(BUSY_MACHINE)
                            .start();
                } catch (IOException | RuntimeException e) {
                    whyNot = String.valueOf(e.getMessage());
                }
            }
            return null;
        }
    }

    /** The address of a new empty database. The test is skipped where this platform cannot start a server. */
    public static String newDatabase() {
        String name = "test" + MADE.incrementAndGet();
        asAdministrator(sql -> sql.update("create database " + name));
        return address(name);
    }

    /** The address of a database that need not be there. */
    public static String address(String database) {
        return "postgresql://postgres@localhost:" + server().getPort() + "/" + database;
    }

    public static <T> T asAdministrator(SqlWork<T> work) {
        try (Connection connection = server().getPostgresDatabase().getConnection();
                Sql sql = new Sql(connection)) {
            return work.on(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static EmbeddedPostgres server() {
        assumeTrue(Server.RUNNING != null, "No PostgreSQL can be started here: " + Server.whyNot);
        return Server.RUNNING;
    }
}
