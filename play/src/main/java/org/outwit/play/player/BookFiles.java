package org.outwit.play.player;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.List;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/**
 * A book as it was read from files of played games.
 *
 * @param files as they were named
 * @param games how many games the files have; those that are not legal are left out
 */
public record BookFiles<P extends Position>(GameBook<P> book, List<String> files, long games) {

    public BookFiles {
        files = List.copyOf(files);
    }

    /** Reads the files; one that cannot be read, or has no legal game, is an {@link InputException}. */
    public static <P extends Position> BookFiles<P> read(Game<P> game, List<String> files, ProgressMonitor monitor) {
        GameBook<P> book = new GameBook<>(game);
        long games = 0;
        for (String file : files) games += read(game, book, file, monitor);
        return new BookFiles<>(book, files, games);
    }

    private static <P extends Position> long read(
            Game<P> game, GameBook<P> book, String file, ProgressMonitor monitor) {
        Sink<P> sink = new Sink<>(book, "reading " + file, monitor);
        monitor.progress(sink.activity, 0, 0);
        try {
            RecordFiles.read(game, file, sink);
        } catch (IOException | InvalidPathException e) {
            throw new InputException("Cannot read " + file + ": " + FileReason.reading(e) + ".", e);
        }
        if (sink.games > 0) return sink.games;
        throw new InputException(file + ": there is no legal game of " + game.name() + " to make a book of"
                + (sink.first == null ? "." : "; " + sink.first));
    }

    /** The book of these files for a player of this game. */
    @SuppressWarnings("unchecked") // games of one name have one kind of positions
    <Q extends Position> GameBook<Q> of(Game<Q> played) {
        if (!book.game().name().equals(played.name())) {
            throw new IllegalArgumentException("A book of " + book.game().name() + " is no book of " + played.name());
        }
        return (GameBook<Q>) book;
    }

    private static final class Sink<P extends Position> implements RecordSink<P> {

        private final GameBook<P> book;
        private final String activity;
        private final ProgressMonitor monitor;
        private long games;
        private Rejection first;

        Sink(GameBook<P> book, String activity, ProgressMonitor monitor) {
            this.book = book;
            this.activity = activity;
            this.monitor = monitor;
        }

        @Override
        public void game(PlayedGame<P> game) {
            monitor.throwIfStopped();
            book.add(game);
            monitor.progress(activity, ++games, 0);
        }

        @Override
        public void rejected(Rejection rejection) {
            if (first == null) first = rejection;
        }
    }
}
