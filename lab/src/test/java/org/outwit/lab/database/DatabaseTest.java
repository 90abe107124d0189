package org.outwit.lab.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseTest {

    /** A thread for everybody: the pool that all of Java shares has one thread on two processors (JDK 25), and a test must not wait for it. */
    private static final Executor SOMEBODY = work -> new Thread(work).start();

    @TempDir
    private Path folder;

    private Database open(String kind) {
        String place = kind.equals("sqlite") ? folder.resolve("a.db").toString() : TestPostgres.newDatabase();
        return Database.open(DatabasePlace.parse(place), List.of());
    }

    private static <T> CompletableFuture<T> reading(Database database, SqlWork<T> work) {
        return CompletableFuture.supplyAsync(() -> database.read(work), SOMEBODY);
    }

    private static int one(Sql sql) throws SQLException {
        return sql.one("select 1", row -> row.getInt(1)).orElseThrow();
    }

    /** The long one ends only after the short one has its answer. */
    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aShortQuestionDoesNotWaitBehindALongOne(String kind) throws Exception {
        try (Database database = open(kind)) {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch answered = new CountDownLatch(1);
            CompletableFuture<Boolean> longOne = reading(database, sql -> {
                one(sql);
                begun.countDown();
                return await(answered);
            });
            assertThat(begun.await(180, TimeUnit.SECONDS)).isTrue();
            CompletableFuture<Integer> shortOne = reading(database, DatabaseTest::one);
            assertThat(shortOne.get(180, TimeUnit.SECONDS)).isEqualTo(1);
            answered.countDown();
            assertThat(longOne.get(180, TimeUnit.SECONDS)).isTrue();
        }
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(240, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void manyReadAtATimeAndNobodyAfterItsEnd(String kind) {
        Database database = open(kind);
        List<CompletableFuture<Integer>> all = IntStream.range(0, 40)
                .mapToObj(i -> reading(database, DatabaseTest::one))
                .toList();
        assertThat(all.stream().mapToInt(CompletableFuture::join).sum()).isEqualTo(40);
        database.close();
        assertThatThrownBy(() -> database.read(DatabaseTest::one)).hasMessageContaining("has been closed");
    }
}
