package org.outwit.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.TestPostgres;

class PostgresStoreTest extends StoreContract {

    private DatabasePlace place;

    @BeforeEach
    void makeDatabase() {
        place = DatabasePlace.parse(TestPostgres.newDatabase());
    }

    @Override
    DatabasePlace place() {
        return place;
    }

    @Test
    void aServerThatHasBeenRestartedIsGoneOnWith() {
        DatabaseStore store = open();
        store.claim(WHAT, CELL);
        store.measurements(WHAT);
        column("select pg_terminate_backend(pid) from pg_stat_activity"
                + " where datname = current_database() and pid <> pg_backend_pid()");
        store.finish(WHAT, CELL, OUTCOME);
        assertThat(store.measurements(WHAT)).containsEntry(CELL, OUTCOME);
        assertThat(store.claim(WHAT, CELL)).isFalse();
    }
}
