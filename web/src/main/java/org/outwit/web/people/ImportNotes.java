package org.outwit.web.people;

import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.RecordTable;
import org.outwit.lab.database.Sql;

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
            boolean ended) {

        /** The note after more records: {@code more} new games, known ones, and such that could not be used. */
        Note plus(int more, int knownMore, int refusedMore) {
            long records = seen + more + knownMore + refusedMore;
            return new Note(
                    job, visitor, game, name, records, added + more, known + knownMore, refused + refusedMore, false);
        }

        Note atItsEnd() {
            return new Note(job, visitor, game, name, seen, added, known, refused, true);
        }
    }

    private static final RecordTable<Note> NOTES = new RecordTable<>("people_import", Note.class, "job");

    private final Database database;

    ImportNotes(Database database) {
        this.database = database;
    }

    Optional<Note> find(String job) {
        return database.read(sql -> NOTES.one(sql, "where job = ?", job));
    }

    void write(Note note) {
        database.write(sql -> write(sql, note));
    }

    /** Within the transaction of the games that it counts. */
    static Note write(Sql sql, Note note) throws SQLException {
        return NOTES.put(sql, note);
    }

    /** Keeps sentences about what could not be used, numbered behind those that are there. */
    static void refuse(Sql sql, String job, long before, List<String> sentences) throws SQLException {
        long number = before;
        for (String each : sentences) {
            if (++number > MOST_REFUSALS) return;
            sql.update("insert into people_refused (job, number, sentence) values (?, ?, ?)", job, number, each);
        }
    }

    /** Forgets imports whose jobs are forgotten, with all that was said about them: no page leads there any more. */
    void forgetOld() {
        database.writeSoon(sql -> {
            sql.update("delete from people_refused where job not in (select id from job_work)");
            return sql.update("delete from people_import where job not in (select id from job_work)");
        });
    }

    /** What could not be used, in the order of the files. */
    List<String> refused(String job, int most) {
        String select = "select sentence from people_refused where job = ? order by number limit " + most;
        return database.read(sql -> sql.query(select, row -> row.getString(1), job));
    }
}
