package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import org.outwit.core.endgame.EndgameTableException;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.file.FileReason;
import org.outwit.games.backgammon.BearOffException;

/** What the commands about endgame tables share. */
final class EndgameText {

    private EndgameText() {}

    /** Tells why a folder cannot be used, and returns the exit status. */
    static int unusable(PrintWriter err, String folder, IOException e) {
        String sentence = e instanceof EndgameTableException || e instanceof BearOffException
                ? e.getMessage()
                : folder + " cannot be used: " + reason(e) + ".";
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
