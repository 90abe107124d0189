package org.outwit.web.person;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebServices;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonRecords;
import org.outwit.web.people.PersonRecords.Kept;
import tools.jackson.databind.JsonNode;

/** What the page of a person asks for. */
final class PersonRequests {

    private static final int MOST_TEXT = 400_000;
    private static final int MOST_NAME = 200;

    private final WebServices services;
    private final PersonPart part;
    private final PersonRecords records;
    private final StudyRows studies;
    private final PreparationRows preparations;

    PersonRequests(
            WebServices services,
            PersonPart part,
            PersonRecords records,
            StudyRows studies,
            PreparationRows preparations) {
        this.services = services;
        this.part = part;
        this.records = records;
        this.studies = studies;
        this.preparations = preparations;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/person/{id}", context -> {
            PersonEntry person = part.person(context);
            Optional<PreparationRows.Row> row = preparations.find(person.id(), visitor(context));
            Map<String, Object> state = new LinkedHashMap<>();
            state.put("study", part.standing(person).shown());
            state.put("preparation", part.prepared(row));
            JsonText.send(context, state);
        });
        routes.get("/api/person/{id}/games/{game}", context -> {
            PersonEntry person = part.person(context);
            JsonText.send(context, game(person, person.rules(), context.pathParam("game")));
        });
        routes.get("/api/person/{id}/prepare/lines", this::lines);
        routes.post("/api/person/{id}/study", this::study);
        routes.post("/api/person/{id}/prepare", this::prepare);
        routes.post("/api/person/{id}/who", this::who);
    }

    private String visitor(Context context) {
        return services.guard().visitor(context);
    }

    private void study(Context context) {
        JsonNode wish = JsonText.body(context);
        PersonEntry person = studied(context);
        if (part.standing(person).isBusy()) throw Refusal.conflict(person.name() + " is being studied already.");
        studies.begun(person.id(), visitor(context), ""); // before the job looks for its row
        String job = services.jobs()
                .begin(
                        visitor(context),
                        StudyJob.NAME,
                        "Studying " + person.name(),
                        StudyJob.plan(person, JsonText.flag(wish, "again"), JsonText.flag(wish, "closely")));
        studies.begun(person.id(), visitor(context), job);
        JsonText.send(context, Map.of("job", job));
    }

    /** Somebody who can be studied, or a sentence why not. */
    private PersonEntry studied(Context context) {
        PersonEntry person = part.person(context);
        PersonStanding.obstacle(person.rules()).ifPresent(sentence -> {
            throw Refusal.conflict(sentence);
        });
        if (person.games() == 0) throw Refusal.conflict("There are no games of " + person.name() + " to learn from.");
        return person;
    }

    private void prepare(Context context) {
        String side = JsonText.text(JsonText.body(context), "side", "both");
        if (!PrepareJob.SIDES.containsKey(side))
            throw Refusal.bad("'side' is '" + side + "'; expected first, second or both.");
        PersonEntry person = studied(context);
        if (!person.isLearned()) throw Refusal.conflict(person.name() + " was not learned yet; the study does that.");
        boolean busy = preparations
                .find(person.id(), visitor(context))
                .flatMap(row -> services.jobs().find(visitor(context), row.job()))
                .filter(job -> !job.state().isEnd())
                .isPresent();
        if (busy) throw Refusal.conflict("Something against " + person.name() + " is being prepared already.");
        preparations.begun(person.id(), visitor(context), "");
        String job = services.jobs()
                .begin(
                        visitor(context),
                        PrepareJob.NAME,
                        "Preparing against " + person.name(),
                        Map.of("person", person.id(), "side", side));
        preparations.begun(person.id(), visitor(context), job);
        JsonText.send(context, Map.of("job", job));
    }

    private void lines(Context context) {
        PersonEntry person = part.person(context);
        PreparationView view = preparations
                .find(person.id(), visitor(context))
                .flatMap(row -> preparations.view(row, person.rules()))
                .orElseThrow(() -> Refusal.notFound("Nothing against " + person.name() + " was prepared yet."));
        String name = "against-" + person.name().replaceAll("[^\\p{Alnum}]+", "-") + "." + view.ending();
        context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        context.contentType("application/octet-stream").result(view.content().getBytes(StandardCharsets.UTF_8));
    }

    private void who(Context context) {
        JsonNode wish = JsonText.body(context);
        PersonEntry person = studied(context);
        String text = JsonText.text(wish, "text", "");
        if (text.length() > MOST_TEXT)
            throw Refusal.tooLarge("The pasted games have " + text.length() + " characters; expected at most "
                    + MOST_TEXT + ". Larger files are imported on the page People.");
        String name = JsonText.text(wish, "name", "");
        if (name.length() > MOST_NAME)
            throw Refusal.bad("The name has " + name.length() + " letters; expected at most " + MOST_NAME + ".");
        Map<String, Object> plan = new LinkedHashMap<>();
        plan.put("person", person.id());
        plan.put("text", text.strip());
        plan.put("name", name);
        if (wish.has("side")) plan.put("side", JsonText.whole(wish, "side", 0, 0, 1));
        plan.put("games", JsonText.whole(wish, "games", 10, 1, 200));
        String job = services.jobs().begin(visitor(context), WhoJob.NAME, "Who plays like this?", plan);
        JsonText.send(context, Map.of("job", job));
    }

    private <P extends Position> Map<String, Object> game(PersonEntry person, Game<P> game, String id) {
        Kept<P> kept = records.find(person, game, id)
                .orElseThrow(() -> Refusal.notFound("There is no such game of " + person.name() + "."));
        PlayedGame<P> played = kept.played();
        P position = game.withoutDrawRules(played.start());
        List<String> moves = new ArrayList<>();
        for (int move : played.moves()) {
            moves.add(game.notation().format(position, move));
            position.make(move);
        }
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", kept.id());
        shown.put("game", game.name());
        shown.put("person", person.id());
        shown.put("seat", kept.seat());
        shown.put("players", played.players());
        shown.put("result", played.outcome().score());
        shown.put("tags", played.tags());
        shown.put("start", game.notation().format(played.start()));
        shown.put("moves", moves);
        shown.put("record", records.text(person, id));
        return shown;
    }
}
