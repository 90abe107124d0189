package org.outwit.web.person;

import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.RecordTable;

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

    private static final RecordTable<Row> PREPARATIONS =
            new RecordTable<>("person_preparation", Row.class, "person", "visitor");

    private final Database database;

    PreparationRows(Database database) {
        this.database = database;
    }

    Optional<Row> find(String person, String visitor) {
        return database.read(sql -> PREPARATIONS.one(sql, "where person = ? and visitor = ?", person, visitor));
    }

    /** Says which job prepares now; what there was stays. */
    void begun(String person, String visitor, String job) {
        Row begun = new Row(person, visitor, job, "", 0, "", "", "", "", 0);
        database.write(sql -> PREPARATIONS.insertNew(sql, begun) ? begun : PREPARATIONS.update(sql, begun, "job"));
    }

    void keep(Row row) {
        database.write(sql ->
                PREPARATIONS.update(sql, row, "side", "games", "sections", "footer", "ending", "content", "made"));
    }
}
