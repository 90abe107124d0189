package org.outwit.web.analyse;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.draw.page.Markup;
import org.outwit.web.analyse.GameAnalysisView.PlacedView;
import org.outwit.web.event.EventTopic;
import org.outwit.web.game.GameTitle;
import org.outwit.web.game.LearnedPeople;
import org.outwit.web.game.VisitorLessons;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Made;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;
import tools.jackson.databind.JsonNode;

/** Analyse: any position of any game, and a person to play it against. */
public final class AnalysePart implements WebPart {

    static final String TOPIC = "analysis/";

    private static final String USUAL_GAME = "checkers";

    private final WebServices services;
    private final LearnedPeople people;
    private final VisitorLessons lessons;
    private final OpenAnalyses rooms;
    private final PieceTrays trays = new PieceTrays();

    public AnalysePart(WebServices services, LearnedPeople people) {
        this.services = services;
        this.people = people;
        this.lessons = new VisitorLessons(services.database());
        this.rooms = new OpenAnalyses(services.resources());
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/analyse", this::page);
        routes.get("/api/analyse/game", context -> JsonText.send(context, about(game(context), visitor(context))));
        routes.get("/api/analyse/position", this::position);
        routes.post("/api/analyse/read", this::read);
        routes.post("/api/analyse/place", this::place);
        routes.post("/api/analyse", this::begin);
        routes.post("/api/analyse/{id}/{command}", this::command);
    }

    @Override
    public Optional<EventTopic> topic(String name, String visitor) {
        if (!name.startsWith(TOPIC)) return Optional.empty();
        return rooms.find(visitor, name.substring(TOPIC.length())).map(analysis -> {
            analysis.wake();
            return analysis.topic();
        });
    }

    private String visitor(Context context) {
        return services.guard().visitor(context);
    }

    /** Without script it says what it is for; its module takes everything else from the address. */
    private void page(Context context) {
        Markup content = new Markup();
        content.open("outwit-analyse");
        content.text("h1", "Analyse");
        content.text("p", "Setting up the board…");
        content.close();
        services.shell().send(context, "Analyse", "Analyse", "analyse", content.page());
    }

    private static Game<?> game(Context context) {
        return AnalysedGame.game(asked(context, "game", USUAL_GAME));
    }

    private static String asked(Context context, String name, String otherwise) {
        String value = context.queryParam(name);
        return value == null || value.isBlank() ? otherwise : value;
    }

    private <P extends Position> GameAnalysisView about(Game<P> game, String visitor) {
        List<PersonChoice<P>> choices = choices(game, visitor).all();
        boolean judged = isJudged(game);
        return new GameAnalysisView(
                GameTitle.of(game),
                AnalysedView.sides(game),
                choices.stream().map(PersonChoice::shown).toList(),
                judged,
                judged ? trays.shown(game) : List.of(),
                judged ? choices.isEmpty() ? nobody(game) : "" : unjudged(game),
                Games.all().stream().map(GameTitle::of).toList());
    }

    private <P extends Position> PersonChoices<P> choices(Game<P> game, String visitor) {
        return new PersonChoices<>(game, services.resources().populations(), people, lessons, visitor);
    }

    private static boolean isJudged(Game<?> game) {
        Capabilities can = game.capabilities();
        return can.players() == 2 && can.zeroSum() && !can.chance() && !can.hidden();
    }

    private static String nobody(Game<?> game) {
        return "Nobody has told Outwit yet how people play " + game.name()
                + ". Play some games of it against the learner, or import and learn somebody's games on the People page;"
                + " then they can be chosen here.";
    }

    private static String unjudged(Game<?> game) {
        Capabilities can = game.capabilities();
        String why = can.hidden()
                ? "has hidden cards"
                : can.chance() ? "has dice" : "is not for two who win what the other loses";
        return capital(game.name()) + " " + why
                + ", and this page compares lines of play without luck. You can set up positions and play through games here;"
                + " 'outwit search " + game.name() + "' judges a position in the terminal.";
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private void position(Context context) {
        String from = asked(context, "from", "0");
        if (!from.matches("[0-9]{1,4}"))
            throw Refusal.bad("'from' is '" + AnalysedGame.shortened(from) + "'; expected a number of moves.");
        AnalysedGame<?> analysed =
                AnalysedGame.parse(game(context), asked(context, "position", ""), asked(context, "moves", ""));
        int known = Integer.parseInt(from);
        JsonText.send(context, known == 0 ? AnalysedView.of(analysed) : AnalysedView.from(analysed, known));
    }

    private void read(Context context) {
        JsonNode body = JsonText.body(context);
        Game<?> chosen = AnalysedGame.game(JsonText.text(body, "game", USUAL_GAME));
        JsonText.send(context, PastedText.read(JsonText.text(body, "text", ""), chosen));
    }

    private void place(Context context) {
        JsonNode body = JsonText.body(context);
        Game<?> game = AnalysedGame.game(JsonText.text(body, "game", USUAL_GAME));
        int mover = JsonText.whole(body, "mover", 0, 0, 1);
        JsonText.send(context, new PlacedView(trays.position(game, body.get("pieces"), mover)));
    }

    private void begin(Context context) {
        JsonNode body = JsonText.body(context);
        Game<?> game = AnalysedGame.game(JsonText.text(body, "game", USUAL_GAME));
        if (!isJudged(game)) throw Refusal.bad(unjudged(game));
        JsonText.send(context, new Made(begin(game, body, visitor(context))));
    }

    private <P extends Position> String begin(Game<P> game, JsonNode body, String visitor) {
        AnalysedGame<P> analysed =
                AnalysedGame.parse(game, JsonText.text(body, "position", ""), JsonText.text(body, "moves", ""));
        P end = analysed.end();
        if (end.isOver()) throw Refusal.conflict("The game is over here, so there is nothing to look for.");
        String person = JsonText.text(body, "person", "");
        int them = JsonText.whole(body, "them", 1 - end.mover(), 0, 1);
        PersonChoice<P> choice =
                person.isEmpty() ? null : choices(game, visitor).named(person);
        return rooms.open(visitor, new AnalysisQuestion<>(analysed, choice, them));
    }

    private void command(Context context) {
        PositionAnalysis<?> analysis = rooms.find(visitor(context), context.pathParam("id"))
                .orElseThrow(() -> Refusal.notFound("This analysis is no longer kept. Open the position again."));
        switch (context.pathParam("command")) {
            case "choose" -> analysis.choose(JsonText.text(JsonText.body(context), "move", ""));
            case "more" -> analysis.more();
            default ->
                throw Refusal.notFound("An analysis cannot be asked to '"
                        + AnalysedGame.shortened(context.pathParam("command")) + "'.");
        }
        context.status(204);
    }

    @Override
    public void close() {
        rooms.close();
    }
}
