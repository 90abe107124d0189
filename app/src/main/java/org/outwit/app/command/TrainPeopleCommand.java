package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.TrainingReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.network.Networks;
import org.outwit.learn.people.PopulationFile;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.progress.TrainingFile;
import org.outwit.learn.training.PeopleArchive;
import org.outwit.learn.training.PopulationTrainer;
import org.outwit.learn.training.TrainingPlan;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code outwit train people}: how people play a game, from an archive of their games. */
@Command(
        name = "people",
        mixinStandardHelpOptions = true,
        description = {
            "Learns from games of many people how people play: what moves look right to them, how far they look ahead, what they"
                    + " play in known positions, and how that changes with strength.",
            "Each game is learned once, however many files have it. Nobody is more than one in fifty of those who teach: of whoever plays"
                    + " in more games only some are heard. What a record says about the time to think (TimeControl) tells bullet,"
                    + " blitz, rapid and tournaments apart, where an archive has games of more than one.",
            "Without --out the file goes to your data folder, where every command uses it instead of the people that are"
                    + " shipped. Delete the file to bring those back. People whom you learned with other people have to be learned"
                    + " again.",
            "In chess --population also finds how far a network is to be believed beside these people, and keeps it in the file."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit train people othello WTH_*.wtb",
            "  outwit train people chess twic.pgn --depth 3 --out club.people",
            "  outwit train people checkers oca.pdn --depth 5,7,7 --json",
            "  outwit train people chess twic.pgn --population nets/",
            "  outwit train people chess twic.pgn --without 'Anna' --claims old.people",
            "",
            "50,000 games take minutes. Ctrl-C stops; the same command goes on from there, and comes to the same",
            "result as if it had not been stopped. What it has done is kept beside the file as FILE.progress.",
            "Exit status: 0 when all was learned, 130 when it was interrupted, 2 for bad usage or files that",
            "cannot be used."
        })
public final class TrainPeopleCommand implements Callable<Integer> {

    private static final int MOST_DEPTH = 20;
    private static final int FEWEST_DECISIONS = 100;

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameFiles source;

    @Mixin
    private NetworkOption network;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write. Default: GAME.people in your data folder.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(
            names = "--depth",
            split = ",",
            paramLabel = "PLIES",
            description =
                    "How many plies people are taken to look ahead: one number, or one for each phase of the game."
                            + " Default: 3.")
    private int[] depths;

    @Option(
            names = "--decisions",
            paramLabel = "N",
            description =
                    "Look at this many decisions that deep, to weigh looks and values. Default: ${DEFAULT-VALUE}.")
    private int decisions = TrainingPlan.DECISIONS;

    @Option(
            names = "--without",
            paramLabel = "TEXT",
            description =
                    "Leave out games of people with TEXT in their name, so that they can be predicted as strangers."
                            + " May be given again.")
    private List<String> without = List.of();

    @Option(
            names = "--claims",
            paramLabel = "FILE",
            description =
                    "Take from these people how far claims about errors go by a deeper search, instead of fitting it to"
                            + " what is trained on.")
    private Path claims;

    @Option(names = "--seed", paramLabel = "S", description = "For samples. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(names = "--json", description = "One JSON object: games, decisions, looks, lookahead, book, bytes, …")
    private boolean json;

    TrainPeopleCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = source.game();
        resources = network.on(resources, game);
        return train(game);
    }

    private <P extends Position> int train(Game<P> game) {
        PopulationTrainer.check(game);
        TrainingPlan plan = plan(game);
        Path file = out == null ? Populations.file(resources.peopleFolder(), game) : OutputFile.place(out);
        TrainingFile kept = ProgressPlace.training(file, output.isForced());
        ReplaceRule rule = output.people(game.name());
        try {
            rule.check(file);
            Optional<PopulationModel> others = Optional.ofNullable(claims).map(PopulationFile::read);
            PeopleArchive<P> archive = new PeopleArchive<>(game, this::isLeftOut);
            source.read(game, archive);
            others.ifPresent(other -> checkGame(game, other));
            if (archive.games().isEmpty()) {
                throw new InputException("These files hold no games of " + game.name()
                        + " that can be replayed; 'outwit records' tells what they hold.");
            }
            try (ProgressDisplay progress = new ProgressDisplay(source.progressTo()).announcing()) {
                PopulationTrainer.Trained trained = new PopulationTrainer<>(
                                game, plan, networks(game), resources.parallel(), progress)
                        .train(archive.games(), kept);
                PopulationModel found = trained.model();
                PopulationModel model = others.map(other -> found.with(found.personal(), other.tilt()))
                        .orElse(found);
                PopulationFile.write(model, file, rule);
                kept.delete();
                report(new TrainingReport(game, archive, trained), file);
                return 0;
            }
        } catch (CancellationException e) {
            complain(
                    OutputFile.isDevice(file)
                            ? "stopped; nothing was written."
                            : "stopped; the same command goes on from here.");
            return Interruption.STATUS;
        } catch (IOException e) {
            complain(file + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private Networks networks(Game<?> game) {
        return game.name().equals(Networks.GAME) ? resources.populations().networks() : Networks.NONE;
    }

    /** Refuses those who play something else. */
    private void checkGame(Game<?> game, PopulationModel other) {
        if (other.game().equals(game.name())) return;
        throw new InputException("--claims: " + claims + ": these people play " + other.game()
                + "; expected people who play " + game.name() + ".");
    }

    private boolean isLeftOut(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return without.stream().anyMatch(text -> small.contains(text.toLowerCase(Locale.ROOT)));
    }

    private TrainingPlan plan(Game<?> game) {
        if (decisions < FEWEST_DECISIONS) {
            throw new InputException("--decisions must be " + FEWEST_DECISIONS + " or more, found " + decisions + ".");
        }
        TrainingPlan plan = TrainingPlan.usual(game).withDecisions(decisions).withSeed(seed);
        if (depths == null) return plan;
        for (int depth : depths) {
            if (depth < 0 || depth > MOST_DEPTH) {
                throw new InputException("--depth must be from 0 to " + MOST_DEPTH + ", found " + depth + ".");
            }
        }
        int phases = game.phases().names().size();
        if (depths.length != 1 && depths.length != phases) {
            throw new InputException("--depth: " + game.name() + " has " + phases + " phases ("
                    + String.join(", ", game.phases().names()) + "), so expected 1 or " + phases + " numbers; found "
                    + depths.length + ".");
        }
        int[] each = Arrays.copyOf(depths, phases);
        if (depths.length == 1) Arrays.fill(each, depths[0]);
        return plan.withDepths(each);
    }

    private void report(TrainingReport report, Path file) throws IOException {
        PrintWriter to = spec.commandLine().getOut();
        long bytes = Files.size(file);
        if (json) {
            Json.print(to, report.object(file.toString(), bytes));
            return;
        }
        report.print(to);
        to.println("Wrote " + file + ", " + TrainingReport.megabytes(bytes) + ".");
        to.println(
                out == null
                        ? "From now on every command uses it instead of the people that are shipped; delete it to bring those back."
                        : "Commands go on using the people they used before; without --out they would use these.");
    }

    private void complain(String sentence) {
        spec.commandLine().getErr().println("outwit: " + sentence);
    }
}
