package org.outwit.web.people;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Sql;
import org.outwit.learn.strength.PlayerRating;
import org.outwit.learn.strength.StrengthSurvey;
import org.outwit.learn.strength.Strengths;

/**
 * How strong a visitor's people are, from their results and the ratings in records. The games of shipped people count too, so that
 * a person who played against one of them is on the same scale.
 *
 * <p>Looking at all games takes seconds for each hundred thousand of them, so it is done while there are few, and again whenever a tenth
 * is new. In between a {@link StrengthStep} moves the ratings of those who played, in a time that grows with the new games alone.
 */
final class StrengthEstimate<P extends Position> {

    /** With fewer games a rating says little but where the mean is. */
    private static final int LEAST_GAMES = 5;

    /** How sure a rating is takes about as long as a step of the fit, for each person. */
    private static final int MOST_PEOPLE = 2000;

    /** The number of games that are looked at in less than a moment, so that a visitor whose game has just ended can wait for it. */
    private static final int FEW = 2000;

    private final Database database;
    private final Game<P> game;
    private final int few;

    StrengthEstimate(Database database, Game<P> game) {
        this(database, game, FEW);
    }

    /** @param few up to this number of games, all of them are looked at */
    StrengthEstimate(Database database, Game<P> game, int few) {
        this.database = database;
        this.game = game;
        this.few = few;
    }

    /** Brings the ratings of this visitor's people up to date. */
    void update(String visitor) {
        update(visitor, true);
    }

    /** Leaves to the next import what takes long. */
    void updateQuickly(String visitor) {
        update(visitor, false);
    }

    private void update(String visitor, boolean patient) {
        if (game.capabilities().players() != 2) return;
        if (hasFew(visitor)) {
            updateAll(visitor);
            return;
        }
        Optional<StrengthNote> note = database.read(sql -> StrengthNote.find(sql, visitor, game.name()));
        if (note.isPresent()) {
            StrengthNote next = new StrengthStep(database, game.name()).update(visitor, note.get());
            if (!patient || !next.isOld()) return;
        }
        if (patient) updateAll(visitor);
    }

    private boolean hasFew(String visitor) {
        String count = "select count(*) from (select 1 from people_game where visitor = ? and game = ? limit "
                + (few + 1L) + ") as some";
        return database.read(sql -> sql.one(count, row -> row.getLong(1), visitor, game.name()))
                        .orElse(0L)
                <= few;
    }

    /** Looks at all games. */
    void updateAll(String visitor) {
        if (game.capabilities().players() != 2) return;
        StrengthSurvey<P> survey = new StrengthSurvey<>(game);
        long[] seen = new long[2]; // games, the number of the last
        P start = game.start();
        database.read(sql -> {
            PlayedResult.all(sql, visitor, game.name(), result -> {
                survey.game(played(result, start));
                seen[0]++;
                seen[1] = Math.max(seen[1], result.added());
            });
            return null;
        });
        Strengths strengths = survey.strengths();
        int least = LEAST_GAMES;
        while (strengths.people(least) > MOST_PEOPLE) least *= 2;
        List<PlayerRating> ratings = strengths.strongest(Integer.MAX_VALUE, least);
        StrengthNote note = new StrengthNote(
                visitor,
                game.name(),
                seen[0],
                0,
                seen[1],
                strengths.mean(),
                strengths.firstMove(),
                strengths.dispersion());
        database.write(sql -> {
            for (PlayerRating each : ratings)
                write(sql, visitor, game.name(), each.name(), each.rating(), each.standardError());
            return note.write(sql);
        });
    }

    /** Nobody asks for the moves, so they are not read. */
    private PlayedGame<P> played(PlayedResult result, P start) {
        Map<String, String> tags = new HashMap<>();
        result.firstTag().ifPresent(tag -> tags.put("FirstElo", String.valueOf(tag)));
        result.secondTag().ifPresent(tag -> tags.put("SecondElo", String.valueOf(tag)));
        List<String> players = List.of(result.first(), result.second());
        return new PlayedGame<>(1, new Place(1, 1), tags, players, start, new int[0], result.outcome());
    }

    static void write(Sql sql, String visitor, String game, String key, double rating, double error)
            throws SQLException {
        sql.update(
                "update people_person set rating = ?, rating_error = ? where visitor = ? and game = ? and name_key = ?",
                rating,
                error,
                visitor,
                game,
                key);
    }
}
