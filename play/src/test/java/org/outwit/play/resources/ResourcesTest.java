package org.outwit.play.resources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;

class ResourcesTest {

    private static final long MEGABYTE = 1 << 20;

    @TempDir
    private Path folder;

    private Resources resources(long megabytes) {
        return new Resources(megabytes * MEGABYTE, DataFolder.at(folder.resolve("a/b")));
    }

    @Test
    void aTableIsBorrowedWhenItIsFirstUsedAndGivenBackOnce() {
        try (Resources resources = resources(64)) {
            LentTable lent = resources.table(4);
            assertThat(resources.tableBytesTaken()).isZero();
            TranspositionTable table = lent.get();
            assertThat(lent.get()).isSameAs(table);
            assertThat(resources.tableBytesTaken()).isBetween(4 * MEGABYTE, 5 * MEGABYTE);
            lent.close();
            lent.close();
            assertThatThrownBy(lent::get)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("was given back");
            try (LentTable next = resources.table(4)) {
                assertThat(next.get()).isSameAs(table);
            }
        }
    }

    @Test
    void whatFitsIsLentInFullSize() {
        for (int memory : new int[] {20, 64, 300, 640, 5000}) {
            try (Resources resources = resources(memory)) {
                for (int size : new int[] {1, 8, 16, 64, 512}) {
                    int fit = resources.groupsThatFit(2, 2 * size);
                    assertThat(fit * 2L * (size + 1)).isLessThanOrEqualTo(resources.tableMegabytes());
                }
            }
        }
        try (Resources resources = resources(20)) {
            int fit = resources.groupsThatFit(1, 4);
            for (int i = 0; i < fit; i++) resources.table(4).get();
            assertThat(resources.tableBytesTaken()).isGreaterThanOrEqualTo(fit * 4 * MEGABYTE);
        }
    }

    /** A clock runs while a task waits, so none does; and threads do not keep the program alive. */
    @Test
    void everyTaskBeginsAtOnce() throws InterruptedException {
        int tasks = 50;
        CountDownLatch begun = new CountDownLatch(tasks);
        AtomicReference<Thread> some = new AtomicReference<>();
        try (Resources resources = resources(1)) {
            for (int i = 0; i < tasks; i++) {
                resources.executor().execute(() -> {
                    some.set(Thread.currentThread());
                    begun.countDown();
                    try {
                        begun.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
            }
            assertThat(begun.await(2, TimeUnit.MINUTES)).isTrue();
        }
        assertThat(some.get().isDaemon()).isTrue();
        assertThat(some.get().getName()).startsWith("outwit-");
    }

    @Test
    void whoIsAloneHasNewTablesAndNoThreads() {
        TranspositionTable table = Resources.ALONE.table(1).get();
        assertThat(Resources.ALONE.table(1).get()).isNotSameAs(table);
        assertThatThrownBy(Resources.ALONE::executor).isInstanceOf(IllegalStateException.class);
        assertThat(Resources.ALONE.parallel()).isSameAs(Parallel.ALONE);
    }

    @Test
    void theDataFolderIsMadeWhenItIsNeeded() throws Exception {
        try (Resources resources = resources(1)) {
            assertThat(folder).isEmptyDirectory();
            assertThat(resources.dataFolder()).isEqualTo(folder.resolve("a/b")).isDirectory();
            assertThat(resources.dataFolder()).isDirectory();
        }
        Path file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> DataFolder.ofUser(Map.of("OUTWIT_DATA", file.toString()))
                        .made())
                .isInstanceOf(InputException.class)
                .hasMessage("OUTWIT_DATA: " + file + " is a file; expected the name of a folder.");
        assertThatThrownBy(() -> DataFolder.at(file.resolve("below")).made()).isInstanceOf(InputException.class);
    }

    @Test
    void theEnvironmentSaysWhereTheDataFolderIs() {
        String home = System.getProperty("user.home");
        Map<String, String> both = Map.of("OUTWIT_DATA", "/own", "XDG_DATA_HOME", "/xdg");
        assertThat(DataFolder.ofUser(both).path()).isEqualTo(Path.of("/own"));
        assertThat(DataFolder.ofUser(Map.of("XDG_DATA_HOME", "/xdg")).path()).isEqualTo(Path.of("/xdg/outwit"));
        for (Map<String, String> nothing : List.<Map<String, String>>of(
                Map.of(), Map.of("OUTWIT_DATA", "", "XDG_DATA_HOME", ""), Map.of("XDG_DATA_HOME", "relative"))) {
            assertThat(DataFolder.ofUser(nothing).path()).isEqualTo(Path.of(home, ".local/share/outwit"));
        }
    }
}
