package org.outwit.play.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.SquareMoves;
import org.outwit.play.player.MoveChooser;

/**
 * Players that are other programs, written as {@code xboard:COMMAND}. The command may have arguments; those with blanks
 * stand in quotes.
 */
public final class ForeignPlayers {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    private ForeignPlayers() {}

    public static boolean isForeign(PlayerSpec player) {
        return player.isProgram();
    }

    /** Starts the program for one game. If that fails, its first move says so. */
    public static <P extends Position> MoveChooser<P> of(Game<P> game, PlayerSpec player) {
        return engine(game, player);
    }

    /**
     * Whether the program can be started and answers.
     *
     * @throws InputException with a sentence if it does not
     */
    public static <P extends Position> void check(Game<P> game, PlayerSpec player) {
        try (XboardEngine<P> engine = engine(game, player)) {
            if (engine.broken() != null)
                throw new InputException(engine.broken().getMessage());
        }
    }

    private static <P extends Position> XboardEngine<P> engine(Game<P> game, PlayerSpec player) {
        String text = player.toString();
        if (!(game instanceof Chess)) {
            throw new InputException(text + " is a program for chess, so it cannot play " + game.name() + ".");
        }
        List<String> command = words(text.substring(PlayerSpec.PROGRAM.length()));
        if (command.isEmpty()) {
            throw new InputException("Behind " + PlayerSpec.PROGRAM + " the command of a program is expected, as in "
                    + PlayerSpec.PROGRAM + "/usr/games/phalanx.");
        }
        return new XboardEngine<>(text, command, game, SquareMoves::format, Patience.USUAL);
    }

    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(command);
        while (matcher.find()) {
            for (int group = 1; group <= 3; group++) if (matcher.group(group) != null) words.add(matcher.group(group));
        }
        return words;
    }
}
