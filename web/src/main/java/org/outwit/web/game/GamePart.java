package org.outwit.web.game;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.outwit.core.game.Game;
import org.outwit.draw.page.Markup;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.play.practice.PracticeDealer;
import org.outwit.play.session.SessionPlan;
import org.outwit.web.event.EventTopic;
import org.outwit.web.game.YourGamesView.YourGame;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Made;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.JobKind;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;
import tools.jackson.databind.JsonNode;

/** Play: the page with a game, and what it asks for. */
public final class GamePart implements WebPart {

    private static final String USUAL_GAME = "checkers";
    private static final int USUAL_MILLIS = 1000;
    private static final int MOST_MILLIS = 60_000;
    private static final int USUAL_ENDING = 5;
    private static final String TOPIC = "game/";

    private final WebServices services;
    private final LearnedPeople people;
    private final GameRooms rooms;

    public GamePart(WebServices services, LearnedPeople people) {
        this.services = services;
        this.people = people;
        this.rooms = new GameRooms(services, people);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/", context -> page(context, unfinished(visitor(context)).orElse("")));
        routes.get(
                "/game/{id}",
                context -> page(
                        context, rooms.rows().existing(context.pathParam("id")).id()));
        routes.get("/api/games", this::list);
        routes.get("/api/opponents", this::opponents);
        routes.post("/api/games", this::create);
        routes.post("/api/games/{id}/again", this::again);
        new GameCommands(services, rooms).routes(routes);
    }

    @Override
    public List<JobKind> jobs() {
        return List.of(new ReviewJob(services.resources(), rooms.rows()));
    }

    @Override
    public Optional<EventTopic> topic(String name, String visitor) {
        if (!name.startsWith(TOPIC)) return Optional.empty();
        return rooms.room(name.substring(TOPIC.length())).map(GameRoom::topic);
    }

    private String visitor(Context context) {
        return services.guard().visitor(context);
    }

    /** The page without script names the game; its module takes it from there. */
    private void page(Context context, String id) {
        Markup content = new Markup();
        content.open("outwit-play", "game", id);
        content.text("h1", "Play");
        content.text("p", "Setting up the board…");
        content.close();
        services.shell().send(context, "Play", "Play", "play", content.page());
    }

    /** The game to go on with: the last one, unless it is over. */
    private Optional<String> unfinished(String visitor) {
        return rooms.rows().latest(visitor, 1).stream()
                .filter(row -> row.result().isEmpty())
                .map(GameRows.Row::id)
                .findFirst();
    }

    private void list(Context context) {
        List<YourGame> games = rooms.rows().latest(visitor(context), 30).stream()
                .map(row -> new YourGame(
                        row.id(),
                        row.setup().game(),
                        GameRooms.game(row.setup().game()).title(),
                        rooms.names(row),
                        row.result(),
                        row.plies(),
                        row.changed()))
                .toList();
        JsonText.send(context, new YourGamesView(games));
    }

    /** All games, and whom one can play this one against. */
    private void opponents(Context context) {
        String name = context.queryParam("game");
        Game<?> game = GameRooms.game(name == null || name.isEmpty() ? USUAL_GAME : name);
        OpponentList list = new OpponentList(game, services.resources().populations());
        List<Opponent> all = new ArrayList<>(list.all());
        all.addAll(people.opponents(visitor(context), game));
        JsonText.send(
                context,
                new OpponentsView(
                        game.name(),
                        game.capabilities().players(),
                        all.stream().map(Opponent::shown).toList(),
                        list.usual().id(),
                        list.scale(),
                        GameShelves.all()));
    }

    private void create(Context context) {
        answer(context, wished(JsonText.body(context), seed()));
    }

    /** A game as it was, with the sides changed where that is wished; from where it had come after {@code ply} moves, or from its start. */
    private void again(Context context) {
        JsonNode wish = JsonText.body(context);
        GameRows.Row row = rooms.rows().existing(context.pathParam("id"));
        GameSetup before = row.setup();
        if (wish.has("ply")) {
            answer(context, before.again(reached(row, JsonText.whole(wish, "ply", 0, 0, row.plies())), seed()));
            return;
        }
        Game<?> game = GameRooms.game(before.game());
        long seed = seed();
        String start = game instanceof Bridge bridge ? dealtAgain(bridge, before, seed) : before.start();
        GameSetup same = before.again(start, seed);
        answer(context, JsonText.flag(wish, "changed") ? same.changingSides() : same);
    }

    /** Where a game had come; in the middle of one with hidden cards nobody but the dealer may say where that is. */
    private static String reached(GameRows.Row row, int ply) {
        Game<?> game = GameRooms.game(row.setup().game());
        if (game.capabilities().hidden())
            throw Refusal.conflict("A game with hidden cards begins at its start, not in the middle.");
        return new KeptGame<>(game, row).position(ply);
    }

    private static long seed() {
        return ThreadLocalRandom.current().nextLong() >>> 12;
    }

    private void answer(Context context, GameSetup setup) {
        JsonText.send(context, new Made(rooms.create(visitor(context), setup)));
    }

    /** Other cards, and as many of them; the same where somebody has said which. */
    private static String dealtAgain(Bridge bridge, GameSetup before, long seed) {
        int cards = bridge.notation().position(before.start()).tricksLeft();
        boolean ours = cards >= PracticeDealer.LEAST_CARDS
                && dealt(bridge, cards, before.seed()).equals(before.start());
        return ours ? dealt(bridge, cards, seed) : before.start();
    }

    private static String dealt(Bridge bridge, int cards, long seed) {
        return bridge.notation().format(new PracticeDealer(seed, Optional.empty()).deal(cards));
    }

    private GameSetup wished(JsonNode wish, long seed) {
        Game<?> game = GameRooms.game(JsonText.text(wish, "game", USUAL_GAME));
        int seats = game.capabilities().players();
        boolean watched = JsonText.flag(wish, "watch");
        int you = watched ? SessionPlan.NOBODY : JsonText.whole(wish, "you", 0, 0, seats - 1);
        String usual = new OpponentList(game, services.resources().populations())
                .usual()
                .id();
        List<String> players = new ArrayList<>();
        JsonNode named = wish.get("players");
        if (named != null && named.isArray()) named.forEach(each -> players.add(each.asString()));
        while (players.size() < (watched ? seats : seats - 1)) players.add(players.isEmpty() ? usual : players.get(0));
        return new GameSetup(
                game.name(),
                you,
                players.subList(0, watched ? seats : seats - 1),
                JsonText.whole(wish, "millis", USUAL_MILLIS, 10, MOST_MILLIS),
                JsonText.text(wish, "clock", ""),
                start(game, wish, seed),
                seed);
    }

    /** Where to begin: bridge with the wished number of tricks to play, other games as they are set up. */
    private static String start(Game<?> game, JsonNode wish, long seed) {
        String said = JsonText.text(wish, "start", "");
        if (!(game instanceof Bridge bridge) || !said.isEmpty()) return said;
        int tricks = JsonText.whole(wish, "ending", USUAL_ENDING, 2, PracticeDealer.MOST_CARDS);
        return dealt(bridge, tricks, seed);
    }

    @Override
    public void close() {
        rooms.close();
    }
}
