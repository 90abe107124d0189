package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.TaggedFormat;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;

final class ImportSinkTest {

    /** The server is gone, and with it all that was not written. */
    private static final class Killed extends Error {
        private static final long serialVersionUID = 1;
    }

    private static final int GAMES = 700;
    private static final int BROKEN = 70;

    @TempDir
    private Path folder;

    private Database database;

    @BeforeEach
    void open() {
        database = Database.open(
                DatabasePlace.parse(folder.resolve("outwit.db").toString()), List.of(PeopleStore.MIGRATIONS));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void anImportThatIsKilledAgainAndAgainEndsLikeOneThatIsNot() {
        String text = text(Games.named("kalah"));
        ImportNotes.Note whole = read(Games.named("kalah"), text, "whole", ProgressMonitor.NONE);
        assertThat(whole.added() + whole.known()).isEqualTo(GAMES);
        assertThat(whole.refused()).isEqualTo(BROKEN);
        int kills = 0;
        for (int allowed = 100; ; allowed += 100) {
            try {
                ImportNotes.Note note = read(Games.named("kalah"), text, "killed", killedAfter(allowed));
                assertThat(List.of(note.seen(), note.added(), note.known(), note.refused()))
                        .isEqualTo(List.of(whole.seen(), whole.added(), whole.known(), whole.refused()));
                break;
            } catch (Killed e) {
                kills++;
            }
        }
        assertThat(kills).isGreaterThan(5);
        assertThat(entries("killed")).isEqualTo(entries("whole"));
        ImportNotes notes = new ImportNotes(database);
        assertThat(notes.refused("killed", 1000))
                .isEqualTo(notes.refused("whole", 1000))
                .hasSize(BROKEN);
    }

    @Test
    void whoeverIsCancelledKeepsWhatWasRead() {
        int[] asked = new int[1];
        ProgressMonitor later = ProgressMonitor.stoppedBy(() -> ++asked[0] > 123);
        String text = text(Games.named("kalah"));
        assertThatThrownBy(() -> read(Games.named("kalah"), text, "me", later))
                .isInstanceOf(CancellationException.class);
        ImportNotes.Note note = new ImportNotes(database).find("me").orElseThrow();
        assertThat(note.seen()).isEqualTo(123);
        assertThat(entries("me").get(0)).contains(" " + note.added() + " ");
    }

    @Test
    void namesWithoutEndAreRefused() {
        String text = text(Games.named("kalah"), 1);
        String name = text.lines()
                .filter(line -> line.startsWith("[First "))
                .findFirst()
                .orElseThrow();
        String longer = text.replace(name, "[First \"" + "x".repeat(60_000) + "\"]");
        ImportNotes.Note note = read(Games.named("kalah"), text + longer, "me", ProgressMonitor.NONE);
        assertThat(List.of(note.added(), note.refused())).isEqualTo(List.of(1L, 1L));
        assertThat(new ImportNotes(database).refused("me", 2).get(0))
                .contains("The name of a player has 60000 letters; expected at most 200.");
    }

    private static ProgressMonitor killedAfter(int records) {
        int[] asked = new int[1];
        return ProgressMonitor.stoppedBy(() -> {
            if (++asked[0] > records) throw new Killed();
            return false;
        });
    }

    /** Visitor and job have one name here, so that each import has people of its own. */
    private <P extends Position> ImportNotes.Note read(Game<P> game, String text, String who, ProgressMonitor monitor) {
        ImportNotes.Note from = new ImportNotes(database)
                .find(who)
                .orElse(new ImportNotes.Note(who, who, game.name(), "x.txt", 0, 0, 0, 0, false));
        ImportSink<P> sink = new ImportSink<>(database, game, "x.txt", from, 0, monitor);
        try {
            new TaggedFormat<>(game).read(RecordSource.of("x.txt", text), sink);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        sink.flush();
        return sink.note();
    }

    private List<String> entries(String visitor) {
        return new PeopleStore(database)
                .people(visitor, PeopleQuery.ALL).people().stream()
                        .map(each -> each.name() + " " + each.games() + " " + each.wins() + "–" + each.losses())
                        .toList();
    }

    /** Games of which some are there twice, and every eleventh record is broken. */
    private static <P extends Position> String text(Game<P> game) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < GAMES; i++) {
            text.append(text(game, i % 650));
            if (i % 10 == 0) text.append("[First \"Nobody\"]\n\n99 1-0\n\n");
        }
        return text.toString();
    }

    private static <P extends Position> String text(Game<P> game, int seed) {
        return GameRecord.of(game, PeopleStoreTest.played(game, seed, Map.of(), Outcome.FIRST_WINS))
                .text();
    }
}
