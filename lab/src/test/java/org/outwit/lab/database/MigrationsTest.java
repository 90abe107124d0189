package org.outwit.lab.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.InputException;

class MigrationsTest {

    static final Migrations FIRST = new Migrations("cats", MigrationsTest.class, List.of("names"));

    private static final Migrations SECOND = new Migrations("cats", MigrationsTest.class, List.of("names", "ages"));
    private static final Migrations BROKEN = new Migrations("cats", MigrationsTest.class, List.of("names", "broken"));
    private static final Migrations OTHERS = new Migrations("dogs", MigrationsTest.class, List.of("names"));

    @TempDir
    private Path folder;

    private DatabasePlace place(String kind) {
        return DatabasePlace.parse(
                kind.equals("sqlite") ? folder.resolve("a.db").toString() : TestPostgres.newDatabase());
    }

    private static void run(Database database, String... statements) {
        database.write(sql -> {
            for (String each : statements) sql.update(each);
            return null;
        });
    }

    private static List<String> names(Database database, String table) {
        return database.read(sql -> sql.query("select name from " + table + " order by name", row -> row.getString(1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void stepsAreDoneOnceAndPartsShareADatabase(String kind) {
        DatabasePlace place = place(kind);
        try (Database database = Database.open(place, List.of(FIRST))) {
            run(database, "insert into cats_name (name) values ('b'), ('a'), ('ä'), ('B')");
        }
        try (Database database = Database.open(place, List.of(OTHERS, SECOND))) {
            run(
                    database,
                    "insert into dogs_name (name) values ('Rex')",
                    "update cats_name set age = 3 where name = 'a'");
            assertThat(names(database, "cats_name"))
                    .as("sorted the same way everywhere")
                    .containsExactly("B", "a", "b", "ä");
            assertThat(names(database, "dogs_name")).containsExactly("Rex");
        }
        try (Database database = Database.open(place, List.of(OTHERS, SECOND))) {
            assertThat(names(database, "outwit_step")).containsExactly("ages", "names", "names");
        }
        assertThatThrownBy(() -> Database.open(place, List.of(FIRST)))
                .isInstanceOf(InputException.class)
                .hasMessage(place.shown()
                        + " was made by a newer Outwit: its tables of 'cats' have version 2, and this program knows them"
                        + " up to 1. Take the newer program, or another database.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aStepThatFailsChangesNothing(String kind) {
        DatabasePlace place = place(kind);
        Database.open(place, List.of(FIRST)).close();
        assertThatThrownBy(() -> Database.open(place, List.of(BROKEN))).isInstanceOf(InputException.class);
        try (Database database = Database.open(place, List.of(SECOND))) {
            assertThat(names(database, "outwit_step")).containsExactly("ages", "names");
        }
    }

    @Test
    void aStepWithoutItsFileIsOurFault() {
        Migrations lost = new Migrations("cats", MigrationsTest.class, List.of("lost"));
        assertThatThrownBy(() -> Database.open(place("sqlite"), List.of(lost)))
                .isInstanceOf(IllegalStateException.class);
    }
}
