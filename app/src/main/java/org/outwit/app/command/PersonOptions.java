package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.learn.person.PersonFinder;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Whose games are looked for in which files of which game. */
final class PersonOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files of played games, the earliest first.")
    private List<String> files;

    @Option(
            names = "--who",
            paramLabel = "NAME",
            description =
                    "Whose games to look at. Case, accents, and the order of words do not matter, and a family name is"
                            + " enough if only one person has it. Again for somebody whom records know by several names.")
    private List<String> who = new ArrayList<>();

    @Option(names = "--progress", description = "Show progress even where standard error is no terminal.")
    private boolean progress;

    Game<?> game() {
        return game;
    }

    List<String> files() {
        return files;
    }

    /** Where progress goes, or null for nowhere. */
    PrintWriter progressTo() {
        return progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
    }

    void needsSomebody() {
        if (who.isEmpty()) {
            throw bad("Say whose games are meant: --who NAME. 'outwit learn GAME FILE… --list' lists all names.");
        }
    }

    /** Reads all files; a file that cannot be read is a sentence. */
    <P extends Position> PersonFinder<P> read(Game<P> game) {
        PersonFinder<P> wanted = new PersonFinder<>(who);
        PrintWriter err = progressTo();
        for (String file : files) {
            if (err != null) tell(err, "reading " + file);
            try {
                RecordFiles.read(game, file, wanted);
            } catch (IOException | InvalidPathException e) {
                throw bad("Cannot read " + file + ": " + FileReason.reading(e) + ".");
            }
        }
        return wanted;
    }

    static void tell(PrintWriter err, String line) {
        err.println(line);
        err.flush();
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
