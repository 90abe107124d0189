package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.Database;
import org.outwit.learn.strength.PlayerRating;
import org.outwit.learn.strength.StrengthSurvey;
import org.outwit.learn.strength.Strengths;

/**
 * How strong a visitor's people are, from their results and the ratings in records. The games of shipped people count too, so that
 * whoever played against one of them is on the same scale.
 */
final class StrengthEstimate<P extends Position> {

    /** With fewer games a rating says little but where the mean is. */
    private static final int LEAST_GAMES = 5;

    /** How sure a rating is takes about as long as a step of the fit, for each person. */
    private static final int MOST_PEOPLE = 2000;

    private static final int QUICK = 2000;

    private final Database database;
    private final Game<P> game;

    StrengthEstimate(Database database, Game<P> game) {
        this.database = database;
        this.game = game;
    }

    /** Whether it takes less than a moment, so that somebody whose game has just ended can wait for it. */
    boolean isQuick(String visitor) {
        return database.read(connection -> {
            try (PreparedStatement select =
                    connection.prepareStatement("select count(*) from people_game where visitor = ? and game = ?")) {
                select.setString(1, visitor);
                select.setString(2, game.name());
                try (ResultSet row = select.executeQuery()) {
                    return row.next() && row.getLong(1) <= QUICK;
                }
            }
        });
    }

    /** Estimates everybody of this visitor who plays the game again. */
    void update(String visitor) {
        if (game.capabilities().players() != 2) return;
        StrengthSurvey<P> survey = new StrengthSurvey<>(game);
        database.read(connection -> {
            results(connection, visitor, survey);
            return null;
        });
        Strengths strengths = survey.strengths();
        int least = LEAST_GAMES;
        while (strengths.people(least) > MOST_PEOPLE) least *= 2;
        List<PlayerRating> ratings = strengths.strongest(Integer.MAX_VALUE, least);
        database.write(connection -> {
            write(connection, visitor, ratings);
            return null;
        });
    }

    /** Nobody asks for the moves, so they are not read. */
    private void results(Connection connection, String visitor, StrengthSurvey<P> survey) throws SQLException {
        P start = game.start();
        try (PreparedStatement select = connection.prepareStatement(
                "select g.outcome, a.name_key, b.name_key, a.rating, b.rating from people_game g"
                        + " join people_seat a on a.game_id = g.id and a.seat = 0"
                        + " join people_seat b on b.game_id = g.id and b.seat = 1"
                        + " where g.visitor in (?, '') and g.game = ? order by g.added, g.id")) {
            select.setString(1, visitor);
            select.setString(2, game.name());
            try (ResultSet rows = select.executeQuery()) {
                while (rows.next()) {
                    Map<String, String> tags = new HashMap<>();
                    if (rows.getString(4) != null) tags.put("FirstElo", rows.getString(4));
                    if (rows.getString(5) != null) tags.put("SecondElo", rows.getString(5));
                    List<String> players = List.of(rows.getString(2), rows.getString(3));
                    survey.game(new PlayedGame<>(
                            1, new Place(1, 1), tags, players, start, new int[0], outcome(rows.getString(1))));
                }
            }
        }
    }

    private static Outcome outcome(String score) {
        return Stream.of(Outcome.values())
                .filter(each -> each.score().equals(score))
                .findFirst()
                .orElse(Outcome.UNKNOWN);
    }

    private void write(Connection connection, String visitor, List<PlayerRating> ratings) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(
                "update people_person set rating = ?, rating_error = ? where visitor = ? and game = ? and name_key = ?")) {
            for (PlayerRating each : ratings) {
                update.setDouble(1, each.rating());
                update.setDouble(2, each.standardError());
                update.setString(3, visitor);
                update.setString(4, game.name());
                update.setString(5, each.name());
                update.executeUpdate();
            }
        }
    }
}
