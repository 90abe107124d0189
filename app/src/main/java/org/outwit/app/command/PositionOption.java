package org.outwit.app.command;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --position TEXT}, the same for all commands that have it. */
final class PositionOption {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "A position in the game's notation. Default: the start.")
    private String text;

    /** The text again, with a mark below the place that is meant; too long a text would hide the mark. */
    private String pointer(int column) {
        if (text.isBlank() || text.length() > 120 || text.codePoints().anyMatch(Character::isISOControl)) return "";
        return String.format("%n  %s%n  %s^", text, " ".repeat(column));
    }

    boolean isGiven() {
        return text != null;
    }

    /** The position that was asked for, or the start. */
    <P extends Position> P of(Game<P> game) {
        if (text == null) return game.start();
        try {
            return game.notation().position(text);
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), "--position: " + e.getMessage() + pointer(e.column()));
        }
    }

    /** The position that was asked for, or the start, after these moves. */
    <P extends Position> P of(Game<P> game, List<String> moves) {
        P at = of(game);
        for (int i = 0; i < moves.size(); i++) {
            String move = moves.get(i);
            String place = "Move " + (i + 1) + " (" + move + "): ";
            if (at.isOver()) throw new ParameterException(spec.commandLine(), place + "the game is over already.");
            try {
                at.make(game.notation().parse(at, move));
            } catch (NotationException e) {
                throw new ParameterException(spec.commandLine(), place + e.getMessage());
            }
        }
        return at;
    }
}
