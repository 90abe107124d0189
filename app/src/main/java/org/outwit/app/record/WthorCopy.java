package org.outwit.app.record;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.wthor.WthorArchive;

/**
 * Keeps every legal game that the WTHOR format can hold, to write them to a folder: one file a year and two for the names, whose
 * numbers are known only when all games are.
 */
public final class WthorCopy<P extends Position> implements RecordSink<P> {

    private final WthorArchive<P> archive;
    private final List<PlayedGame<P>> games = new ArrayList<>();
    private long refused;

    public WthorCopy(Game<P> game, LocalDate date) {
        this.archive = new WthorArchive<>(game, date);
    }

    /** Whether this names a folder for games that have the format: a name without an ending. */
    public static boolean isFor(Game<?> game, Path out) {
        boolean ending =
                out.getFileName() == null || out.getFileName().toString().contains(".");
        return !ending
                && RecordFiles.formats(game).stream()
                        .anyMatch(format -> format.name().equals("WTHOR"));
    }

    @Override
    public void game(PlayedGame<P> game) {
        if (archive.holds(game)) games.add(game);
        else refused++;
    }

    @Override
    public void rejected(Rejection rejection) {}

    /** How many games the format could not hold. */
    public long refused() {
        return refused;
    }

    public void write(Path folder) throws IOException {
        archive.write(games, folder);
    }
}
