package org.outwit.web.game;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Migrations;
import org.outwit.play.session.SessionState;
import org.outwit.web.http.Refusal;

/** Games in the database. Whatever a page was told of is there. */
public final class GameRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("game", GameRows.class, List.of("games"));

    /**
     * A game as it is kept.
     *
     * @param result such as "You win"; empty while it goes on
     */
    public record Row(
            String id, String visitor, GameSetup setup, SessionState state, String result, int plies, long changed) {}

    private final Database database;

    GameRows(Database database) {
        this.database = database;
    }

    DatabasePlace place() {
        return database.place();
    }

    void add(String id, String visitor, GameSetup setup, SessionState state) {
        long now = System.currentTimeMillis();
        database.write(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "insert into game_play (id, visitor, setup, state, result, plies, created, changed) values (?, ?, ?, ?, '', 0, ?, ?)")) {
                insert.setString(1, id);
                insert.setString(2, visitor);
                insert.setString(3, setup.json());
                insert.setString(4, StateJson.of(state));
                insert.setLong(5, now);
                insert.setLong(6, now);
                return insert.executeUpdate();
            }
        });
    }

    /** Before a page is told; it survives the end of the program, and all but the last moment survive a power cut. */
    void update(String id, SessionState state, String result) {
        String json = StateJson.of(state);
        database.writeSoon(connection -> {
            try (PreparedStatement update = connection.prepareStatement(
                    "update game_play set state = ?, result = ?, plies = ?, changed = ? where id = ?")) {
                update.setString(1, json);
                update.setString(2, result);
                update.setInt(3, state.moves().size());
                update.setLong(4, System.currentTimeMillis());
                update.setString(5, id);
                return update.executeUpdate();
            }
        });
    }

    Optional<Row> find(String id) {
        return select("where id = ?", id).stream().findFirst();
    }

    /** A game that a request names. */
    Row existing(String id) {
        return find(id).orElseThrow(() -> Refusal.notFound("There is no game " + id + " here."));
    }

    /** The latest games of a visitor in which something was played. */
    List<Row> latest(String visitor, int most) {
        return select("where visitor = ? and plies > 0 order by changed desc limit " + most, visitor);
    }

    /** How many games a visitor has. */
    int count(String visitor) {
        return count("select count(*) from game_play where visitor = ?", visitor);
    }

    /** How many games a visitor has opened in the last minute without a move. */
    int unplayed(String visitor) {
        long since = System.currentTimeMillis() - 60_000;
        return count("select count(*) from game_play where visitor = ? and plies = 0 and changed > " + since, visitor);
    }

    private int count(String sql, String visitor) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(sql)) {
                select.setString(1, visitor);
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? row.getInt(1) : 0;
                }
            }
        });
    }

    /** Forgets games of a visitor in which nobody has moved. */
    void dropUnplayed(String visitor, long before) {
        database.writeSoon(connection -> {
            try (PreparedStatement delete = connection.prepareStatement(
                    "delete from game_play where visitor = ? and plies = 0 and changed < ?")) {
                delete.setString(1, visitor);
                delete.setLong(2, before);
                return delete.executeUpdate();
            }
        });
    }

    /** What was learned of a visitor last; empty where nothing was. */
    Optional<String> lesson(String visitor, String game) {
        return text("select model from game_lesson where visitor = ? and game = ?", visitor, game);
    }

    void keepLesson(String visitor, String game, String model) {
        database.writeSoon(connection -> {
            try (PreparedStatement put =
                    connection.prepareStatement("insert into game_lesson (visitor, game, model) values (?, ?, ?)"
                            + " on conflict (visitor, game) do update set model = excluded.model")) {
                put.setString(1, visitor);
                put.setString(2, game);
                put.setString(3, model);
                return put.executeUpdate();
            }
        });
    }

    /** The review of a game when it had so many plies; empty where there is none. */
    Optional<String> review(String id, int plies) {
        return text("select review from game_review where id = ? and plies = ?", id, plies);
    }

    private Optional<String> text(String sql, String first, Object second) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(sql)) {
                select.setString(1, first);
                select.setObject(2, second);
                try (ResultSet row = select.executeQuery()) {
                    return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
                }
            }
        });
    }

    void keepReview(String id, int plies, String review) {
        database.write(connection -> {
            try (PreparedStatement put =
                    connection.prepareStatement("insert into game_review (id, plies, review) values (?, ?, ?)"
                            + " on conflict (id) do update set plies = excluded.plies, review = excluded.review")) {
                put.setString(1, id);
                put.setInt(2, plies);
                put.setString(3, review);
                return put.executeUpdate();
            }
        });
    }

    private List<Row> select(String where, String value) {
        return database.read(connection -> {
            try (PreparedStatement select = connection.prepareStatement(
                    "select id, visitor, setup, state, result, plies, changed from game_play " + where)) {
                select.setString(1, value);
                try (ResultSet rows = select.executeQuery()) {
                    List<Row> found = new ArrayList<>();
                    while (rows.next()) {
                        found.add(new Row(
                                rows.getString(1),
                                rows.getString(2),
                                GameSetup.parse(rows.getString(3)),
                                StateJson.parse(rows.getString(4)),
                                rows.getString(5),
                                rows.getInt(6),
                                rows.getLong(7)));
                    }
                    return found;
                }
            }
        });
    }
}
