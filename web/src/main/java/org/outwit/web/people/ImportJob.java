package org.outwit.web.people;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.lab.database.Database;
import org.outwit.web.http.JsonText;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobKind;
import org.outwit.web.job.JobWork;
import tools.jackson.databind.JsonNode;

/** Reads the files of a bundle into the database. */
final class ImportJob implements JobKind {

    static final String NAME = "import";

    /** How many refusals a page shows at once. */
    static final int FIRST_REFUSALS = 10;

    private final Database database;
    private final ImportFolder folder;
    private final ImportNotes notes;

    ImportJob(Database database, ImportFolder folder, ImportNotes notes) {
        this.database = database;
        this.folder = folder;
        this.notes = notes;
    }

    @Override
    public String name() {
        return NAME;
    }

    static String bundle(JsonNode plan) {
        return plan.get("bundle").stringValue();
    }

    @Override
    public String run(JobWork work) throws IOException {
        JsonNode plan = work.plan();
        String bundle = bundle(plan);
        ImportNotes.Note note = notes.find(work.id()).orElse(begun(work, plan));
        if (!note.ended()) {
            try {
                note = read(work, plan, bundle, note);
            } catch (CancellationException e) {
                for (String each : games(plan)) strengths(Games.named(each), work.visitor(), true);
                throw e;
            }
            work.progress("estimating strengths", 0, 0);
            for (String each : games(plan)) strengths(Games.named(each), work.visitor(), false);
            note = note.atItsEnd();
            notes.write(note);
        }
        folder.delete(bundle);
        return JsonText.of(shown(note));
    }

    /** Also of one that was cancelled before its turn had come, or failed: nobody reads its files again. */
    @Override
    public void ended(Job job) {
        folder.delete(bundle(JsonText.object(job.plan())));
        notes.forgetOld();
    }

    private static ImportNotes.Note begun(JobWork work, JsonNode plan) {
        String name = plan.get("name").stringValue();
        return new ImportNotes.Note(work.id(), work.visitor(), String.join(", ", games(plan)), name, 0, 0, 0, 0, false);
    }

    private static Set<String> games(JsonNode plan) {
        Set<String> games = new LinkedHashSet<>();
        for (JsonNode each : plan.get("files")) games.add(each.get("game").stringValue());
        return games;
    }

    private ImportNotes.Note read(JobWork work, JsonNode plan, String bundle, ImportNotes.Note from)
            throws IOException {
        long total = 0;
        for (JsonNode each : plan.get("files")) total += Files.size(folder.path(bundle, file(each)));
        long[] done = new long[2]; // bytes, records
        ImportNotes.Note note = from;
        List<String> without = new ArrayList<>();
        for (JsonNode each : plan.get("files")) {
            long before = done[1];
            Game<?> game = Games.named(each.get("game").stringValue());
            note = read(work, game, each, bundle, note, done, total);
            if (done[1] > before) continue;
            without.add(file(each).name() + " has no records of " + game.name()
                    + "; nothing in it looks like a game that was played.");
        }
        if (done[1] == 0) throw new InputException(without.get(0));
        return refused(note, done[1], without);
    }

    /** Files in which there was nothing stand among what could not be used, behind all that was read. */
    private ImportNotes.Note refused(ImportNotes.Note note, long records, List<String> files) {
        if (note.seen() > records || files.isEmpty()) return note;
        return database.write(sql -> {
            ImportNotes.refuse(sql, note.job(), note.refused(), files);
            return ImportNotes.write(sql, note.plus(0, 0, files.size()));
        });
    }

    private <P extends Position> ImportNotes.Note read(
            JobWork work, Game<P> game, JsonNode named, String bundle, ImportNotes.Note from, long[] done, long total)
            throws IOException {
        ImportFile file = file(named);
        ImportSink<P> sink = new ImportSink<>(database, game, file.name(), from, done[1], work);
        ImportSource source = new ImportSource(named.get("as").stringValue(), folder.path(bundle, file), bytes -> {
            done[0] += bytes;
            work.progress(
                    String.format(Locale.ROOT, "reading %s: %,d records", file.name(), sink.read()), done[0], total);
        });
        RecordFiles.format(game, source.name()).orElseThrow().read(source, sink);
        sink.flush();
        done[1] = sink.read();
        return sink.note();
    }

    private static ImportFile file(JsonNode named) {
        return new ImportFile(
                named.get("name").stringValue(), named.get("stored").stringValue());
    }

    private <P extends Position> void strengths(Game<P> game, String visitor, boolean onlyQuick) {
        StrengthEstimate<P> strengths = new StrengthEstimate<>(database, game);
        if (onlyQuick) strengths.updateQuickly(visitor);
        else strengths.update(visitor);
    }

    ImportView shown(ImportNotes.Note note) {
        return new ImportView(
                note.job(),
                note.name(),
                note.game(),
                note.added(),
                note.known(),
                note.refused(),
                notes.refused(note.job(), FIRST_REFUSALS),
                note.ended());
    }
}
