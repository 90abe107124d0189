package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.outwit.games.record.Outcome;

/**
 * A game of two without its moves.
 *
 * @param first the key of whoever moved first
 * @param firstTag the rating that the record gives them
 * @param added the number of the game
 */
record PlayedResult(
        String first, String second, Outcome outcome, OptionalDouble firstTag, OptionalDouble secondTag, long added) {

    private static final String SELECT =
            "select a.name_key, b.name_key, g.outcome, a.rating, b.rating, g.added from people_game g"
                    + " join people_seat a on a.game_id = g.id and a.seat = 0"
                    + " join people_seat b on b.game_id = g.id and b.seat = 1 where ";

    private static final String ORDER = " order by g.added, g.id";

    /** The visitor's games and those of the shipped people; there may be too many to be held in memory. */
    static void all(Connection connection, String visitor, String game, Consumer<PlayedResult> results)
            throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement(SELECT + "g.visitor in (?, '') and g.game = ?" + ORDER)) {
            select.setString(1, visitor);
            select.setString(2, game);
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) results.accept(read(rows));
            }
        }
    }

    /** The visitor's games that were added after one. */
    static List<PlayedResult> after(Connection connection, String visitor, String game, long added)
            throws SQLException {
        try (PreparedStatement select =
                connection.prepareStatement(SELECT + "g.visitor = ? and g.game = ? and g.added > ?" + ORDER)) {
            select.setString(1, visitor);
            select.setString(2, game);
            select.setLong(3, added);
            try (ResultSet rows = select.executeQuery()) {
                List<PlayedResult> results = new ArrayList<>();
                while (rows.next()) results.add(read(rows));
                return results;
            }
        }
    }

    private static PlayedResult read(ResultSet row) throws SQLException {
        return new PlayedResult(
                row.getString(1),
                row.getString(2),
                outcome(row.getString(3)),
                tag(row, 4),
                tag(row, 5),
                row.getLong(6));
    }

    private static OptionalDouble tag(ResultSet row, int column) throws SQLException {
        double tag = row.getDouble(column);
        return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(tag);
    }

    private static Outcome outcome(String score) {
        return Stream.of(Outcome.values())
                .filter(each -> each.score().equals(score))
                .findFirst()
                .orElse(Outcome.UNKNOWN);
    }

    /** Whether it says anything about strength. */
    boolean counts() {
        return outcome != Outcome.UNKNOWN && !first.equals(second) && !first.isEmpty() && !second.isEmpty();
    }

    /** Of whoever moved first. */
    double points() {
        return outcome == Outcome.DRAW ? 0.5 : outcome == Outcome.FIRST_WINS ? 1 : 0;
    }
}
