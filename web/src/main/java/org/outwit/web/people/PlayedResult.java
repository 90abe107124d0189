package org.outwit.web.people;

import java.sql.SQLException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.outwit.games.record.Outcome;
import org.outwit.lab.database.RecordRow;
import org.outwit.lab.database.Sql;

/**
 * A game of two without its moves.
 *
 * @param first the key of the person who moved first
 * @param firstTag the rating that the record gives them
 * @param added the number of the game
 */
record PlayedResult(
        String first, String second, Outcome outcome, OptionalDouble firstTag, OptionalDouble secondTag, long added) {

    private static final RecordRow<PlayedResult> ROW =
            new RecordRow<>(PlayedResult.class).as(Outcome.class, Outcome::score, PlayedResult::outcome);

    private static final String SELECT = "select a.name_key as first, b.name_key as second, g.outcome,"
            + " a.rating as first_tag, b.rating as second_tag, g.added from people_game g"
            + " join people_seat a on a.game_id = g.id and a.seat = 0"
            + " join people_seat b on b.game_id = g.id and b.seat = 1 where ";

    private static final String ORDER = " order by g.added, g.id";

    /** The visitor's games and those of the shipped people; there may be too many to be held in memory. */
    static void all(Sql sql, String visitor, String game, Consumer<PlayedResult> results) throws SQLException {
        sql.each(SELECT + "g.visitor in (?, '') and g.game = ?" + ORDER, ROW, results, visitor, game);
    }

    /** The visitor's games that were added after one. */
    static List<PlayedResult> after(Sql sql, String visitor, String game, long added) throws SQLException {
        String later = SELECT + "g.visitor = ? and g.game = ? and g.added > ?" + ORDER;
        return sql.query(later, ROW, visitor, game, added);
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

    /** The points of the person who moved first. */
    double points() {
        return outcome == Outcome.DRAW ? 0.5 : outcome == Outcome.FIRST_WINS ? 1 : 0;
    }
}
