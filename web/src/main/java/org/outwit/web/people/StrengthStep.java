package org.outwit.web.people;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.RecordRow;
import org.outwit.lab.database.Sql;
import org.outwit.learn.strength.Glicko;

/**
 * Moves ratings by the games that they do not know yet, without looking at any other. A person without a rating gets one when all
 * games are looked at again.
 */
final class StrengthStep {

    /** How far from the mean somebody may be of whom nothing is known, and from the rating that a record gives. */
    private static final double UNKNOWN_ERROR = 150;

    private static final double TAG_ERROR = 50;

    /** @param isRated whether it is a rating of the visitor's own people, which games move */
    private record Known(double rating, double error, boolean isRated) {}

    private static final RecordRow<Known> ROW = new RecordRow<>(Known.class);

    private static final String RATED =
            "select rating, rating_error as error, case when visitor = ? then 1 else 0 end as is_rated from people_person"
                    + " where visitor in (?, '') and game = ? and name_key = ? and rating is not null order by visitor desc";

    private final Database database;
    private final String game;

    StrengthStep(Database database, String game) {
        this.database = database;
        this.game = game;
    }

    /** @return which games the ratings know now */
    StrengthNote update(String visitor, StrengthNote note) {
        return database.write(sql -> {
            List<PlayedResult> results = PlayedResult.after(sql, visitor, game, note.added());
            if (results.isEmpty()) return note;
            Map<String, Known> known = new HashMap<>();
            for (PlayedResult each : results) {
                if (!each.counts()) continue;
                know(sql, visitor, each.first(), each.firstTag(), note, known);
                know(sql, visitor, each.second(), each.secondTag(), note, known);
            }
            for (Map.Entry<String, Glicko> each : steps(results, known, note).entrySet()) {
                Glicko step = each.getValue();
                StrengthEstimate.write(sql, visitor, game, each.getKey(), step.rating(), step.standardError());
            }
            StrengthNote next =
                    note.with(results.size(), results.get(results.size() - 1).added());
            return next.write(sql);
        });
    }

    private static Map<String, Glicko> steps(List<PlayedResult> results, Map<String, Known> known, StrengthNote note) {
        Map<String, Glicko> steps = new HashMap<>();
        for (PlayedResult each : results) {
            if (!each.counts()) continue;
            Known first = known.get(each.first());
            Known second = known.get(each.second());
            if (first.isRated)
                step(steps, each.first(), first, note).game(second.rating, second.error, true, each.points());
            if (second.isRated)
                step(steps, each.second(), second, note).game(first.rating, first.error, false, 1 - each.points());
        }
        return steps;
    }

    private static Glicko step(Map<String, Glicko> steps, String key, Known known, StrengthNote note) {
        return steps.computeIfAbsent(
                key, each -> new Glicko(known.rating, known.error, note.firstMove(), note.dispersion()));
    }

    /** What is known of somebody before these games: of the visitor's people, or else of those who were shipped. */
    private void know(
            Sql sql, String visitor, String key, OptionalDouble tag, StrengthNote note, Map<String, Known> known)
            throws SQLException {
        if (known.containsKey(key)) return;
        Known unrated = tag.isPresent()
                ? new Known(tag.getAsDouble(), TAG_ERROR, false)
                : new Known(note.mean(), UNKNOWN_ERROR, false);
        known.put(key, sql.one(RATED, ROW, visitor, visitor, game, key).orElse(unrated));
    }
}
