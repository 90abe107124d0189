package org.outwit.app.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.match.SeatName;
import org.outwit.play.player.Level;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where you sit, and who sits in the other seats. */
final class SeatOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--you",
            paramLabel = "SIDE",
            description =
                    "Your seat: first or second, or third and so on in games for more. Default: ${DEFAULT-VALUE}.")
    private String you = "first";

    @Option(
            names = "--against",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description =
                    "Your opponent: an evaluator, a level, a character, a learner or any player that 'outwit players GAME' lists. Default: the game's default"
                            + " evaluator. In a game for more than two, give it once for all"
                            + " opponents, or once for each in the order of their seats.")
    private List<PlayerSpec> against = new ArrayList<>();

    @Option(
            names = "--level",
            paramLabel = "N",
            description =
                    "Play against level N, which fails like people; 'outwit players GAME' lists the levels. Short for"
                            + " --against level:N.")
    private Integer level;

    int you(Game<?> game) {
        int seats = game.capabilities().players();
        return SeatName.find(you, seats)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "--you must be " + SeatName.any(seats) + ", found '" + you + "'."));
    }

    /** The players in the other seats, in their order; {@code usual} where none were named. */
    List<PlayerSpec> opponents(Game<?> game, PlayerSpec usual) {
        if (against.size() > 1) return against;
        if (level != null && !against.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--level and --against both name your opponent; give one.");
        }
        if (level != null && level < 1) {
            throw new ParameterException(spec.commandLine(), "--level must be 1 or more, found " + level + ".");
        }
        PlayerSpec named = level == null ? usual : PlayerSpec.plain(Level.PREFIX + level);
        PlayerSpec each = against.isEmpty() ? named : against.get(0);
        return Collections.nCopies(game.capabilities().players() - 1, each);
    }
}
