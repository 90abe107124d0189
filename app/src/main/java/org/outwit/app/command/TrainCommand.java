package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.LadderReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.learn.progress.TrainingFile;
import org.outwit.learn.selfplay.NetworkStart;
import org.outwit.learn.selfplay.SelfPlayPlan;
import org.outwit.learn.selfplay.SelfPlayTraining;
import org.outwit.learn.selfplay.StartingWeights;
import org.outwit.learn.selfplay.WeightsFile;
import org.outwit.play.match.TrainingLadder;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit train}: weights of a game's evaluator, made better by the program's own games; and, below it, people. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = {
            "Makes the evaluator of a game better by games against itself. What a position is judged to be worth is compared"
                    + " with what the same game came to a little later, and at last with how it ended; the weights of the"
                    + " features move so that the next judgement is closer (temporal differences).",
            "The weights go to a file that stands wherever an evaluator does: file:FILE. Now and then during the training, and at"
                    + " its end, they play against those it began with, and a table shows what was gained.",
            "For games of two players, with dice or without. In backgammon it is the network that is trained, on from what it has"
                    + " learned or, with --start untrained, from nothing."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit train checkers --games 5000 --out mine.weights.json",
            "  outwit train kalah --start tempo --games 2000 --seed 7 --json",
            "  outwit train connect4 --start file:mine.weights.json --out better.weights.json",
            "  outwit train backgammon --start untrained --out fresh.weights.json",
            "  outwit train backgammon --look --games 5000 --out looked.weights.json",
            "  outwit match checkers file:mine.weights.json samuel --nodes 1000 --games 1000",
            "  outwit train people othello WTH_*.wtb",
            "",
            "5,000 games take a minute or several. Ctrl-C stops; the same command goes on from there, and comes to",
            "the same result as if it had not been stopped. What it has done is kept beside the file as FILE.progress.",
            "Exit status: 0 when all was learned, 130 when it was interrupted, 2 for bad usage or files that",
            "cannot be used."
        })
public final class TrainCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            converter = InstalledGame.class,
            description = "See 'outwit games'.")
    private Game<?> game;

    @Option(
            names = "--start",
            paramLabel = "NAME",
            description =
                    "The evaluator to begin with, or file:FILE; in backgammon also untrained. Default: the game's default one"
                            + " if it is a network or a weighted sum of features, else the first that is.")
    private String start;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games to learn from. Default: 5000; 300000 for a network, 20000 with --look.")
    private Integer games;

    @Option(names = "--seed", paramLabel = "S", description = "For openings and dice. Default: ${DEFAULT-VALUE}.")
    private long seed = SelfPlayPlan.USUAL.seed();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "How many positions a side may enter to find a move in training; with dice it looks at its moves only."
                            + " Default: ${DEFAULT-VALUE}.")
    private long nodes = SelfPlayPlan.USUAL.nodes();

    @Option(
            names = "--opening",
            paramLabel = "PLIES",
            description =
                    "The most random moves that a game begins with, at least half as many; with dice one game in four does."
                            + " Default: 10; 12 for a network.")
    private Integer opening;

    @Option(
            names = "--lambda",
            paramLabel = "SHARE",
            description =
                    "How far judgements look beyond the next one: 0 to that one only, 1 to the end of the game only."
                            + " Default: 0.8; 0.5 for a network, 0.9 with --look.")
    private Double lambda;

    @Option(
            names = "--look",
            description =
                    "Backgammon's network only: look at all rolls before each turn of the training games, and move predictions"
                            + " towards the average over them. For a network that has learned already; a game takes twenty times as long.")
    private boolean look;

    @Option(
            names = "--phase",
            paramLabel = "NAME",
            description = "With --look: learn in this phase of the game only, contact or race. Default: in both.")
    private String phase;

    @Option(
            names = "--whole-game",
            description =
                    "The same weights from the first move to the last. By default each phase of the game has its own.")
    private boolean wholeGame;

    @Option(
            names = "--ladder",
            paramLabel = "N",
            description =
                    "How many games each match against the start has; 0 for no matches. Default: ${DEFAULT-VALUE}.")
    private int ladder = 200;

    @Option(
            names = "--ladder-nodes",
            paramLabel = "N",
            description =
                    "How many positions both sides may enter for each move of those matches. Default: ${DEFAULT-VALUE}.")
    private long ladderNodes = 1000;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "How many such matches there are, at equal distances. Default: ${DEFAULT-VALUE}.")
    private int steps = 4;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write. Default: GAME.weights.json in the working directory.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(names = "--progress", description = "Show progress even where standard error is no terminal.")
    private boolean progress;

    @Option(names = "--json", description = "One JSON object: game, start, games, seed, nodes, against, ladder, out.")
    private boolean json;

    private TrainCommand(Resources resources) {
        this.resources = resources;
    }

    /** The command with its subcommands, which need to know where things are kept. */
    public static CommandLine with(Resources resources) {
        return new CommandLine(new TrainCommand(resources)).addSubcommand(new TrainPeopleCommand(resources));
    }

    @Override
    public Integer call() {
        if (game == null) {
            throw new ParameterException(
                    spec.commandLine(), "Say what to train: the evaluator of a game, by its name, or people.");
        }
        return train(game);
    }

    private <P extends Position> int train(Game<P> game) {
        SelfPlayTraining.check(game);
        String name = start == null ? game.defaultEvaluatorName() : start;
        Optional<NetworkStart> network = NetworkStart.named(game, name, seed);
        if (look && network.isEmpty()) {
            throw new InputException(
                    "--look: " + name + " is not a network of backgammon; expected network, untrained or the"
                            + " file of one as --start.");
        }
        if (phase != null && !look) throw new InputException("--phase goes with --look.");
        if (look) network = network.map(each -> each.grown(seed));
        SelfPlayPlan usual = network.map(NetworkStart::plan).orElse(SelfPlayPlan.USUAL);
        SelfPlayPlan plan = plan(look ? SelfPlayPlan.looking(phase(game)) : usual);
        PlayerSpec first = first(game, network);
        String from = network.isPresent() ? name : first.toString();
        if (out == null) out = game.name() + ".weights.json";
        Path file = OutputFile.place(out);
        if (OutputFile.isDevice(file)) {
            throw new InputException(
                    "--out: " + out + " is a pipe or a device, and weights are read again to be measured;"
                            + " expected the name of a file.");
        }
        if (first.toString().equals("file:" + out) || first.toString().equals("file:" + file)) {
            throw new InputException("--out: " + out + " is what the training begins with; take another name.");
        }
        TrainingFile kept = ProgressPlace.training(file, output.isForced());
        ReplaceRule rule =
                WeightsFile.replaceable(game.name(), plan.origin(from, 0)).unless(output.isForced());
        TrainingLadder<P> matches = new TrainingLadder<>(game, first, ladder, ladderNodes, seed, resources);
        PrintWriter err = progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
        try (ProgressDisplay display = new ProgressDisplay(err).announcing()) {
            rule.check(file);
            SelfPlayTraining<P> training = network.isPresent()
                    ? new SelfPlayTraining<>(
                            game, from, network.get().trainable(game), plan, resources.parallel(), display)
                    : new SelfPlayTraining<>(game, from, weights(game, first), plan, resources.parallel(), display);
            training.open(kept, "ladder " + ladder + " of " + ladderNodes + " nodes");
            for (int step = 1; step <= steps; step++) {
                int to = plan.gamesAfter(step, steps);
                if (training.games() > to || training.hasStep(to)) continue;
                training.trainTo(to, kept);
                training.write(file, rule);
                if (ladder > 0) training.add(matches.step(file, to, display), kept);
            }
            kept.delete();
            report(new LadderReport(game, training.origin(), first.toString(), training.ladder()));
            return 0;
        } catch (CancellationException e) {
            complain("stopped; the same command goes on from here.");
            return Interruption.STATUS;
        } catch (IOException e) {
            complain(file + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private <P extends Position> StartingWeights<P> weights(Game<P> game, PlayerSpec first) {
        Evaluator<P> evaluator = Players.player(game, first).evaluator();
        return StartingWeights.of(game, first.toString(), evaluator, !wholeGame);
    }

    /** The number of the phase that was named, less than 0 without one. */
    private int phase(Game<?> game) {
        if (phase == null) return -1;
        List<String> names = game.phases().names();
        if (names.contains(phase)) return names.indexOf(phase);
        throw new InputException(
                "--phase: " + game.name() + " has " + String.join(" and ", names) + ", found " + phase + ".");
    }

    private SelfPlayPlan plan(SelfPlayPlan usual) {
        if (games != null) least("--games", games, 1);
        least("--nodes", nodes, 1);
        if (opening != null) least("--opening", opening, 0);
        least("--ladder", ladder, 0);
        least("--ladder-nodes", ladderNodes, 1);
        least("--steps", steps, 1);
        if (lambda != null && !(lambda >= 0 && lambda <= 1)) {
            throw new InputException("--lambda must be from 0 to 1, found " + lambda + ".");
        }
        return usual.withGames(games == null ? usual.games() : games)
                .withSeed(seed)
                .withNodes(nodes)
                .withOpening(opening == null ? usual.openingPlies() : opening)
                .withSteps(lambda == null ? usual.lambda() : lambda, usual.rate(), usual.nearness());
    }

    private static void least(String option, long found, long least) {
        if (found < least) throw new InputException(option + " must be " + least + " or more, found " + found + ".");
    }

    /** Who plays the matches against what is trained: those who have learned nothing are no opponents. */
    private <P extends Position> PlayerSpec first(Game<P> game, Optional<NetworkStart> network) {
        boolean isUntrained = network.isPresent() && !network.get().isTrained();
        if (isUntrained) return PlayerSpec.plain(LinearEvaluator.firstName(game));
        if (start != null) return PlayerSpec.plain(start);
        if (network.isPresent()) return PlayerSpec.plain(game.defaultEvaluatorName());
        Evaluator<P> usual = game.defaultEvaluator();
        boolean isSum = usual instanceof LinearEvaluator<P> || usual instanceof PhasedEvaluator<P>;
        return PlayerSpec.plain(isSum ? game.defaultEvaluatorName() : LinearEvaluator.firstName(game));
    }

    private void report(LadderReport report) {
        PrintWriter to = spec.commandLine().getOut();
        if (json) {
            Json.print(to, report.object(out));
            return;
        }
        boolean dice = game.capabilities().chance();
        report.print(to, dice ? "both looking one ply ahead" : "both with " + ladderNodes + " nodes a move");
        to.println("Wrote " + out + "; it plays as file:" + out + ".");
    }

    private void complain(String sentence) {
        spec.commandLine().getErr().println("outwit: " + sentence);
    }
}
