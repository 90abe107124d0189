package org.outwit.web.lab;

import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordTable;

/** Tournaments in the database. */
public final class TournamentRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS =
            new Migrations("tournament", TournamentRows.class, List.of("tournaments"));

    /** A tournament as it is kept. */
    record Row(String id, String visitor, TournamentSetup setup, long created) {}

    private static final RecordTable<Row> TOURNAMENTS = new RecordTable<>("tournament_entry", Row.class, "id")
            .as(TournamentSetup.class, TournamentSetup::json, TournamentSetup::parse);

    private final Database database;

    TournamentRows(Database database) {
        this.database = database;
    }

    void add(Row row) {
        database.write(sql -> TOURNAMENTS.insert(sql, row));
    }

    Optional<Row> find(String id) {
        return database.read(sql -> TOURNAMENTS.one(sql, "where id = ?", id));
    }

    /** All of a visitor, the newest first. */
    List<Row> of(String visitor) {
        return database.read(sql -> TOURNAMENTS.select(sql, "where visitor = ? order by created desc, id", visitor));
    }
}
