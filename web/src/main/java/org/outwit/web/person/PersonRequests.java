package org.outwit.web.person;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.web.http.JobBegun;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebServices;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonRecords;
import org.outwit.web.people.PersonRecords.Kept;
import org.outwit.web.person.PersonState.PersonGame;
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
            JsonText.send(context, new PersonState(part.standing(person).shown(), part.prepared(row)));
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
                        new StudyJob.Plan(person.id(), JsonText.flag(wish, "again"), JsonText.flag(wish, "closely")));
        studies.begun(person.id(), visitor(context), job);
        JsonText.send(context, new JobBegun(job));
    }

    /** The person to be studied, or a sentence why they cannot be. */
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
                        new PrepareJob.Plan(person.id(), side));
        preparations.begun(person.id(), visitor(context), job);
        JsonText.send(context, new JobBegun(job));
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
        WhoJob.Plan plan = new WhoJob.Plan(
                person.id(),
                text.strip(),
                name,
                wish.has("side") ? Optional.of(JsonText.whole(wish, "side", 0, 0, 1)) : Optional.empty(),
                JsonText.whole(wish, "games", 10, 1, 200));
        String job = services.jobs().begin(visitor(context), WhoJob.NAME, "Who plays like this?", plan);
        JsonText.send(context, new JobBegun(job));
    }

    private <P extends Position> PersonGame game(PersonEntry person, Game<P> game, String id) {
        Kept<P> kept = records.find(person, game, id)
                .orElseThrow(() -> Refusal.notFound("There is no such game of " + person.name() + "."));
        PlayedGame<P> played = kept.played();
        P position = game.withoutDrawRules(played.start());
        List<String> moves = new ArrayList<>();
        for (int move : played.moves()) {
            moves.add(game.notation().format(position, move));
            position.make(move);
        }
        return new PersonGame(
                kept.id(),
                game.name(),
                person.id(),
                kept.seat(),
                played.players(),
                played.outcome().score(),
                played.tags(),
                game.notation().format(played.start()),
                moves,
                records.text(person, id));
    }
}
