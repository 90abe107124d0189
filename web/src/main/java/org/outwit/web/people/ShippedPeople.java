package org.outwit.web.people;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.Sql;
import org.outwit.lab.database.SqlWork;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.Populations;
import org.outwit.web.game.LadderElo;
import org.outwit.web.game.LadderElo.Measured;

/**
 * People who are there on the first visit, so that no page is empty: characters and levels of the main games, who played a tournament
 * of their own. Games and models are resources, made as docs/club.md says; they are read into the database once for each
 * release of them.
 */
final class ShippedPeople {

    /** Goes up with the games or models; then those of an earlier release are replaced. */
    static final int VERSION = 3;

    /** The games of each game. */
    static final Map<String, String> FILES = Map.of(
            "checkers", "outwit-club-2026.pdn",
            "othello", "outwit-club-2026.ggf",
            "chess", "outwit-club-2026.pgn");

    private final Database database;

    ShippedPeople(Database database) {
        this.database = database;
    }

    /** Makes sure that this release is in the tables, all of it or nothing. */
    void load() {
        if (database.read(ShippedPeople::version) == VERSION) return;
        List<SqlWork<Void>> parts = new ArrayList<>();
        FILES.keySet().stream().sorted().map(Games::named).forEach(game -> parts.add(part(game)));
        database.write(sql -> {
            clear(sql);
            for (SqlWork<Void> each : parts) each.on(sql);
            return sql.update("insert into people_shipped (version) values (?)", VERSION);
        });
        FILES.keySet().stream().sorted().map(Games::named).forEach(this::strengths);
    }

    /** They are as strong as the Play page says; their own tournament only makes sure that there is a scale for who played them. */
    private <P extends Position> void strengths(Game<P> game) {
        new StrengthEstimate<>(database, game).updateAll(PeopleStore.SHIPPED);
        Map<String, Measured> measured = measured(game);
        database.write(sql -> {
            for (Map.Entry<String, Measured> each : measured.entrySet()) {
                Measured known = each.getValue();
                String key = GameRecord.key(each.getKey());
                StrengthEstimate.write(sql, PeopleStore.SHIPPED, game.name(), key, known.elo(), known.standardError());
            }
            return null;
        });
    }

    /** By name. */
    private static Map<String, Measured> measured(Game<?> game) {
        LadderElo ladder = LadderElo.of(game, Populations.SHIPPED.of(game));
        Map<String, Measured> measured = new LinkedHashMap<>();
        ClubMembers.players(game)
                .forEach((name, player) -> ladder.of(player).ifPresent(known -> measured.put(name, known)));
        return measured;
    }

    /** As if the records gave it, so that who plays against them is rated on their scale. */
    private static void tag(Sql sql, Game<?> game) throws SQLException {
        for (Map.Entry<String, Measured> each : measured(game).entrySet()) {
            String id = GameRecord.personId(PeopleStore.SHIPPED, game.name(), GameRecord.key(each.getKey()));
            sql.update(
                    "update people_seat set rating = ? where person = ?",
                    each.getValue().elo(),
                    id);
        }
    }

    private static int version(Sql sql) throws SQLException {
        return sql.one("select max(version) from people_shipped", row -> row.getInt(1))
                .orElse(0);
    }

    private static void clear(Sql sql) throws SQLException {
        sql.update("delete from people_shipped");
        sql.update("delete from people_model where person in (select id from people_person where visitor = '')");
        sql.update("delete from people_seat where game_id in (select id from people_game where visitor = '')");
        sql.update("delete from people_game where visitor = ''");
        sql.update("delete from people_person where visitor = ''");
    }

    /** Reads the games of a game now, and writes them when it is asked to. */
    private <P extends Position> SqlWork<Void> part(Game<P> game) {
        List<PlayedGame<P>> games = games(game);
        GamesWriter<P> writer = new GamesWriter<>(game, PeopleStore.SHIPPED, FILES.get(game.name()), key -> true);
        Map<String, String> about = ClubMembers.about(game);
        return sql -> {
            writer.write(sql, games);
            tag(sql, game);
            for (Map.Entry<String, String> each : about.entrySet()) {
                String id = GameRecord.personId(PeopleStore.SHIPPED, game.name(), GameRecord.key(each.getKey()));
                sql.update("update people_person set about = ? where id = ?", each.getValue(), id);
                Optional<String> model = model(game, each.getKey());
                if (model.isEmpty()) continue;
                OpponentModel read = ModelReader.read(game, model.get());
                int learned = (int) read.origin().games();
                PeopleStore.MODELS.put(sql, new PeopleStore.Model(id, model.get(), learned, LessonSentence.of(read)));
            }
            return null;
        };
    }

    static <P extends Position> List<PlayedGame<P>> games(Game<P> game) {
        String name = FILES.get(game.name());
        byte[] bytes = resource(name).orElseThrow();
        List<PlayedGame<P>> games = new ArrayList<>();
        try {
            RecordFiles.format(game, name).orElseThrow().read(RecordSource.of(name, bytes), new RecordSink<>() {
                @Override
                public void game(PlayedGame<P> played) {
                    games.add(played);
                }

                @Override
                public void rejected(Rejection rejection) {
                    throw new IllegalStateException(name + ", " + rejection);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        return games;
    }

    /** What was learned of a member before; not of all. */
    static Optional<String> model(Game<?> game, String name) {
        return resource(game.name() + "-" + name.toLowerCase(Locale.ROOT) + ".json")
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8));
    }

    private static Optional<byte[]> resource(String name) {
        try (InputStream in = ShippedPeople.class.getResourceAsStream("shipped/" + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
