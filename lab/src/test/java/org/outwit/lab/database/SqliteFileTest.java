package org.outwit.lab.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.sqlite.JDBC;

class SqliteFileTest {

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("lab.db");
    }

    private static Database open(Path file) {
        return Database.open(new SqliteFile(file), List.of(MigrationsTest.FIRST));
    }

    private static AbstractThrowableAssert<?, ?> assertRefused(Path file) {
        return assertThatThrownBy(() -> open(file)).isInstanceOf(InputException.class);
    }

    private static void run(Database database, String sql) {
        database.write(writer -> {
            writer.run(sql);
            return null;
        });
    }

    private static void fill(Database database) {
        run(
                database,
                "with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)"
                        + " insert into cats_name (name) select 'cat' || i || hex(zeroblob(50)) from n");
    }

    @Test
    void anEmptyFileIsNobodys() throws IOException {
        Files.createFile(file());
        open(file()).close();
        open(file()).close();
        assertThat(Files.size(file())).isPositive();
    }

    @Test
    void aTextIsLeftAsItIs() throws IOException {
        String text = "my notes\n".repeat(100);
        Files.writeString(file(), text);
        assertRefused(file())
                .hasMessage(file() + " is not a database of Outwit; it was left as it is. Take another name.");
        assertThat(file()).hasContent(text);
        assertThat(folder).isDirectoryContaining(each -> true).isDirectoryNotContaining("glob:**lab.db-*");
    }

    @Test
    void aDatabaseOfSomebodyElseIsLeftAsItIs() throws IOException, SQLException {
        try (Connection connection = JDBC.createConnection("jdbc:sqlite:" + file(), new java.util.Properties())) {
            Sql.run(connection, "create table bookmarks (url text)");
        }
        byte[] before = Files.readAllBytes(file());
        assertRefused(file())
                .hasMessage(
                        file()
                                + " is not a database of Outwit, but of another program; it was left as it is. Take another name.");
        assertThat(file()).hasBinaryContent(before);
        assertThat(folder).isDirectoryNotContaining("glob:**lab.db-*");
    }

    @Test
    void placesThatCannotBeFiles() {
        assertRefused(folder).hasMessage(folder + " is a folder; expected the name of a file.");
        assertRefused(folder.resolve("nosuch/lab.db")).hasMessageContaining("There is no folder");
        assertRefused(Path.of("/dev/null")).hasMessageContaining("is a pipe or a device");
    }

    @Test
    void whoMayOnlyReadIsTold() throws IOException {
        open(file()).close();
        assumeFalse(System.getProperty("user.name").equals("root"), "root may write to everything");
        assertThat(file().toFile().setWritable(false)).isTrue();
        assertRefused(file()).hasMessageContaining("You are not allowed to write to " + file());
    }

    @Test
    void aDatabaseThatBecomesReadOnlyIsASentence() {
        try (Database database = open(file())) {
            run(database, "pragma query_only = true");
            assertThatThrownBy(() -> fill(database))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("You are not allowed to write to " + file());
        }
    }

    /** Linux lets a file be deleted that is open, and SQLite goes on writing to it. */
    @Test
    void aDatabaseThatIsDeletedOrReplacedTakesNothingMore() throws IOException {
        try (Database database = open(file())) {
            fill(database);
            Files.delete(file());
            assertThatThrownBy(() -> fill(database))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(file() + " is gone: it was deleted, moved or replaced");
            try (Database another = open(folder.resolve("another.db"))) {
                fill(another);
            }
            Files.move(folder.resolve("another.db"), file());
            assertThatThrownBy(() -> fill(database)).hasMessageContaining("is gone");
        }
    }

    @Test
    void aFullDiskIsASentenceAndNothingIsLost() {
        try (Database database = open(file())) {
            run(database, "insert into cats_name (name) values ('Tom')");
            run(database, "pragma max_page_count = 10");
            assertThatThrownBy(() -> fill(database))
                    .isInstanceOf(InputException.class)
                    .hasMessage("The disk is full: " + file()
                            + " cannot grow. What is finished is kept; make room and give the same command again.");
            run(database, "pragma max_page_count = 1000000");
            fill(database);
        }
        try (Database database = open(file())) {
            assertThat(count(database)).isEqualTo(2001);
        }
    }

    private static int count(Database database) {
        String all = "select count(*) from cats_name where name >= ''";
        return database.read(sql -> sql.one(all, row -> row.getInt(1)).orElseThrow());
    }

    @Test
    void aDamagedFileIsASentence() throws IOException {
        try (Database database = open(file())) {
            fill(database);
        }
        try (FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE)) {
            channel.truncate(4 * 4096 + 100);
        }
        assertThatThrownBy(() -> {
                    try (Database database = open(file())) {
                        count(database);
                    }
                })
                .isInstanceOf(InputException.class)
                .hasMessageContaining(file() + " is damaged.");
        assertThatThrownBy(() -> {
                    try (Database database = Database.open(new SqliteFile(file()), List.of())) {
                        database.verify();
                    }
                })
                .isInstanceOf(InputException.class)
                .hasMessageContaining(file() + " is damaged.");
        try (FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap("garbage".repeat(500).getBytes()), 100);
        }
        assertRefused(file()).hasMessageContaining(file() + " is damaged.");
    }

    @Test
    void oneFailureIsNotThatOfOthers() {
        try (Database database = open(file())) {
            assertThatThrownBy(() -> run(database, "insert into nosuch values (1)"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("cannot be used");
            run(database, "insert into cats_name (name) values ('Tom')");
            assertThat(count(database)).isEqualTo(1);
        }
    }
}
