package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

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
record StrengthNote(long games, long since, long added, double mean, double firstMove, double dispersion) {

    /** A tenth of new games moves everybody, so that all of them have to be looked at. */
    private static final int SHARE = 10;

    static Optional<StrengthNote> find(Connection connection, String visitor, String game) throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement("select games, since, added, mean, first_move, dispersion"
                        + " from people_strength where visitor = ? and game = ?")) {
            select.setString(1, visitor);
            select.setString(2, game);
            try (ResultSet row = select.executeQuery()) {
                if (!row.next()) return Optional.empty();
                return Optional.of(new StrengthNote(
                        row.getLong(1),
                        row.getLong(2),
                        row.getLong(3),
                        row.getDouble(4),
                        row.getDouble(5),
                        row.getDouble(6)));
            }
        }
    }

    void write(Connection connection, String visitor, String game) throws SQLException {
        try (PreparedStatement upsert = connection.prepareStatement(
                "insert into people_strength (visitor, game, games, since, added, mean, first_move, dispersion)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (visitor, game) do update set games = excluded.games,"
                        + " since = excluded.since, added = excluded.added, mean = excluded.mean,"
                        + " first_move = excluded.first_move, dispersion = excluded.dispersion")) {
            upsert.setString(1, visitor);
            upsert.setString(2, game);
            upsert.setLong(3, games);
            upsert.setLong(4, since);
            upsert.setLong(5, added);
            upsert.setDouble(6, mean);
            upsert.setDouble(7, firstMove);
            upsert.setDouble(8, dispersion);
            upsert.executeUpdate();
        }
    }

    StrengthNote with(long more, long last) {
        return new StrengthNote(games, since + more, last, mean, firstMove, dispersion);
    }

    boolean isOld() {
        return since * SHARE > games;
    }
}
