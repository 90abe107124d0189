package org.outwit.app.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.PlayerSettings;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What decides how a match goes: who plays, how many games, from which openings and by which clock. */
final class MatchPlanOptions {

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "See 'outwit games'.")
    private Game<?> game;

    @Parameters(
            index = "1",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description = "The player whose results are reported.")
    private PlayerSpec first;

    @Parameters(
            index = "2..*",
            arity = "1..*",
            paramLabel = "OTHER",
            converter = WrittenPlayer.class,
            description = "The opponent, or in a game for more than two all opponents in order.")
    private List<PlayerSpec> others;

    @Option(
            names = "--games",
            required = true,
            paramLabel = "N",
            description = "How many games to play: two with each opening, or as many as there are players.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed for openings and chance. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--clock",
            paramLabel = "SECONDS[+MORE]",
            description =
                    "Seconds for all moves of a player, and how many each move adds. A player who exceeds it, or --time, loses; among more than two they are passed over.")
    private String clock;

    @Option(
            names = "--other-algorithm",
            paramLabel = "NAME",
            description = "A different --algorithm for all players but the first.")
    private String otherAlgorithm;

    @Option(
            names = "--algorithms",
            paramLabel = "NAME,…",
            split = ",",
            description = "An algorithm for each player, in their order.")
    private List<String> algorithms;

    @Option(
            names = "--opening",
            paramLabel = "PLIES",
            description = "How many random moves each game begins with. Default: ${DEFAULT-VALUE}.")
    private int opening = 4;

    @Option(
            names = "--most-plies",
            paramLabel = "N",
            description = "A game that reaches N plies is a draw. Default: ${DEFAULT-VALUE}.")
    private int mostPlies = 600;

    Game<?> game() {
        return game;
    }

    void check() {
        if (games < 1) throw new InputException("--games must be 1 or more, found " + games + ".");
    }

    /** The plan where the first player has these settings. */
    <P extends Position> MatchPlan<P> plan(Game<P> game, PlayerSettings settings, LimitOptions limits) {
        List<PlayerSpec> players = new ArrayList<>(others);
        players.add(0, first);
        List<PlayerSettings> equipment = equipment(settings, players.size());
        return new MatchPlan<>(
                game, players, equipment, games, seed, limits.untimed(), time(limits.time()), opening, mostPlies);
    }

    private List<PlayerSettings> equipment(PlayerSettings settings, int players) {
        if (algorithms == null) {
            PlayerSettings other = otherAlgorithm == null ? settings : settings.with(Algorithm.named(otherAlgorithm));
            List<PlayerSettings> equipment = new ArrayList<>(Collections.nCopies(players - 1, other));
            equipment.add(0, settings);
            return equipment;
        }
        if (otherAlgorithm != null || settings.algorithm().isPresent()) {
            throw new InputException(
                    "Give --algorithms for all players, or --algorithm and --other-algorithm, not both.");
        }
        if (algorithms.size() != players) {
            throw new InputException(
                    "--algorithms names " + algorithms.size() + " for " + players + " players; expected one for each.");
        }
        return algorithms.stream()
                .map(name -> settings.with(Algorithm.named(name)))
                .toList();
    }

    private TimeControl time(Duration perMove) {
        if (clock == null) return perMove == null ? TimeControl.NONE : TimeControl.perMove(perMove);
        if (perMove != null) throw new InputException("Give --time for each move or --clock, not both.");
        return TimeControl.parse("--clock", clock);
    }
}
