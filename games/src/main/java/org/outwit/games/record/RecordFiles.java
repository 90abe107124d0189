package org.outwit.games.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/** Files of played games, read and written in the formats that their endings say. Every game has a format. */
public final class RecordFiles {

    private RecordFiles() {}

    /** The formats of a game, the usual one first: its own, and {@link TaggedFormat} unless they have its ending. */
    public static <P extends Position> List<RecordFormat<P>> formats(Game<P> game) {
        List<RecordFormat<P>> formats = new ArrayList<>();
        if (game instanceof RecordedGame<P> recorded) formats.addAll(recorded.recordFormats());
        RecordFormat<P> tagged = new TaggedFormat<>(game);
        boolean taken = formats.stream()
                .anyMatch(each -> each.endings().contains(tagged.endings().get(0)));
        if (!taken) formats.add(tagged);
        return List.copyOf(formats);
    }

    /** All endings of a game's files, as people write them: ".pgn, .epd". */
    public static String endings(Game<?> game, String separator) {
        return formats(game).stream()
                .flatMap(each -> each.endings().stream())
                .map(ending -> "." + ending)
                .collect(Collectors.joining(separator));
    }

    /** The format that the ending of the name stands for. */
    public static <P extends Position> Optional<RecordFormat<P>> format(Game<P> game, String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return formats(game).stream()
                .filter(each -> each.endings().stream().anyMatch(ending -> name.endsWith("." + ending)))
                .findFirst();
    }

    /** Reads a whole file; throws with a sentence where its ending stands for nothing. */
    public static <P extends Position> void read(Game<P> game, String file, RecordSink<P> sink) throws IOException {
        RecordFormat<P> format = format(game, file)
                .orElseThrow(() -> new InputException(file + ": " + game.name()
                        + " has no format for this ending; expected " + endings(game, " or ") + "."));
        format.read(RecordSource.of(Path.of(file)), sink);
    }

    /** How many legal games a source holds. */
    public static <P extends Position> long count(RecordFormat<P> format, RecordSource source) throws IOException {
        long[] games = new long[1];
        format.read(source, new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> game) {
                games[0]++;
            }

            @Override
            public void rejected(Rejection rejection) {}
        });
        return games[0];
    }
}
