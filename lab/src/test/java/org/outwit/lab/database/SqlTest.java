package org.outwit.lab.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.InputException;

class SqlTest {

    private static final Migrations BIRDS = new Migrations("birds", SqlTest.class, List.of("birds"));

    private enum Kind {
        SINGER,
        WADER
    }

    private record Bird(
            String name,
            Kind kind,
            int eggsLaid,
            long seen,
            double weight,
            OptionalDouble wingSpan,
            boolean sings,
            String song,
            List<String> notes) {

        Bird {
            if (eggsLaid < 0) throw new InputException("No bird lays " + eggsLaid + " eggs.");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a list is a list of texts here
    private static final RecordTable<Bird> TABLE = new RecordTable<>("birds_bird", Bird.class, "name")
            .as(
                    (Class<List<String>>) (Class) List.class,
                    each -> String.join(",", each),
                    each -> List.of(each.split(",")));

    private static final Bird WREN = new Bird(
            "wren", Kind.SINGER, 6, 1L << 40, 9.5, OptionalDouble.of(0.15), true, "ä☃", List.of("small", "loud"));

    private static final Bird STORK =
            new Bird("stork", Kind.WADER, 4, -1, 0.1 + 0.2, OptionalDouble.empty(), false, null, List.of("large"));

    @TempDir
    private Path folder;

    private Database open(String kind) {
        String place = kind.equals("sqlite") ? folder.resolve("a.db").toString() : TestPostgres.newDatabase();
        return Database.open(DatabasePlace.parse(place), List.of(BIRDS));
    }

    private static void insert(Database database, Bird... birds) {
        database.write(sql -> {
            for (Bird each : birds) TABLE.insert(sql, each);
            return null;
        });
    }

    private static List<Bird> all(Database database) {
        return database.read(sql -> TABLE.select(sql, "order by name desc"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aRecordComesBackAsItWas(String kind) {
        try (Database database = open(kind)) {
            insert(database, WREN, STORK);
            assertThat(all(database)).containsExactly(WREN, STORK);
            assertThat(database.<List<Bird>>read(
                            sql -> TABLE.select(sql, "where kind = ? and sings = ?", Kind.WADER, false)))
                    .containsExactly(STORK);
            assertThat(database.<Optional<Bird>>read(sql -> TABLE.one(sql, "where name = ?", "wren")))
                    .contains(WREN);
            assertThat(database.<Optional<Bird>>read(sql -> TABLE.one(sql, "where name = ?", "crow")))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aKeyIsThereOnce(String kind) {
        Bird other = new Bird("wren", Kind.WADER, 0, 0, 0, OptionalDouble.empty(), false, "", List.of("x"));
        try (Database database = open(kind)) {
            assertThat(database.<Boolean>write(sql -> TABLE.insertNew(sql, WREN)))
                    .isTrue();
            assertThat(database.<Boolean>write(sql -> TABLE.insertNew(sql, other)))
                    .isFalse();
            assertThat(all(database)).containsExactly(WREN);
            assertThatThrownBy(() -> insert(database, other)).isInstanceOf(InputException.class);
            put(database, other);
            put(database, STORK);
            assertThat(all(database)).containsExactly(other, STORK);
            database.write(sql -> TABLE.update(sql, WREN, "eggs_laid", "notes"));
            assertThat(all(database).get(0))
                    .isEqualTo(new Bird(
                            "wren", Kind.WADER, 6, 0, 0, OptionalDouble.empty(), false, "", List.of("small", "loud")));
        }
    }

    private static void put(Database database, Bird bird) {
        database.write(sql -> TABLE.put(sql, bird));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void nothingIsAnArgumentToo(String kind) {
        try (Database database = open(kind)) {
            insert(database, WREN);
            String ring = "update birds_bird set ringed = ?, song = ? where name = ?";
            assertThat(database.<Integer>write(sql -> sql.update(ring, 7L, null, "wren")))
                    .isEqualTo(1);
            assertThat(database.<Optional<Long>>read(
                            sql -> sql.one("select ringed from birds_bird", row -> row.getLong(1))))
                    .contains(7L);
            assertThat(database.<Optional<String>>read(
                            sql -> sql.one("select song from birds_bird", row -> row.getString(1))))
                    .isEmpty();
            assertThat(database.<Integer>write(sql -> sql.update(ring, null, "tit", "crow")))
                    .isZero();
            database.write(sql -> sql.update(ring, null, "tit", "wren"));
            assertThat(database.<List<String>>read(sql ->
                            sql.query("select song from birds_bird where ringed is null", row -> row.getString(1))))
                    .containsExactly("tit");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void bytesStayBytes(String kind) {
        byte[] bytes = {0, -1, 10};
        try (Database database = open(kind)) {
            String type = kind.equals("sqlite") ? "blob" : "bytea";
            database.write(sql -> sql.update("create table birds_egg (content " + type + ")"));
            database.write(sql -> sql.update("insert into birds_egg values (?)", bytes));
            assertThat(database.<Optional<byte[]>>read(
                            sql -> sql.one("select content from birds_egg", row -> row.getBytes(1))))
                    .hasValueSatisfying(read -> assertThat(read).containsExactly(bytes));
        }
    }

    /** More rows than are fetched at a time, and for each the question that is being answered. */
    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aRowMayLeadToTheSameQuestion(String kind) {
        String numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) select i from n";
        try (Database database = open(kind)) {
            List<Integer> seen = new ArrayList<>();
            database.read(sql -> {
                sql.each(
                        numbers,
                        row -> sql.query(numbers, inner -> inner.getInt(1), 1).get(0) + row.getInt(1),
                        seen::add,
                        2500);
                return null;
            });
            assertThat(seen).hasSize(2500).startsWith(2, 3).endsWith(2501);
        }
    }

    /** What the record says of its components is what is said, and nothing of the transaction stays. */
    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void aRowThatCannotBeSaysWhy(String kind) {
        try (Database database = open(kind)) {
            insert(database, WREN);
            database.write(sql -> sql.update("update birds_bird set eggs_laid = -3"));
            assertThatThrownBy(() -> all(database)).hasMessage("No bird lays -3 eggs.");
            database.write(sql -> sql.update("update birds_bird set eggs_laid = 1, kind = 'FISH'"));
            assertThatThrownBy(() -> all(database)).hasMessageContaining("FISH");
            assertThatThrownBy(() -> database.write(sql -> {
                        sql.update("delete from birds_bird");
                        return sql.update("delete from birds_nest");
                    }))
                    .isInstanceOf(InputException.class);
            assertThat(database.<Optional<String>>read(
                            sql -> sql.one("select name from birds_bird", row -> row.getString(1))))
                    .contains("wren");
        }
    }
}
