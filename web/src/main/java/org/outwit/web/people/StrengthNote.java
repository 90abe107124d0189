package org.outwit.web.people;

import java.sql.SQLException;
import java.util.Optional;
import org.outwit.lab.database.RecordTable;
import org.outwit.lab.database.Sql;

/**
 * Which games the ratings of a visitor's people know.
 *
 * @param games how many there were when all were looked at
 * @param since how many were added to the ratings afterwards
 * @param added the number of the last game that they know, see {@code people_game.added}
 * @param mean of whom nothing is known
 * @param firstMove what it is worth, in Elo
 * @param dispersion see {@link org.outwit.learn.strength.BradleyTerry#dispersion}
 */
record StrengthNote(
        String visitor,
        String game,
        long games,
        long since,
        long added,
        double mean,
        double firstMove,
        double dispersion) {

    /** A tenth of new games moves everybody, so that all of them have to be looked at. */
    private static final int SHARE = 10;

    private static final RecordTable<StrengthNote> NOTES =
            new RecordTable<>("people_strength", StrengthNote.class, "visitor", "game");

    static Optional<StrengthNote> find(Sql sql, String visitor, String game) throws SQLException {
        return NOTES.one(sql, "where visitor = ? and game = ?", visitor, game);
    }

    StrengthNote write(Sql sql) throws SQLException {
        return NOTES.put(sql, this);
    }

    StrengthNote with(long more, long last) {
        return new StrengthNote(visitor, game, games, since + more, last, mean, firstMove, dispersion);
    }

    boolean isOld() {
        return since * SHARE > games;
    }
}
