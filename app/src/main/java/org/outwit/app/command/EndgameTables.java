package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.endgame.TableException;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** What the commands about endgame tables share. */
final class EndgameTables {

    private EndgameTables() {}

    /** The endings of a game, or a complaint with the games that have some. */
    static <P extends Position> Endings<P> endings(Game<P> game, CommandSpec spec) {
        return Endings.of(game).orElseThrow(() -> {
            List<String> names = new ArrayList<>();
            for (Game<?> each : Games.all()) if (Endings.of(each).isPresent()) names.add(each.name());
            return new ParameterException(
                    spec.commandLine(),
                    "The positions of " + game.name() + " are not numbered, so it has no endgame tables; those of "
                            + String.join(", ", names) + " are.");
        });
    }

    /** Tells why a folder cannot be used, and returns the exit status. */
    static int unusable(PrintWriter err, String folder, IOException e) {
        String sentence = e instanceof TableException ? e.getMessage() : folder + " cannot be used: " + reason(e) + ".";
        err.println("outwit: " + sentence);
        return 2;
    }

    private static String reason(IOException e) {
        if (e instanceof FileAlreadyExistsException) return "it is not a folder";
        return e instanceof NoSuchFileException ? "there is no such folder" : FileReason.reading(e);
    }

    /** The outcome in one word. */
    static String word(int verdict) {
        if (verdict == Verdict.UNKNOWN) return "unknown";
        if (verdict == Verdict.DRAW) return "draw";
        return Verdict.isWin(verdict) ? "win" : "loss";
    }

    /** The outcome and how far it is away. */
    static String text(int verdict) {
        String word = word(verdict);
        if (!Verdict.isWin(verdict) && !Verdict.isLoss(verdict)) return word;
        int plies = Verdict.plies(verdict);
        return word + " in " + plies + (plies == 1 ? " ply" : " plies");
    }
}
