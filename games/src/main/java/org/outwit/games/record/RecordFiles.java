package org.outwit.games.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/** Files of played games, read in the formats that their endings say. */
public final class RecordFiles {

    private RecordFiles() {}

    /** The game as one that has records; throws with a sentence where it has none. */
    public static <P extends Position> RecordedGame<P> recorded(Game<P> game) {
        if (game instanceof RecordedGame<P> recorded
                && !recorded.recordFormats().isEmpty()) return recorded;
        throw new InputException(
                "No format for records of " + game.name() + " is known; 'outwit games' tells which games have one.");
    }

    /** The format that the ending of the name stands for. */
    public static <P extends Position> Optional<RecordFormat<P>> format(RecordedGame<P> game, String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return game.recordFormats().stream()
                .filter(each -> each.endings().stream().anyMatch(ending -> name.endsWith("." + ending)))
                .findFirst();
    }

    /** Reads a whole file; throws with a sentence where its ending stands for nothing. */
    public static <P extends Position> void read(RecordedGame<P> game, String file, RecordSink<P> sink)
            throws IOException {
        RecordFormat<P> format = format(game, file)
                .orElseThrow(() -> new InputException(file + ": " + game.name()
                        + " has no format for this ending; expected "
                        + game.recordFormats().stream()
                                .flatMap(each -> each.endings().stream())
                                .map(ending -> "." + ending)
                                .collect(Collectors.joining(" or "))
                        + "."));
        format.read(RecordSource.of(Path.of(file)), sink);
    }
}
