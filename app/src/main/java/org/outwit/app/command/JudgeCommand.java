package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.play.EquityReport;
import org.outwit.app.play.JudgeReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.player.Valuation;
import org.outwit.play.protocol.GnubgJudge;
import org.outwit.play.quality.BackgammonDecisions;
import org.outwit.play.quality.EquityError;
import org.outwit.play.quality.EquityLoss;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit judge}: how much a player's moves lose, by the judgement of another program. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        description = {
            "Lets a player choose in many positions of backgammon, and GNU Backgammon judge every legal play of them. Tells the mean"
                    + " equity loss: what a choice loses on average against the best play, in points, with its 95 %% interval.",
            "Positions are drawn from games that the program plays against itself, one of each game, or read from a file with one"
                    + " position ID a line, for which dice are thrown. Only those count in which there is a choice.",
            "With --equity it is values that are judged: how far what the player takes positions before the roll to be worth is from"
                    + " what GNU Backgammon says, on average with its 95 %% interval, in contact, in the race, and where both bear off.",
            "GNU Backgammon has to be installed: Debian has it in the package gnubg."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit judge backgammon --player network@3",
            "  outwit judge backgammon --player balanced@1 --count 100 --plies 0 --worst 5",
            "  outwit judge backgammon --player network@3 --positions positions.txt --json",
            "  outwit judge backgammon --equity --count 700 --seed 5",
            "",
            "A player's depth counts plays and rolls: @1 looks at the own play, @3 at the reply to every roll, too.",
            "Exit status: 0, 2 for bad usage or if there is no GNU Backgammon, 130 when it was interrupted by Ctrl-C."
        })
public final class JudgeCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "GAME", converter = InstalledGame.class, description = "backgammon.")
    private Game<?> game;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            converter = WrittenPlayer.class,
            description =
                    "Who chooses, such as network@3. Default: the game's default evaluator; then say how far to search.")
    private PlayerSpec player;

    @Mixin
    private LimitOptions limits;

    @Mixin
    private EngineOptions engine;

    @Option(names = "--equity", description = "Judge values of positions before the roll, not choices.")
    private boolean equity;

    @Option(names = "--positions", paramLabel = "FILE", description = "A file with one position a line.")
    private String positions;

    @Option(
            names = "--count",
            paramLabel = "N",
            description =
                    "How many decisions to judge, or with --equity games of which to judge a position of contact and one of the"
                            + " race each; of a file no more than it has. Default: ${DEFAULT-VALUE}.")
    private int count = 500;

    @Option(names = "--seed", paramLabel = "S", description = "For games and dice. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "How many turns the judge looks beyond the play, 0 to " + GnubgJudge.MOST_PLIES
                    + ". Each takes about twenty times as long. Default: ${DEFAULT-VALUE}.")
    private int plies = 2;

    @Option(
            names = "--gnubg",
            paramLabel = "PROGRAM",
            description = "Where GNU Backgammon is. Default: ${DEFAULT-VALUE}.")
    private String program = GnubgJudge.PROGRAM;

    @Option(
            names = "--patience",
            paramLabel = "S",
            description = "How many seconds the judge may take for one position. Default: ${DEFAULT-VALUE}.")
    private int patience = 300;

    @Option(
            names = "--worst",
            paramLabel = "N",
            description = "Also list the N decisions that lost most, or the N values with the largest errors.")
    private int worst;

    @Option(names = "--json", description = "One JSON object with all numbers.")
    private boolean json;

    @Option(names = "--progress", description = "Tell about progress even where nobody watches.")
    private boolean progress;

    public JudgeCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        if (!(game instanceof Backgammon backgammon) || !game.name().equals("backgammon")) {
            throw new InputException("There is no judge for " + game.name() + "; there is one for backgammon.");
        }
        if (count < 1) throw new InputException("--count must be 1 or more, found " + count + ".");
        if (worst < 0) throw new InputException("--worst must be 0 or more, found " + worst + ".");
        if (patience < 1) throw new InputException("--patience must be 1 or more, found " + patience + ".");
        if (plies < 0 || plies > GnubgJudge.MOST_PLIES) {
            throw new InputException("--plies must be 0 to " + GnubgJudge.MOST_PLIES + ", found " + plies + ".");
        }
        PlayerSpec who = player == null ? PlayerSpec.parse(game.defaultEvaluatorName()) : player;
        PrintWriter err = progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
        return equity ? judgeValues(backgammon, who, err) : judgeChoices(backgammon, who, err);
    }

    private int judgeValues(Backgammon backgammon, PlayerSpec who, PrintWriter err) {
        if (limits.isGiven()) {
            throw new InputException("With --equity the depth belongs to the player, as in "
                    + who.strategy().function() + "@2.");
        }
        try (ProgressDisplay display = new ProgressDisplay(err);
                Valuation<BackgammonPosition> values =
                        new Valuation<>(backgammon, who, engine.equipment(game, resources, 64, 1));
                GnubgJudge judge = new GnubgJudge(GnubgJudge.usual(program), plies, Duration.ofSeconds(patience))) {
            BackgammonDecisions drawn = new BackgammonDecisions(backgammon, seed);
            List<BackgammonPosition> asked = positions == null
                    ? drawn.beforeRolls(count, backgammon.defaultEvaluator(), display)
                    : read(lines -> drawn.beforeRollsOfLines(lines, count), "no position");
            EquityError errors = EquityError.of(backgammon, asked, values, judge, display);
            EquityReport report =
                    new EquityReport(who, errors, plies, backgammon.phases().names());
            PrintWriter out = spec.commandLine().getOut();
            if (json) Json.print(out, report.object(worst));
            else report.print(out, worst);
            return 0;
        } catch (CancellationException e) {
            return Interruption.STATUS;
        }
    }

    private int judgeChoices(Backgammon backgammon, PlayerSpec who, PrintWriter err) {
        try (ProgressDisplay display = new ProgressDisplay(err);
                SearchingChooser<BackgammonPosition> chooser = Players.of(
                        backgammon,
                        who,
                        engine.equipment(game, resources, 64, 1).seeded(seed));
                GnubgJudge judge = new GnubgJudge(GnubgJudge.usual(program), plies, Duration.ofSeconds(patience))) {
            if (!limits.isGiven() && chooser.ownDepth() == Integer.MAX_VALUE) {
                throw new InputException("Say how far to search: --depth, --time, --nodes or --evaluations, or "
                        + who.strategy().function() + "@DEPTH.");
            }
            List<BackgammonPosition> decisions = decisions(backgammon, display);
            EquityLoss loss = EquityLoss.of(decisions, chooser, limits.all(), judge, display);
            report(new JudgeReport(who, loss, plies));
            return 0;
        } catch (CancellationException e) {
            return Interruption.STATUS;
        }
    }

    private List<BackgammonPosition> decisions(Backgammon backgammon, ProgressDisplay display) {
        BackgammonDecisions drawn = new BackgammonDecisions(backgammon, seed);
        if (positions == null) return drawn.ofGames(count, backgammon.defaultEvaluator(), display);
        return read(lines -> drawn.ofLines(lines, count), "no position in which there is a choice");
    }

    private interface Reader {
        List<BackgammonPosition> of(List<String> lines);
    }

    private List<BackgammonPosition> read(Reader reader, String nothing) {
        List<BackgammonPosition> read;
        try {
            read = reader.of(Files.readAllLines(Path.of(positions)));
        } catch (IOException | InvalidPathException e) {
            throw new InputException("cannot read " + positions + ": " + FileReason.reading(e) + ".");
        } catch (InputException e) {
            throw new InputException(positions + ": " + e.getMessage());
        }
        if (read.isEmpty()) throw new InputException(positions + " has " + nothing + ".");
        return read;
    }

    private void report(JudgeReport report) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) Json.print(out, report.object(worst));
        else report.print(out, worst);
    }
}
