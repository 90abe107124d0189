package org.outwit.web.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.games.record.GameOfFile;

/**
 * What a file that was brought holds: by the ending of its name, or by its contents where the ending says nothing.
 *
 * @param name the file with an ending that stands for its format; the own name where it has one
 * @param game the name of the game; empty where it is not clear
 * @param doubt why it is not clear, and {@code choices} which games it may be
 */
record FileRecognition(String name, String game, String doubt, List<String> choices) {

    /** Formats of games; those of single positions are not tried. */
    private static final List<String> ENDINGS = List.of("ggf", "pgn", "pdn", "mat", "txt");

    private static final Set<String> BRIDGE = Set.of("pbn", "lin");

    static FileRecognition of(ImportFile file, Path path) throws IOException {
        GameOfFile found = GameOfFile.of(new ImportSource(file.name(), path, read -> {}));
        if (!found.readers().isEmpty() || BRIDGE.contains(file.ending())) return of(file, found);
        for (String ending : ENDINGS) {
            String name = file.name() + "." + ending;
            ImportSource source = new ImportSource(name, path, read -> {});
            List<Game<?>> readers = new ArrayList<>();
            for (Game<?> each : GameOfFile.of(source).readers())
                if (GameOfFile.legal(each, source) > 0) readers.add(each);
            if (readers.isEmpty()) continue;
            GameOfFile tried = new GameOfFile(file.name(), readers, readers);
            return new FileRecognition(name, tried.game().map(Game::name).orElse(""), tried.doubt(), names(readers));
        }
        return of(file, found);
    }

    private static FileRecognition of(ImportFile file, GameOfFile found) {
        String doubt = BRIDGE.contains(file.ending())
                ? file.name()
                        + " holds boards of bridge, which are no games of two. 'outwit bridge leads' learns from them"
                : found.doubt();
        List<Game<?>> choices = found.readers().isEmpty() ? found.byEnding() : found.readers();
        return new FileRecognition(file.name(), found.game().map(Game::name).orElse(""), doubt, names(choices));
    }

    private static List<String> names(List<Game<?>> games) {
        return games.stream().map(Game::name).toList();
    }
}
