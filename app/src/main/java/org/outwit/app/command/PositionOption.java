package org.outwit.app.command;

import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --position TEXT}, shared by all commands that have it. */
class PositionOption {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--position",
            paramLabel = "TEXT",
            description = "A position in the game's notation, as 'outwit board' prints it below the board.")
    private String text;

    /** The text with a mark below the place that is wrong; nothing for a long text, in which the mark would be lost. */
    private String pointer(int column) {
        if (text.isBlank() || text.length() > 120 || text.codePoints().anyMatch(Character::isISOControl)) return "";
        return String.format("%n  %s%n  %s^", text, " ".repeat(column));
    }

    final boolean isGiven() {
        return text != null;
    }

    /** The position that was asked for, or the start. */
    final <P extends Position> P of(Game<P> game) {
        if (text == null) return game.start();
        try {
            return game.notation().position(text);
        } catch (NotationException e) {
            throw bad("--position: " + e.getMessage() + pointer(e.column()));
        }
    }

    final ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
