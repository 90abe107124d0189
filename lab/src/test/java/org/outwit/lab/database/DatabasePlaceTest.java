package org.outwit.lab.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.InputException;

class DatabasePlaceTest {

    @ParameterizedTest
    @ValueSource(strings = {"lab.db", "sqlite:lab.db", "jdbc:sqlite:lab.db"})
    void namesOfFilesAreFiles(String text) {
        assertThat(DatabasePlace.parse(text)).isEqualTo(new SqliteFile(Path.of("lab.db")));
    }

    @Test
    void aDriveOfWindowsIsNotAnAddress() {
        assertThat(DatabasePlace.parse("C:\\lab.db")).isInstanceOf(SqliteFile.class);
    }

    @ParameterizedTest
    @CsvSource({
        "postgresql://anna@db.example.org/lab, postgresql://anna@db.example.org:5432/lab",
        "postgres://anna@db.example.org:99/lab, postgresql://anna@db.example.org:99/lab",
        "jdbc:postgresql://anna@db.example.org/lab, postgresql://anna@db.example.org:5432/lab",
        "jdbc:postgresql://db.example.org/lab?user=anna&password=s3cret, postgresql://anna@db.example.org:5432/lab",
        "postgresql://anna:s3cret@db.example.org/lab?sslmode=require, postgresql://anna@db.example.org:5432/lab",
        "postgresql://anna:s3%40cret@[::1]/lab, postgresql://anna@[::1]:5432/lab",
    })
    void addressesAreShownWithoutPassword(String text, String shown) {
        assertThat(DatabasePlace.parse(text).shown()).isEqualTo(shown);
        assertThat(DatabasePlace.parse(text)).hasToString(shown);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "jdbc:",
                "sqlite:",
                "mysql://anna:s3cret@db/lab",
                "jdbc:oracle:thin:anna/s3cret@db",
                "jdbc:h2:x;password=s3cret",
                "postgresql://",
                "postgresql://anna:s3cret@db",
                "postgresql://anna:s3cret@db/",
                "postgresql://anna:s3cret@db/a/b",
                "postgresql://anna:s3 cret@db/lab",
                "postgresql://anna:s3cret%zz@db/lab",
                "postgresql://anna:s3cret@db:port/lab"
            })
    void anythingElseIsRefusedWithoutPassword(String text) {
        assertThatThrownBy(() -> DatabasePlace.parse(text))
                .isInstanceOf(InputException.class)
                .hasNoCause()
                .hasMessageContaining("expected")
                .message()
                .doesNotContain("s3cret", "s3 cret");
    }

    @Test
    void aServerThatIsNotThereIsASentence() {
        DatabasePlace nobody = DatabasePlace.parse("postgresql://anna:s3cret@localhost:1/lab");
        assertThatThrownBy(() -> Database.open(nobody, List.of()))
                .isInstanceOf(InputException.class)
                .hasMessage(
                        "postgresql://anna@localhost:1/lab cannot be reached. Is the server running, and is the address right?");
    }

    @Test
    void aDatabaseThatIsNotThereIsASentence() {
        String address = TestPostgres.address("nosuch");
        assertThatThrownBy(() -> Database.open(DatabasePlace.parse(address), List.of()))
                .isInstanceOf(InputException.class)
                .hasMessage(address + " does not exist. 'createdb' makes it.");
    }

    @Test
    void aUserWhoMayNotIsASentence() {
        String address = TestPostgres.newDatabase();
        try (Database database = Database.open(DatabasePlace.parse(address), List.of())) {
            database.write(sql -> sql.update("create role guest login"));
        }
        String guest = address.replace("postgres@", "guest@");
        assertThatThrownBy(() -> Database.open(DatabasePlace.parse(guest), List.of(MigrationsTest.FIRST)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(guest + " does not allow this user to make or change tables.");
    }
}
