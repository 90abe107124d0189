package org.outwit.web.people;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Games;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Made;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebServices;
import org.outwit.web.people.ImportView.DoubtView;
import org.outwit.web.people.ImportView.ImportBegun;
import tools.jackson.databind.JsonNode;

/**
 * Files on their way in. A file is brought as the body of a request; further ones may be brought to the same bundle; then the bundle is
 * begun, which answers with a job, or with which of its files it is not sure about.
 */
final class ImportRequests {

    private static final int ALL = Integer.MAX_VALUE;
    private static final int MOST_GAMES = 2_000_000;
    private static final int MOST_UPLOADS_OF_EACH = 4;
    private static final int MOST_UPLOADS = 24;

    private final WebServices services;
    private final PeopleStore store;
    private final ImportFolder folder;
    private final ImportNotes notes;
    private final ImportJob imports;
    private final UploadLimit uploads = new UploadLimit(MOST_UPLOADS_OF_EACH, MOST_UPLOADS);

    ImportRequests(WebServices services, PeopleStore store, ImportFolder folder, ImportNotes notes, ImportJob imports) {
        this.services = services;
        this.store = store;
        this.folder = folder;
        this.notes = notes;
        this.imports = imports;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/people/import", this::receive);
        routes.post("/api/people/import/{id}/begin", this::begin);
        routes.get("/api/people/import/{id}", context -> JsonText.send(context, imports.shown(note(context))));
        routes.get("/api/people/import/{id}/refused", this::refused);
    }

    private void receive(Context context) throws IOException {
        String name = Optional.ofNullable(context.queryParam("name")).orElse("");
        String with = Optional.ofNullable(context.queryParam("with")).orElse("");
        long size = context.req().getContentLengthLong();
        String visitor = services.guard().visitor(context);
        InputStream body = context.bodyInputStream();
        String id = uploads.pass(visitor, () -> folder.receive(visitor, with, name, size, body));
        JsonText.send(context, new Made(id));
    }

    private void begin(Context context) throws IOException {
        String visitor = services.guard().visitor(context);
        String id = context.pathParam("id");
        JsonNode said = JsonText.body(context).get("games");
        List<ImportFile> files = folder.files(visitor, id).stream()
                .filter(each -> !each.isCompanion())
                .toList();
        if (files.isEmpty()) {
            folder.delete(id);
            throw Refusal.bad("These files have names of players and no games. Drop the .wtb files with them.");
        }
        List<ImportPlan.PlannedFile> clear = new ArrayList<>();
        List<DoubtView> doubts = new ArrayList<>();
        for (ImportFile each : files) {
            FileRecognition found = FileRecognition.of(each, folder.path(id, each));
            String game =
                    said == null || !said.isObject() ? found.game() : JsonText.text(said, each.name(), found.game());
            if (game.isEmpty()) doubts.add(doubt(each, found));
            else clear.add(planned(each, found, game));
        }
        Optional<DoubtView> hopeless =
                doubts.stream().filter(each -> each.games().isEmpty()).findFirst();
        if (hopeless.isPresent()) {
            folder.delete(id);
            throw Refusal.bad(hopeless.get().sentence());
        }
        if (!doubts.isEmpty()) {
            JsonText.send(context, new ImportBegun(id, Optional.empty(), Optional.of(doubts)));
            return;
        }
        store.checkRoom(visitor, MOST_GAMES);
        String title = files.size() == 1 ? files.get(0).name() : files.size() + " files";
        String job = folder.begin(
                visitor,
                id,
                () -> services.jobs()
                        .begin(visitor, ImportJob.NAME, "Importing " + title, new ImportPlan(id, title, clear)));
        JsonText.send(context, new ImportBegun(id, Optional.of(job), Optional.empty()));
    }

    private static DoubtView doubt(ImportFile file, FileRecognition found) {
        return new DoubtView(file.name(), found.doubt() + ".", found.choices());
    }

    private static ImportPlan.PlannedFile planned(ImportFile file, FileRecognition found, String game) {
        if (!found.choices().contains(game)) {
            throw Refusal.bad(
                    file.name() + " cannot be read as " + Games.named(game).name() + "; " + found.doubt() + ".");
        }
        return new ImportPlan.PlannedFile(file.name(), file.stored(), found.name(), game);
    }

    private ImportNotes.Note note(Context context) {
        String visitor = services.guard().visitor(context);
        return notes.find(context.pathParam("id"))
                .filter(each -> each.visitor().equals(visitor))
                .orElseThrow(() -> Refusal.notFound("There is no such import, or it has read nothing yet."));
    }

    /** As text, to be kept. */
    private void refused(Context context) {
        List<String> all = notes.refused(note(context).job(), ALL);
        context.header("Content-Disposition", "attachment; filename=\"refused.txt\"")
                .contentType("text/plain; charset=utf-8")
                .result((String.join("\n", all) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
