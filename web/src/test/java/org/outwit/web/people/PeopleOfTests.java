package org.outwit.web.people;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;

/** A database for each test, in which there is nobody yet. */
abstract class PeopleOfTests {

    static final String ME = "local";

    @TempDir
    private Path folder;

    Database database;
    PeopleStore store;

    @BeforeEach
    void open() {
        database = Database.open(
                DatabasePlace.parse(folder.resolve("outwit.db").toString()), List.of(PeopleStore.MIGRATIONS));
        store = new PeopleStore(database);
    }

    @AfterEach
    void close() {
        database.close();
    }
}
