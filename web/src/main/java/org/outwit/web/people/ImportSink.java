package org.outwit.web.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.lab.database.Database;

/**
 * Takes the records of one file and writes them in chunks. What an earlier server had written is passed over: records come in the same
 * order every time. Where the work is stopped, all that was read so far is written first.
 */
final class ImportSink<P extends Position> implements RecordSink<P> {

    private static final int CHUNK = 250;
    private static final int MOST_NAME = 200;

    private final Database database;
    private final String file;
    private final GamesWriter<P> writer;
    private final ProgressMonitor monitor;
    private final List<PlayedGame<P>> games = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private ImportNotes.Note note;
    private long read;

    /**
     * @param note how far the import was
     * @param read how many records the files before this one had
     */
    ImportSink(
            Database database, Game<P> game, String file, ImportNotes.Note note, long read, ProgressMonitor monitor) {
        this.database = database;
        this.file = file;
        this.writer = new GamesWriter<>(game, note.visitor(), file, key -> true);
        this.note = note;
        this.read = read;
        this.monitor = monitor;
    }

    @Override
    public void game(PlayedGame<P> game) {
        if (isPassedOver()) return;
        obstacle(game)
                .ifPresentOrElse(
                        why -> refusals.add(refusal(new Rejection(game.number(), game.place(), why))),
                        () -> games.add(game));
        written();
    }

    /** Why a legal game is not kept. Names stand in tables and on pages, so they are not of any length. */
    private static Optional<String> obstacle(PlayedGame<?> game) {
        if (game.moves().length == 0) return Optional.of("It has no moves.");
        int longest = game.players().stream().mapToInt(String::length).max().orElse(0);
        if (longest <= MOST_NAME) return Optional.empty();
        return Optional.of("The name of a player has " + longest + " letters; expected at most " + MOST_NAME + ".");
    }

    @Override
    public void rejected(Rejection rejection) {
        if (isPassedOver()) return;
        refusals.add(refusal(rejection));
        written();
    }

    private String refusal(Rejection rejection) {
        return file + ", " + rejection;
    }

    private boolean isPassedOver() {
        if (monitor.isStopped()) {
            flush();
            monitor.throwIfStopped();
        }
        return ++read <= note.seen();
    }

    private void written() {
        if (games.size() + refusals.size() == CHUNK) flush();
    }

    /** Writes what was collected. */
    void flush() {
        if (games.isEmpty() && refusals.isEmpty()) return;
        note = database.write(sql -> {
            int added = writer.write(sql, games);
            ImportNotes.refuse(sql, note.job(), note.refused(), refusals);
            return ImportNotes.write(sql, note.plus(added, games.size() - added, refusals.size()));
        });
        games.clear();
        refusals.clear();
    }

    ImportNotes.Note note() {
        return note;
    }

    long read() {
        return read;
    }
}
