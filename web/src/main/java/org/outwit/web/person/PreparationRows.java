package org.outwit.web.person;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.outwit.lab.database.Database;

/** What visitors prepared last against people, in the database. */
final class PreparationRows {

    /**
     * A preparation.
     *
     * @param job the last one; it may be going on
     * @param side which of your sides it is for: first, second or both
     * @param games how many games the person had then
     * @param sections the chapters as markup; empty where there are none yet
     * @param ending of the file with the lines, whose text is {@code content}
     * @param made when it was, in milliseconds
     */
    record Row(
            String person,
            String visitor,
            String job,
            String side,
            int games,
            String sections,
            String footer,
            String ending,
            String content,
            long made) {

        boolean isThere() {
            return !sections.isEmpty();
        }
    }

    private final Database database;

    PreparationRows(Database database) {
        this.database = database;
    }

    Optional<Row> find(String person, String visitor) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(
                    "select person, visitor, job, side, games, sections, footer, ending, content, made from person_preparation"
                            + " where person = ? and visitor = ?")) {
                select.setString(1, person);
                select.setString(2, visitor);
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? Optional.of(read(row)) : Optional.empty();
                }
            }
        });
    }

    private static Row read(ResultSet row) throws SQLException {
        return new Row(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getInt(5),
                row.getString(6),
                row.getString(7),
                row.getString(8),
                row.getString(9),
                row.getLong(10));
    }

    /** Says which job prepares now; what there was stays. */
    void begun(String person, String visitor, String job) {
        database.write(connection -> {
            try (PreparedStatement upsert = connection.prepareStatement(
                    "insert into person_preparation (person, visitor, job, side, games, sections, footer, ending, content, made)"
                            + " values (?, ?, ?, '', 0, '', '', '', '', 0) on conflict (person, visitor) do update set"
                            + " job = excluded.job")) {
                upsert.setString(1, person);
                upsert.setString(2, visitor);
                upsert.setString(3, job);
                return upsert.executeUpdate();
            }
        });
    }

    void keep(Row row) {
        database.write(connection -> {
            try (PreparedStatement update = connection.prepareStatement(
                    "update person_preparation set side = ?, games = ?, sections = ?, footer = ?, ending = ?, content = ?, made = ?"
                            + " where person = ? and visitor = ?")) {
                update.setString(1, row.side());
                update.setInt(2, row.games());
                update.setString(3, row.sections());
                update.setString(4, row.footer());
                update.setString(5, row.ending());
                update.setString(6, row.content());
                update.setLong(7, row.made());
                update.setString(8, row.person());
                update.setString(9, row.visitor());
                return update.executeUpdate();
            }
        });
    }
}
