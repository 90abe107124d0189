package org.outwit.web.game;

import java.util.List;
import java.util.Optional;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.database.Migrations;
import org.outwit.lab.database.RecordTable;
import org.outwit.play.session.SessionState;
import org.outwit.web.http.Refusal;

/** Games in the database. All that a page was told of is there. */
public final class GameRows {

    /** What this package keeps. */
    public static final Migrations MIGRATIONS = new Migrations("game", GameRows.class, List.of("games", "courses"));

    /**
     * A game as it is kept.
     *
     * @param result such as "You win"; empty while it goes on
     */
    public record Row(
            String id,
            String visitor,
            GameSetup setup,
            SessionState state,
            String result,
            int plies,
            long created,
            long changed) {}

    private static final RecordTable<Row> GAMES = new RecordTable<>("game_play", Row.class, "id")
            .as(GameSetup.class, GameSetup::json, GameSetup::parse)
            .as(SessionState.class, StateJson::of, StateJson::parse);

    private record Lesson(String visitor, String game, String model) {}

    private static final RecordTable<Lesson> LESSONS =
            new RecordTable<>("game_lesson", Lesson.class, "visitor", "game");

    private record Review(String id, int plies, String review) {}

    private static final RecordTable<Review> REVIEWS = new RecordTable<>("game_review", Review.class, "id");

    private final Database database;

    GameRows(Database database) {
        this.database = database;
    }

    DatabasePlace place() {
        return database.place();
    }

    void add(String id, String visitor, GameSetup setup, SessionState state) {
        long now = System.currentTimeMillis();
        database.write(sql -> GAMES.insert(sql, new Row(id, visitor, setup, state, "", 0, now, now)));
    }

    /** Before a page is told; it survives the end of the program, and all but the last moment survive a power cut. */
    void update(String id, SessionState state, String result) {
        String json = StateJson.of(state);
        int plies = state.moves().size();
        String update = "update game_play set state = ?, result = ?, plies = ?, changed = ? where id = ?";
        database.writeSoon(sql -> sql.update(update, json, result, plies, System.currentTimeMillis(), id));
    }

    Optional<Row> find(String id) {
        return database.read(sql -> GAMES.one(sql, "where id = ?", id));
    }

    /** A game that a request names. */
    Row existing(String id) {
        return find(id).orElseThrow(() -> Refusal.notFound("There is no game " + id + " here."));
    }

    /** The latest games of a visitor in which something was played. */
    List<Row> latest(String visitor, int most) {
        String which = "where visitor = ? and plies > 0 order by changed desc limit " + most;
        return database.read(sql -> GAMES.select(sql, which, visitor));
    }

    /** How many games a visitor has. */
    int count(String visitor) {
        return count("select count(*) from game_play where visitor = ?", visitor);
    }

    /** How many games a visitor has opened in the last minute without a move. */
    int unplayed(String visitor) {
        long since = System.currentTimeMillis() - 60_000;
        return count("select count(*) from game_play where visitor = ? and plies = 0 and changed > ?", visitor, since);
    }

    private int count(String question, Object... arguments) {
        return database.read(sql -> sql.one(question, row -> row.getInt(1), arguments))
                .orElse(0);
    }

    /** Forgets games of a visitor in which nobody has moved. */
    void dropUnplayed(String visitor, long before) {
        String delete = "delete from game_play where visitor = ? and plies = 0 and changed < ?";
        database.writeSoon(sql -> sql.update(delete, visitor, before));
    }

    /** What was learned of a visitor last; empty where nothing was. */
    Optional<String> lesson(String visitor, String game) {
        return database.read(sql -> LESSONS.one(sql, "where visitor = ? and game = ?", visitor, game))
                .map(Lesson::model);
    }

    void keepLesson(String visitor, String game, String model) {
        database.writeSoon(sql -> LESSONS.put(sql, new Lesson(visitor, game, model)));
    }

    /** The review of a game when it had {@code plies}; empty where there is none. */
    Optional<String> review(String id, int plies) {
        return database.read(sql -> REVIEWS.one(sql, "where id = ? and plies = ?", id, plies))
                .map(Review::review);
    }

    void keepReview(String id, int plies, String review) {
        database.write(sql -> REVIEWS.put(sql, new Review(id, plies, review)));
    }
}
