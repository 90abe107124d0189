package org.outwit.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.games.record.GameOfFile;
import org.outwit.games.record.RecordSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Files of played games, whose game follows from them where only one can be meant. */
final class GameAndFiles {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "[GAME] FILE",
            description = "Files of played games, after the name of the game where they do not tell.")
    private List<String> words;

    @Option(names = "--game", paramLabel = "NAME", description = "Which game it is. See 'outwit games'.")
    private String gameName;

    /** The game that was named, before the files or by the option, or else the one that the first file is of. */
    Game<?> game() throws IOException {
        if (gameName != null) return Games.named(gameName);
        if (beginsWithGame()) return Games.named(words.get(0));
        checkReadable(words.get(0));
        GameOfFile found = GameOfFile.of(RecordSource.of(Path.of(words.get(0))));
        return found.game()
                .orElseThrow(() -> new InputException(found.doubt()
                        + (found.readers().isEmpty()
                                ? "; say which game it is: --game NAME."
                                : "; say which: --game NAME.")));
    }

    List<String> files() {
        if (gameName != null || !beginsWithGame()) return words;
        if (words.size() == 1) throw bad("Name a file with games of " + words.get(0) + " behind it.");
        return words.subList(1, words.size());
    }

    private boolean beginsWithGame() {
        return Games.all().stream().anyMatch(each -> each.name().equals(words.get(0)));
    }

    private void checkReadable(String file) {
        try {
            if (Files.isReadable(Path.of(file)) && !Files.isDirectory(Path.of(file))) return;
        } catch (InvalidPathException e) {
            throw bad("Cannot read " + file + ": " + FileReason.reading(e) + ".");
        }
        throw bad("Cannot read " + file + ": there is no such file, and no game has this name.");
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
