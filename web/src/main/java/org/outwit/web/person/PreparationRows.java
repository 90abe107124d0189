package org.outwit.web.person;

import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.RecordRow;
import org.outwit.lab.database.RecordTable;
import org.outwit.learn.prepare.PreparationText;

/** What visitors prepared last against people, in the database. */
final class PreparationRows {

    /**
     * A preparation.
     *
     * @param job the last one; it may be going on
     * @param side which of your sides it is for: first, second or both
     * @param games how many games the person had then
     * @param findings as {@link PreparationText} has them; empty where an earlier program kept a page instead
     * @param made when it was, in milliseconds; 0 where nothing was yet
     */
    record Row(String person, String visitor, String job, String side, int games, String findings, long made) {

        boolean isThere() {
            return made > 0;
        }
    }

    private static final RecordTable<Row> PREPARATIONS =
            new RecordTable<>("person_preparation", Row.class, "person", "visitor");

    /** The page that an earlier program kept in place of what it had found. */
    private static final String EARLIER =
            "select sections, footer, ending, content from person_preparation_page where person = ? and visitor = ?"
                    + " and sections <> ''";

    private final Database database;

    PreparationRows(Database database) {
        this.database = database;
    }

    Optional<Row> find(String person, String visitor) {
        return database.read(sql -> PREPARATIONS.one(sql, "where person = ? and visitor = ?", person, visitor));
    }

    /** Says which job prepares now; what there was stays. */
    void begun(String person, String visitor, String job) {
        Row begun = new Row(person, visitor, job, "", 0, "", 0);
        database.write(sql -> PREPARATIONS.insertNew(sql, begun) ? begun : PREPARATIONS.update(sql, begun, "job"));
    }

    void keep(Row row) {
        database.write(sql -> {
            sql.update(
                    "delete from person_preparation_page where person = ? and visitor = ?",
                    row.person(),
                    row.visitor());
            return PREPARATIONS.update(sql, row, "side", "games", "findings", "made");
        });
    }

    /** What was prepared, for a page and for a file; empty where nothing was yet. */
    <P extends Position> Optional<PreparationView> view(Row row, Game<P> game) {
        if (!row.findings.isEmpty()) {
            return Optional.of(PreparationView.of(game, PreparationText.read(row.findings)));
        }
        RecordRow<PreparationView> kept = new RecordRow<>(PreparationView.class);
        return database.read(sql -> sql.one(EARLIER, kept, row.person, row.visitor));
    }
}
