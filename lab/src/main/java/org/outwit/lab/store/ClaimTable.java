package org.outwit.lab.store;

import java.sql.SQLException;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Sql;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;

/**
 * The SQL of runs and of what they claim and finish. A claim and a measurement are the same row, so there is no moment between the end of
 * the one and the beginning of the other in which a second program could take the cell. Only a run that is seen to be silent loses
 * its claims; one that is not seen yet, because it has just begun, does not.
 */
final class ClaimTable {

    private static final String RELEASE =
            "delete from lab_cell where experiment = ? and version = ? and inputs = ? and cell = ? and seed = ?"
                    + " and run = ? and finished is null";

    private final String run;
    private final String begin;
    private final String beat;
    private final String end;
    private final String claim;
    private final String finish;

    ClaimTable(DatabasePlace place, String run, RunTiming timing) {
        String now = place.now();
        this.run = run;
        this.begin = "insert into lab_run (id, program, build, started, heartbeat) values (?, ?, ?, " + now + ", " + now
                + ")" + " on conflict (id) do nothing";
        this.beat = "update lab_run set heartbeat = " + now + " where id = ?";
        this.end = "update lab_run set heartbeat = " + now + ", ended = " + now + " where id = ?";
        this.claim =
                "insert into lab_cell (experiment, version, inputs, cell, seed, run, claimed) values (?, ?, ?, ?, ?, ?, "
                        + now + ")"
                        + " on conflict (experiment, version, inputs, cell, seed) do update set run = excluded.run, claimed = excluded.claimed"
                        + " where lab_cell.finished is null and (lab_cell.run = excluded.run or exists (select 1 from lab_run"
                        + " where lab_run.id = lab_cell.run and lab_run.heartbeat < " + now + " - "
                        + timing.silence().toMillis() + "))";
        this.finish =
                "insert into lab_cell (experiment, version, inputs, cell, seed, run, claimed, finished, processor_nanos, numbers, details)"
                        + " values (?, ?, ?, ?, ?, ?, " + now + ", " + now + ", ?, ?, ?)"
                        + " on conflict (experiment, version, inputs, cell, seed) do update set run = excluded.run, finished = excluded.finished,"
                        + " processor_nanos = excluded.processor_nanos, numbers = excluded.numbers, details = excluded.details"
                        + " where lab_cell.finished is null";
    }

    void begin(Sql sql, String program, String build) throws SQLException {
        sql.update(begin, run, program, build);
    }

    void beat(Sql sql) throws SQLException {
        sql.update(beat, run);
    }

    /** Gives back what is claimed, and ends the run. */
    void end(Sql sql) throws SQLException {
        sql.update("delete from lab_cell where run = ? and finished is null", run);
        sql.update(end, run);
    }

    boolean claim(Sql sql, Measured what, Cell cell) throws SQLException {
        return sql.update(claim, what.experiment(), what.version(), cell.inputs(), cell.key(), cell.seed(), run) == 1;
    }

    void release(Sql sql, Measured what, Cell cell) throws SQLException {
        sql.update(RELEASE, what.experiment(), what.version(), cell.inputs(), cell.key(), cell.seed(), run);
    }

    void finish(Sql sql, Measured what, Cell cell, long nanos, String numbers, String details) throws SQLException {
        sql.update(
                finish,
                what.experiment(),
                what.version(),
                cell.inputs(),
                cell.key(),
                cell.seed(),
                run,
                nanos,
                numbers,
                details);
    }
}
