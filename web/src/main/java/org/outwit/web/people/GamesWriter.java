package org.outwit.web.people;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.RecordTable;
import org.outwit.lab.database.Sql;
import org.outwit.learn.strength.RatingTags;
import org.outwit.learn.study.PersonGames;

/** Writes games within a transaction, and counts them for those who played them. A game that is there already changes nothing. */
final class GamesWriter<P extends Position> {

    private record GameRow(
            String id,
            String visitor,
            String game,
            String source,
            String outcome,
            int year,
            String record,
            long added) {}

    private record SeatRow(String gameId, int seat, String person, String nameKey, OptionalDouble rating) {}

    private static final RecordTable<GameRow> GAMES = new RecordTable<>("people_game", GameRow.class, "id");
    private static final RecordTable<SeatRow> SEATS =
            new RecordTable<>("people_seat", SeatRow.class, "game_id", "seat");

    private static final String ADD_TO_PERSON =
            "insert into people_person (id, visitor, game, name_key, name, about, games, wins, draws, losses, first_year,"
                    + " last_year, job) values (?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, ?, '') on conflict (id) do update set"
                    + " games = people_person.games + excluded.games, wins = people_person.wins + excluded.wins,"
                    + " draws = people_person.draws + excluded.draws, losses = people_person.losses + excluded.losses,"
                    + " first_year = case when people_person.first_year = 0 or (excluded.first_year > 0"
                    + " and excluded.first_year < people_person.first_year) then excluded.first_year"
                    + " else people_person.first_year end,"
                    + " last_year = case when excluded.last_year > people_person.last_year then excluded.last_year"
                    + " else people_person.last_year end";

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
    int write(Sql sql, List<PlayedGame<P>> games) throws SQLException {
        Map<String, Sum> sums = new LinkedHashMap<>();
        long added = sql.one("select max(added) from people_game", row -> row.getLong(1))
                .orElse(0L);
        int fresh = 0;
        for (PlayedGame<P> played : games) {
            GameRecord kept = GameRecord.of(game, played);
            String id = kept.id(visitor, game);
            int year = PersonGames.year(played.tags());
            GameRow row = new GameRow(
                    id, visitor, game.name(), source, played.outcome().score(), year, kept.text(), ++added);
            if (!GAMES.insertNew(sql, row)) continue;
            fresh++;
            for (int seat = 0; seat < kept.keys().size(); seat++) seat(sql, id, seat, kept, played, year, sums);
        }
        for (Map.Entry<String, Sum> each : sums.entrySet()) person(sql, each.getKey(), each.getValue());
        return fresh;
    }

    private void seat(
            Sql sql, String id, int seat, GameRecord kept, PlayedGame<P> played, int year, Map<String, Sum> sums)
            throws SQLException {
        String key = kept.keys().get(seat);
        if (key.isEmpty()) return;
        SEATS.insert(sql, new SeatRow(id, seat, person(key), key, tags.of(played, seat)));
        boolean again = kept.keys().indexOf(key) < seat; // both sides of one game are one game
        if (again || !isPerson.test(key)) return;
        sums.computeIfAbsent(key, each -> new Sum(played.players().get(seat).strip()))
                .add(played, seat, year);
    }

    private String person(String key) {
        return GameRecord.personId(visitor, game.name(), key);
    }

    private void person(Sql sql, String key, Sum sum) throws SQLException {
        sql.update(
                ADD_TO_PERSON,
                person(key),
                visitor,
                game.name(),
                key,
                sum.name,
                sum.games,
                sum.wins,
                sum.draws,
                sum.losses,
                sum.firstYear,
                sum.lastYear);
    }
}
