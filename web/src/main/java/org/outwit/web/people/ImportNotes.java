package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;

/** How far imports are. A note is written in the same transaction as the games it counts, so a killed server goes on exactly there. */
final class ImportNotes {

    /** More are counted and not kept: nobody reads them. */
    private static final int MOST_REFUSALS = 100_000;

    /**
     * How far an import is.
     *
     * @param seen how many records were read, in the order of the files
     * @param added how many of them are new games
     * @param known how many were there before
     * @param refused how many could not be used
     */
    record Note(
            String job,
            String visitor,
            String game,
            String name,
            long seen,
            long added,
            long known,
            long refused,
            boolean ended) {}

    private final Database database;

    ImportNotes(Database database) {
        this.database = database;
    }

    Optional<Note> find(String job) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(
                    "select job, visitor, game, name, seen, added, known, refused, ended from people_import where job = ?")) {
                select.setString(1, job);
                try (ResultSet row = select.executeQuery()) {
                    if (!row.next()) return Optional.empty();
                    return Optional.of(new Note(
                            row.getString(1),
                            row.getString(2),
                            row.getString(3),
                            row.getString(4),
                            row.getLong(5),
                            row.getLong(6),
                            row.getLong(7),
                            row.getLong(8),
                            row.getInt(9) > 0));
                }
            }
        });
    }

    void write(Note note) {
        database.write(connection -> {
            write(connection, note);
            return null;
        });
    }

    static void write(Connection connection, Note note) throws SQLException {
        try (PreparedStatement upsert = connection.prepareStatement(
                "insert into people_import (job, visitor, game, name, seen, added, known, refused, ended)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (job) do update set seen = excluded.seen,"
                        + " added = excluded.added, known = excluded.known, refused = excluded.refused, ended = excluded.ended")) {
            upsert.setString(1, note.job);
            upsert.setString(2, note.visitor);
            upsert.setString(3, note.game);
            upsert.setString(4, note.name);
            upsert.setLong(5, note.seen);
            upsert.setLong(6, note.added);
            upsert.setLong(7, note.known);
            upsert.setLong(8, note.refused);
            upsert.setInt(9, note.ended ? 1 : 0);
            upsert.executeUpdate();
        }
    }

    /** Keeps sentences about what could not be used, numbered behind those that are there. */
    static void refuse(Connection connection, String job, long before, List<String> sentences) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("insert into people_refused (job, number, sentence) values (?, ?, ?)")) {
            long number = before;
            for (String each : sentences) {
                if (++number > MOST_REFUSALS) return;
                insert.setString(1, job);
                insert.setLong(2, number);
                insert.setString(3, each);
                insert.executeUpdate();
            }
        }
    }

    /** Forgets imports whose jobs are forgotten, with all that was said about them: no page leads there any more. */
    void forgetOld() {
        database.writeSoon(connection -> {
            for (String table : List.of("people_refused", "people_import")) {
                try (PreparedStatement delete = connection.prepareStatement(
                        "delete from " + table + " where job not in (select id from job_work)")) {
                    delete.executeUpdate();
                }
            }
            return null;
        });
    }

    /** What could not be used, in the order of the files. */
    List<String> refused(String job, int most) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(
                    "select sentence from people_refused where job = ? order by number limit " + most)) {
                select.setString(1, job);
                try (ResultSet rows = select.executeQuery()) {
                    List<String> found = new ArrayList<>();
                    while (rows.next()) found.add(rows.getString(1));
                    return found;
                }
            }
        });
    }
}
