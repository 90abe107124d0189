package org.outwit.web.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.strength.RatingTags;
import org.outwit.learn.study.PersonGames;

/** Writes games within a transaction, and counts them for those who played them. A game that is there already changes nothing. */
final class GamesWriter<P extends Position> {

    /** What a few games add to somebody's row. */
    private static final class Sum {
        private final String name;
        private int games;
        private int wins;
        private int draws;
        private int losses;
        private int firstYear;
        private int lastYear;

        Sum(String name) {
            this.name = name;
        }

        private void add(PlayedGame<?> played, int seat, int year) {
            games++;
            boolean two = played.players().size() == 2;
            if (two && played.outcome() == Outcome.DRAW) draws++;
            else if (two && played.outcome() != Outcome.UNKNOWN) {
                if ((played.outcome() == Outcome.FIRST_WINS) == (seat == 0)) wins++;
                else losses++;
            }
            if (year == 0) return;
            firstYear = firstYear == 0 ? year : Math.min(firstYear, year);
            lastYear = Math.max(lastYear, year);
        }
    }

    private final Game<P> game;
    private final String visitor;
    private final String source;
    private final Predicate<String> isPerson;
    private final RatingTags tags;

    /**
     * @param source the file that the games are from
     * @param isPerson by the key of a name: who gets a row of their own
     */
    GamesWriter(Game<P> game, String visitor, String source, Predicate<String> isPerson) {
        this.game = game;
        this.visitor = visitor;
        this.source = source;
        this.isPerson = isPerson;
        this.tags = new RatingTags(game);
    }

    /** How many were new. */
    int write(Connection connection, List<PlayedGame<P>> games) throws SQLException {
        Map<String, Sum> sums = new LinkedHashMap<>();
        long added = last(connection);
        int fresh = 0;
        try (PreparedStatement insert = connection.prepareStatement(
                        "insert into people_game (id, visitor, game, source, outcome, year, record, added)"
                                + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing");
                PreparedStatement seat = connection.prepareStatement(
                        "insert into people_seat (game_id, seat, person, name_key, rating) values (?, ?, ?, ?, ?)")) {
            for (PlayedGame<P> played : games) {
                GameRecord kept = GameRecord.of(game, played);
                String id = kept.id(visitor, game);
                int year = PersonGames.year(played.tags());
                insert.setString(1, id);
                insert.setString(2, visitor);
                insert.setString(3, game.name());
                insert.setString(4, source);
                insert.setString(5, played.outcome().score());
                insert.setInt(6, year);
                insert.setString(7, kept.text());
                insert.setLong(8, ++added);
                if (insert.executeUpdate() == 0) continue;
                fresh++;
                for (int i = 0; i < kept.keys().size(); i++) seat(seat, id, i, kept, played, year, sums);
            }
        }
        for (Map.Entry<String, Sum> each : sums.entrySet()) person(connection, each.getKey(), each.getValue());
        return fresh;
    }

    private static long last(Connection connection) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("select max(added) from people_game");
                ResultSet row = select.executeQuery()) {
            return row.next() ? row.getLong(1) : 0;
        }
    }

    private void seat(
            PreparedStatement insert,
            String id,
            int place,
            GameRecord kept,
            PlayedGame<P> played,
            int year,
            Map<String, Sum> sums)
            throws SQLException {
        String key = kept.keys().get(place);
        if (key.isEmpty()) return;
        OptionalDouble rating = tags.of(played, place);
        insert.setString(1, id);
        insert.setInt(2, place);
        insert.setString(3, GameRecord.personId(visitor, game.name(), key));
        insert.setString(4, key);
        if (rating.isPresent()) insert.setDouble(5, rating.getAsDouble());
        else insert.setNull(5, Types.DOUBLE);
        insert.executeUpdate();
        boolean again = kept.keys().indexOf(key) < place; // both sides of one game are one game
        if (again || !isPerson.test(key)) return;
        sums.computeIfAbsent(key, each -> new Sum(played.players().get(place).strip()))
                .add(played, place, year);
    }

    private void person(Connection connection, String key, Sum sum) throws SQLException {
        try (PreparedStatement upsert = connection.prepareStatement(
                "insert into people_person (id, visitor, game, name_key, name, about, games, wins, draws, losses, first_year,"
                        + " last_year, job) values (?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, '') on conflict (id) do update set"
                        + " games = people_person.games + excluded.games, wins = people_person.wins + excluded.wins,"
                        + " draws = people_person.draws + excluded.draws, losses = people_person.losses + excluded.losses,"
                        + " first_year = case when people_person.first_year = 0 or (excluded.first_year > 0"
                        + " and excluded.first_year < people_person.first_year) then excluded.first_year"
                        + " else people_person.first_year end,"
                        + " last_year = case when excluded.last_year > people_person.last_year then excluded.last_year"
                        + " else people_person.last_year end")) {
            upsert.setString(1, GameRecord.personId(visitor, game.name(), key));
            upsert.setString(2, visitor);
            upsert.setString(3, game.name());
            upsert.setString(4, key);
            upsert.setString(5, sum.name);
            upsert.setInt(6, sum.games);
            upsert.setInt(7, sum.wins);
            upsert.setInt(8, sum.draws);
            upsert.setInt(9, sum.losses);
            upsert.setInt(10, sum.firstYear);
            upsert.setInt(11, sum.lastYear);
            upsert.executeUpdate();
        }
    }
}
