package org.outwit.web.person;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;
import org.outwit.web.person.KeptStudy.Stage;

/** Studies in the database. */
public final class StudyRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("person", StudyRows.class, List.of("studies"));

    private final Database database;

    StudyRows(Database database) {
        this.database = database;
    }

    Optional<KeptStudy> find(String person) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(
                    "select person, visitor, job, version, stage, effort, sections, figures, footer, made from person_study"
                            + " where person = ?")) {
                select.setString(1, person);
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? Optional.of(read(row)) : Optional.empty();
                }
            }
        });
    }

    private static KeptStudy read(ResultSet row) throws SQLException {
        return new KeptStudy(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                Stage.valueOf(row.getString(5)),
                row.getString(6),
                row.getString(7),
                row.getString(8),
                row.getString(9),
                row.getLong(10));
    }

    /** Says which job makes it now; what there was stays. */
    void begun(String person, String visitor, String job) {
        database.write(connection -> {
            try (PreparedStatement upsert = connection.prepareStatement(
                    "insert into person_study (person, visitor, job, version, stage, effort, sections, figures, footer, made)"
                            + " values (?, ?, ?, '', 'NOTHING', '', '', '', '', 0) on conflict (person) do update set"
                            + " visitor = excluded.visitor, job = excluded.job")) {
                upsert.setString(1, person);
                upsert.setString(2, visitor);
                upsert.setString(3, job);
                return upsert.executeUpdate();
            }
        });
    }

    /** Keeps sections in place of those that were; what is not whole never replaces what is. */
    void keep(KeptStudy study) {
        database.write(connection -> {
            if (study.stage() != Stage.WHOLE && isWhole(connection, study.person())) return 0;
            try (PreparedStatement update = connection.prepareStatement(
                    "update person_study set version = ?, stage = ?, effort = ?, sections = ?, figures = ?, footer = ?, made = ?"
                            + " where person = ?")) {
                update.setString(1, study.version());
                update.setString(2, study.stage().name());
                update.setString(3, study.effort());
                update.setString(4, study.sections());
                update.setString(5, study.figures());
                update.setString(6, study.footer());
                update.setLong(7, study.made());
                update.setString(8, study.person());
                return update.executeUpdate();
            }
        });
    }

    private static boolean isWhole(Connection connection, String person) throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("select 1 from person_study where person = ? and stage = 'WHOLE'")) {
            select.setString(1, person);
            try (ResultSet row = select.executeQuery()) {
                return row.next();
            }
        }
    }
}
