package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.util.List;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSink;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Which files of which game are read, and where to tell how far it is. */
final class GameFiles {

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

    /** Reads all files; a file that cannot be read is a sentence. */
    <P extends Position> void read(Game<P> game, RecordSink<P> sink) {
        read(spec, files, progressTo(), game, sink);
    }

    /** Reads files that another command names in its own way. */
    static <P extends Position> void read(
            CommandSpec spec, List<String> files, PrintWriter err, Game<P> game, RecordSink<P> sink) {
        for (String file : files) {
            if (err != null) tell(err, "reading " + file);
            try {
                RecordFiles.read(game, file, sink);
            } catch (IOException | InvalidPathException e) {
                throw new ParameterException(
                        spec.commandLine(), "Cannot read " + file + ": " + FileReason.reading(e) + ".");
            }
        }
    }

    static void tell(PrintWriter err, String line) {
        err.println(line);
        err.flush();
    }
}
