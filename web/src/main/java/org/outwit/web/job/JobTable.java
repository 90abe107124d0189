package org.outwit.web.job;

import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordTable;

/** Jobs in the database. */
public final class JobTable {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("job", JobTable.class, List.of("jobs"));

    private static final int KEPT = 200;
    private static final RecordTable<Job> JOBS = new RecordTable<>("job_work", Job.class, "id");

    private final Database database;

    JobTable(Database database) {
        this.database = database;
    }

    void add(Job job) {
        database.write(sql -> JOBS.insert(sql, job));
    }

    void update(Job job) {
        Long ended = job.state().isEnd() ? Long.valueOf(System.currentTimeMillis()) : null;
        database.write(sql -> {
            JOBS.update(sql, job, "state", "activity", "share", "memory", "result");
            return sql.update("update job_work set ended = ? where id = ?", ended, job.id());
        });
    }

    /** Writes down how a job ended, and forgets what its visitor has long forgotten. */
    void end(Job job) {
        update(job);
        String old = "delete from job_work where visitor = ? and ended is not null and id not in"
                + " (select id from job_work where visitor = ? and ended is not null order by ended desc, id limit "
                + KEPT
                + ")";
        database.writeSoon(sql -> sql.update(old, job.visitor(), job.visitor()));
    }

    /** The jobs that an earlier server did not end, the oldest first. */
    List<Job> open() {
        return database.read(sql -> JOBS.select(sql, "where state in ('WAITING', 'RUNNING') order by created, id"));
    }

    /** The latest of a visitor, the newest first. */
    List<Job> latest(String visitor, int most) {
        String which = "where visitor = ? order by created desc, id limit " + most;
        return database.read(sql -> JOBS.select(sql, which, visitor));
    }

    Optional<Job> find(String id) {
        return database.read(sql -> JOBS.one(sql, "where id = ?", id));
    }
}
