package org.outwit.web.game;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.match.TimeControl;
import org.outwit.play.session.PersonLearning;
import org.outwit.play.session.SessionPlan;
import org.outwit.play.session.SessionState;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.FairQueue;
import org.outwit.web.part.WebServices;

/**
 * The games that are open. Others are in the database and are opened when somebody asks for them; one that nobody looks at is put away
 * after a while, and nothing is lost by that.
 */
final class GameRooms implements AutoCloseable {

    private static final int MOST_GAMES = 5000;
    private static final int MOST_UNPLAYED = 50;

    private final WebServices services;
    private final GameRows rows;
    private final LearnedPeople people;
    private final Learners learners;
    private final FairQueue thinking;
    private final OpenRooms rooms = new OpenRooms();

    GameRooms(WebServices services, LearnedPeople people) {
        this.services = services;
        this.people = people;
        this.rows = new GameRows(services.database());
        this.learners = new Learners(services, rows);
        int processors = Runtime.getRuntime().availableProcessors();
        // More than there are processors: a search has a time and not a number of nodes, and somebody waits for each.
        this.thinking = new FairQueue(services.resources().executor(), 4 * processors, 64);
    }

    GameRows rows() {
        return rows;
    }

    /** A new game, which begins when its first page comes. */
    String create(String visitor, GameSetup setup) {
        Game<?> game = game(setup.game());
        for (String each : setup.players()) players(game).opponent(visitor, each);
        plan(game, setup); // says what is wrong with it
        if (rows.count(visitor) >= MOST_GAMES) {
            rows.dropUnplayed(visitor, System.currentTimeMillis());
            if (rows.count(visitor) >= MOST_GAMES) {
                throw Refusal.tooMany(
                        "You have " + MOST_GAMES + " games here, which is as many as are kept. Nothing was lost.");
            }
        }
        if (rows.unplayed(visitor) >= MOST_UNPLAYED) {
            throw Refusal.tooMany(
                    "You have opened " + MOST_UNPLAYED + " games without a move. Play one of them, or wait a minute.");
        }
        String id = UUID.randomUUID().toString().substring(0, 13);
        rows.add(id, visitor, setup, SessionState.beginning(setup.seed()));
        return id;
    }

    /** The room of a game. Everybody with its address may look at it; only its visitor may play. */
    Optional<GameRoom<?>> room(String id) {
        return rows.find(id).map(row -> rooms.room(id, row.visitor(), () -> opened(id)));
    }

    /** Read once more: what stood in the database before its turn came may have been played on and put away meanwhile. */
    private GameRoom<?> opened(String id) {
        GameRows.Row row = rows.find(id).orElseThrow();
        return open(game(row.setup().game()), row);
    }

    private <P extends Position> GameRoom<P> open(Game<P> game, GameRows.Row row) {
        GameSetup setup = row.setup();
        SeatPlayers<P> players = players(game);
        SessionPlan<P> plan = plan(game, setup);
        List<Opponent> opponents = new ArrayList<>();
        for (String each : setup.players()) opponents.add(players.opponent(row.visitor(), each));
        Optional<PersonLearning<P>> learning =
                plan.isWatched() ? Optional.empty() : learners.of(game, row.visitor(), row.id());
        SeatChoosers<P> seats = new SeatChoosers<>(
                row.visitor(),
                setup,
                plan,
                players,
                services.resources().populations(),
                learning.map(PersonLearning::learner),
                learners.acquaintances(plan, row, players),
                thinking);
        GameTalk<P> talk = new GameTalk<>(row.id(), setup, plan, opponents, learning.map(PersonLearning::learner));
        return new GameRoom<>(
                row.id(),
                plan,
                row.state(),
                talk,
                seats,
                rows,
                services.resources().executor(),
                learning,
                () -> ended(game, row.id()));
    }

    /** A game that was played to its end is one of the visitor's, and the next lesson on them has it. */
    private <P extends Position> void ended(Game<P> game, String id) {
        GameRows.Row row = rows.find(id).orElseThrow();
        if (row.setup().isWatched()) return;
        people.played(row.visitor(), game, new KeptGame<>(game, row).record(names(game, row)));
    }

    /** Who the others were; a player who is not there any more keeps the name that requests use. */
    List<String> names(GameRows.Row row) {
        return names(game(row.setup().game()), row);
    }

    private <P extends Position> List<String> names(Game<P> game, GameRows.Row row) {
        SeatPlayers<P> players = players(game);
        return row.setup().players().stream()
                .map(each ->
                        players.find(row.visitor(), each).map(Opponent::name).orElse(each))
                .toList();
    }

    private <P extends Position> SessionPlan<P> plan(Game<P> game, GameSetup setup) {
        SeatPlayers<P> players = players(game);
        GameHistory<P> start = GameHistory.from(
                setup.start().isEmpty() ? game.start() : game.notation().position(setup.start()));
        if (start.end().isOver()) throw Refusal.bad("The game is over in this position, so there is nothing to play.");
        Limits limits = Limits.NONE.withTime(Duration.ofMillis(setup.millis()));
        TimeControl time = setup.clock().isEmpty() ? TimeControl.NONE : TimeControl.parse("The clock", setup.clock());
        return new SessionPlan<>(
                game,
                start,
                setup.you(),
                setup.players().stream().map(players::spec).toList(),
                limits,
                time);
    }

    /** A game as a file to download. */
    KeptGame.Download file(GameRows.Row row) throws IOException {
        return file(game(row.setup().game()), row);
    }

    private <P extends Position> KeptGame.Download file(Game<P> game, GameRows.Row row) throws IOException {
        List<String> names = new ArrayList<>();
        for (String each : row.setup().players())
            names.add(players(game).opponent(row.visitor(), each).name());
        return new KeptGame<>(game, row).file(names);
    }

    private <P extends Position> SeatPlayers<P> players(Game<P> game) {
        return new SeatPlayers<>(game, services.resources(), people);
    }

    static Game<?> game(String name) {
        try {
            return Games.named(name);
        } catch (InputException e) {
            throw Refusal.notFound("There is no game called '" + name + "'.");
        }
    }

    @Override
    public void close() {
        rooms.close();
    }
}
