package org.outwit.web.job;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;

/** Jobs in the database. */
public final class JobTable {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("job", JobTable.class, List.of("jobs"));

    private static final int KEPT = 200;
    private static final String COLUMNS =
            "id, visitor, kind, title, plan, state, activity, share, memory, result, created";

    private final Database database;

    JobTable(Database database) {
        this.database = database;
    }

    void add(Job job) {
        database.write(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "insert into job_work (" + COLUMNS + ") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
                insert.setString(1, job.id());
                insert.setString(2, job.visitor());
                insert.setString(3, job.kind());
                insert.setString(4, job.title());
                insert.setString(5, job.plan());
                insert.setString(6, job.state().name());
                insert.setString(7, job.activity());
                insert.setDouble(8, job.share());
                insert.setString(9, job.memory());
                insert.setString(10, job.result());
                insert.setLong(11, job.created());
                return insert.executeUpdate();
            }
        });
    }

    void update(Job job) {
        database.write(connection -> {
            try (PreparedStatement update = connection.prepareStatement(
                    "update job_work set state = ?, activity = ?, share = ?, memory = ?, result = ?, ended = ? where id = ?")) {
                update.setString(1, job.state().name());
                update.setString(2, job.activity());
                update.setDouble(3, job.share());
                update.setString(4, job.memory());
                update.setString(5, job.result());
                if (job.state().isEnd()) update.setLong(6, System.currentTimeMillis());
                else update.setNull(6, Types.BIGINT);
                update.setString(7, job.id());
                return update.executeUpdate();
            }
        });
    }

    /** Writes down how a job ended, and forgets what its visitor has long forgotten. */
    void end(Job job) {
        update(job);
        database.writeSoon(connection -> {
            try (PreparedStatement delete = connection.prepareStatement(
                    "delete from job_work where visitor = ? and ended is not null and id not in"
                            + " (select id from job_work where visitor = ? and ended is not null order by ended desc, id limit "
                            + KEPT
                            + ")")) {
                delete.setString(1, job.visitor());
                delete.setString(2, job.visitor());
                return delete.executeUpdate();
            }
        });
    }

    /** Those that an earlier server did not end, the oldest first. */
    List<Job> open() {
        return select("where state in ('WAITING', 'RUNNING') order by created, id", List.of());
    }

    /** The latest of a visitor, the newest first. */
    List<Job> latest(String visitor, int most) {
        return select("where visitor = ? order by created desc, id limit " + most, List.of(visitor));
    }

    Optional<Job> find(String id) {
        return select("where id = ?", List.of(id)).stream().findFirst();
    }

    private List<Job> select(String where, List<String> values) {
        return database.read(connection -> {
            try (PreparedStatement select =
                    connection.prepareStatement("select " + COLUMNS + " from job_work " + where)) {
                for (int i = 0; i < values.size(); i++) select.setString(i + 1, values.get(i));
                try (ResultSet rows = select.executeQuery()) {
                    List<Job> found = new ArrayList<>();
                    while (rows.next()) found.add(read(rows));
                    return found;
                }
            }
        });
    }

    private static Job read(ResultSet row) throws SQLException {
        return new Job(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                Job.State.valueOf(row.getString(6)),
                row.getString(7),
                row.getDouble(8),
                row.getString(9),
                row.getString(10),
                row.getLong(11));
    }
}
