package org.outwit.app.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.person.PersonFinder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Whose games are looked for in which files of which game. */
final class PersonOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Mixin
    private GameFiles source;

    @Option(
            names = "--who",
            paramLabel = "NAME",
            description =
                    "Whose games to look at. Case, accents, and the order of words do not matter, and a family name is"
                            + " enough if only one person has it. Give it again for somebody whom records know by several names.")
    private List<String> who = new ArrayList<>();

    Game<?> game() {
        return source.game();
    }

    List<String> files() {
        return source.files();
    }

    /** Where progress goes, or null for nowhere. */
    PrintWriter progressTo() {
        return source.progressTo();
    }

    /** Whether somebody is named. */
    boolean isSomebodyNamed() {
        return !who.isEmpty();
    }

    List<String> who() {
        return List.copyOf(who);
    }

    GameFiles source() {
        return source;
    }

    void needsSomebody() {
        if (who.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Say whose games are meant: --who NAME. 'outwit learn GAME FILE… --list' lists all names.");
        }
    }

    /** Reads all files; a file that cannot be read is a sentence. */
    <P extends Position> PersonFinder<P> read(Game<P> game) {
        PersonFinder<P> wanted = new PersonFinder<>(who);
        source.read(game, wanted);
        return wanted;
    }
}
