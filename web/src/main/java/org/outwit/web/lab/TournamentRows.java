package org.outwit.web.lab;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;

/** Tournaments in the database. */
public final class TournamentRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS =
            new Migrations("tournament", TournamentRows.class, List.of("tournaments"));

    /** A tournament as it is kept. */
    record Row(String id, String visitor, TournamentSetup setup, long created) {}

    private final Database database;

    TournamentRows(Database database) {
        this.database = database;
    }

    void add(Row row) {
        database.write(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "insert into tournament_entry (id, visitor, setup, created) values (?, ?, ?, ?)")) {
                insert.setString(1, row.id());
                insert.setString(2, row.visitor());
                insert.setString(3, row.setup().json());
                insert.setLong(4, row.created());
                return insert.executeUpdate();
            }
        });
    }

    Optional<Row> find(String id) {
        return select("where id = ?", id).stream().findFirst();
    }

    /** All of a visitor, the newest first. */
    List<Row> of(String visitor) {
        return select("where visitor = ? order by created desc, id", visitor);
    }

    private List<Row> select(String where, String value) {
        return database.read(connection -> {
            try (PreparedStatement select =
                    connection.prepareStatement("select id, visitor, setup, created from tournament_entry " + where)) {
                select.setString(1, value);
                try (ResultSet rows = select.executeQuery()) {
                    List<Row> found = new ArrayList<>();
                    while (rows.next()) {
                        found.add(new Row(
                                rows.getString(1),
                                rows.getString(2),
                                TournamentSetup.parse(rows.getString(3)),
                                rows.getLong(4)));
                    }
                    return found;
                }
            }
        });
    }
}
