package org.outwit.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.TestPostgres;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;
import org.outwit.web.OnlyServer.Patience;

class OnlyServerTest {

    private static final Patience NONE = new Patience(1, () -> {}, 10);

    /** PostgreSQL ends a connection some time after we have closed it. */
    private static final Patience FOR_THE_DATABASE = new Patience(6000, OnlyServerTest::pause, 10);

    @TempDir
    private Path folder;

    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private DatabasePlace file() {
        return DatabasePlace.parse(folder.resolve("a.db").toString());
    }

    private static DatabasePlace postgres() {
        return DatabasePlace.parse(TestPostgres.newDatabase());
    }

    @Test
    void theNextGetsItAtOnce() {
        for (DatabasePlace place : new DatabasePlace[] {file(), postgres()})
            for (int i = 0; i < 100; i++) OnlyServer.of(place, NONE).close();
    }

    @Test
    void aSecondOneIsRefusedAndLeavesTheFirstAlone() {
        for (DatabasePlace place : new DatabasePlace[] {file(), postgres()}) {
            try (OnlyServer first = OnlyServer.of(place, NONE)) {
                assertThatThrownBy(() -> OnlyServer.of(place, new Patience(3, () -> {}, 10)))
                        .isInstanceOf(InputException.class)
                        .hasMessageStartingWith("Another 'outwit serve' uses " + place.shown() + " already.");
                assertThat(first.check()).isEmpty();
            }
        }
    }

    @Test
    void oneThatEndsThisVeryMomentIsWaitedFor() {
        for (DatabasePlace place : new DatabasePlace[] {file(), postgres()}) {
            OnlyServer first = OnlyServer.of(place, NONE);
            AtomicInteger pauses = new AtomicInteger();
            Patience patience = new Patience(
                    5,
                    () -> {
                        if (pauses.incrementAndGet() == 3) first.close();
                    },
                    10);
            OnlyServer.of(place, patience).close();
            assertThat(pauses).hasValue(3);
        }
    }

    @Test
    void aLockThatWasLostIsTakenAgain() {
        DatabasePlace place = postgres();
        try (OnlyServer first = OnlyServer.of(place, FOR_THE_DATABASE)) {
            cut();
            assertThat(first.check()).isEmpty();
            assertThatThrownBy(() -> OnlyServer.of(place, NONE)).isInstanceOf(InputException.class);
        }
        OnlyServer.of(place, NONE).close();
    }

    @Test
    void aServerWhoseDatabaseAnotherOneTookEnds() {
        DatabasePlace place = postgres();
        Deque<Runnable> watchers = new ArrayDeque<>();
        try (OnlyServer first = OnlyServer.of(place, NONE)) {
            cut();
            OnlyServer second = OnlyServer.of(place, FOR_THE_DATABASE);
            assertThat(first.check())
                    .contains("The connection to " + place.shown()
                            + " was lost for a while, and another 'outwit serve' uses it now. This one has ended.");
            second.close();
            assertThat(first.check()).isEmpty();
            first.watch(watchers::add, sentence -> {});
        }
        watchers.remove().run(); // returns, since it was closed
    }

    /** The other one stands in the queue of the database before the connection is cut, so it is the next for certain. */
    @Test
    void thenTheWholeServerEndsByItself() throws Exception {
        DatabasePlace place = postgres();
        try (Resources resources = new Resources(8L << 20, DataFolder.at(folder));
                OutwitServer server = OutwitServer.start(new ServerPlan("127.0.0.1", 0, place, resources), NONE);
                Connection other = place.connect();
                Statement statement = other.createStatement()) {
            CompletableFuture<Void> taken = CompletableFuture.runAsync(
                    () -> {
                        try {
                            statement.execute("select pg_advisory_lock(" + PostgresServerLock.KEY + ")");
                        } catch (SQLException e) {
                            throw new IllegalStateException(e);
                        }
                    },
                    work -> new Thread(work).start());
            int port = server.port();
            while (waiting() == 0) {
                assertThat(taken).isNotDone();
                pause();
            }
            cut();
            assertThat(server.lost().get(180, TimeUnit.SECONDS)).endsWith("This one has ended.");
            taken.get(180, TimeUnit.SECONDS);
            assertThatThrownBy(() -> new Socket("127.0.0.1", port).close()).isInstanceOf(IOException.class);
        }
    }

    private static long waiting() {
        String locks = "select count(*) from pg_locks where locktype = 'advisory' and not granted";
        return TestPostgres.asAdministrator(sql -> sql.one(locks, row -> row.getLong(1)))
                .orElseThrow();
    }

    /** As an administrator, a network or a restart of the database does. */
    private static void cut() {
        String end = "select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory' and l.granted";
        TestPostgres.asAdministrator(sql -> sql.query(end, row -> row.getBoolean(1)));
    }
}
