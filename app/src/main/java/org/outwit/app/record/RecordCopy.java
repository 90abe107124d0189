package org.outwit.app.record;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.UnfinishedFile;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/**
 * Writes every legal game to a file as it comes, so that memory does not grow. The file appears under its name only when it
 * is {@link #finish}ed; otherwise nothing is left of it.
 */
public final class RecordCopy<P extends Position> implements RecordSink<P>, Closeable {

    private final RecordFormat<P> format;
    private final UnfinishedFile file;
    private long refused;

    public RecordCopy(RecordFormat<P> format, Path target, ReplaceRule rule) throws IOException {
        this.format = format;
        this.file = new UnfinishedFile(target, rule);
    }

    /** @throws UncheckedIOException where the file cannot be written any more */
    @Override
    public void game(PlayedGame<P> game) {
        try {
            format.write(List.of(game), file.stream());
        } catch (InputException e) {
            refused++; // the format cannot hold this game
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void rejected(Rejection rejection) {}

    /** How many games the format could not hold. */
    public long refused() {
        return refused;
    }

    public void finish() throws IOException {
        file.finish();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
