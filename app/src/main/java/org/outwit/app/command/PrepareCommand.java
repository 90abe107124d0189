package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.PreparationReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.UnfinishedFile;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.draw.study.PreparationPage;
import org.outwit.draw.study.RepertoireRecords;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.prepare.Preparation;
import org.outwit.learn.prepare.PreparationPlan;
import org.outwit.learn.prepare.PreparationText;
import org.outwit.learn.prepare.PreparedOpenings.Opening;
import org.outwit.learn.prepare.Preparer;
import org.outwit.play.match.SeatName;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit prepare}: a repertoire against one person. */
@Command(
        name = "prepare",
        mixinStandardHelpOptions = true,
        description = {
            "Prepares for an opponent: what to play against them, what they will probably reply, and where they will"
                    + " probably err. Of the moves that a plain search likes about equally, yours are those that are expected to bring"
                    + " most against this person.",
            "Everything is counted and nothing is timed, so equal questions get equal answers. Ctrl-C shows what was found"
                    + " so far."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit prepare othello WTH_200*.wtb --who 'Tastet Marc' --you first",
            "  outwit prepare chess fischer.pgn --who Fischer --model fischer.json --opening 'e4 c5' --page fischer",
            "  outwit prepare checkers tinsley.pdn --who 'M Tinsley' --who 'MF Tinsley' --out tinsley-lines.pdn",
            "",
            "Exit status: 0 when all was prepared, 130 when it was interrupted, 2 for bad usage",
            "or files that cannot be used."
        })
public final class PrepareCommand implements Callable<Integer> {

    private static final String BOTH = "both";
    private static final String PAGE = "prepare.html";

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PersonOptions person;

    @Mixin
    private ModelOption model;

    @Mixin
    private NetworkOption network;

    @Option(
            names = "--you",
            paramLabel = "SIDE",
            description = "Your side: first, second or both. Default: ${DEFAULT-VALUE}.")
    private String you = BOTH;

    @Option(
            names = "--opening",
            paramLabel = "MOVES",
            description =
                    "Prepare from after these moves on. Default: from the start, or, where the first moves are drawn by"
                            + " lot, from the openings that they met most often.")
    private String opening;

    @Mixin
    private PositionOption position;

    @Option(names = "--plies", paramLabel = "N", description = "How long a line is at most. Default: 16.")
    private Integer plies;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many positions are searched for each side of yours. Default: 400.")
    private Integer positions;

    @Option(
            names = "--margin",
            paramLabel = "UNITS",
            description =
                    "What a move of yours may cost against best play, in units of the game. Default: that of 'outwit play'.")
    private Double margin;

    @Option(
            names = "--openings",
            paramLabel = "N",
            description = "Where openings are drawn by lot: how many of them for each side. Default: 4.")
    private Integer openings;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the lines as games to this file, in the format of its ending.")
    private String out;

    @Option(names = "--page", paramLabel = "DIR", description = "Write the page " + PAGE + " to this folder.")
    private String page;

    @Mixin
    private OutputFile output;

    @Option(names = "--json", description = "Print one JSON object instead of the text.")
    private boolean json;

    public PrepareCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = person.game();
        resources = network.on(resources, game);
        return prepare(game);
    }

    private <P extends Position> int prepare(Game<P> game) {
        person.needsSomebody();
        if (game.capabilities().players() != 2 || game.features().isEmpty()) {
            throw bad("Nobody can be learned in " + game.name() + "; expected a game of two with features.");
        }
        if (game.capabilities().chance()) {
            throw bad("Nobody can prepare for dice, and in " + game.name()
                    + " they are thrown; play against a model of somebody instead: outwit play " + game.name()
                    + " --against file:MODEL.json.");
        }
        List<Integer> sides = sides();
        PreparationPlan plan = plan(game);
        Optional<Opening<P>> from = opening(game);
        Path file = out == null ? null : OutputFile.place(out);
        Path folder = page == null ? null : ReportFolder.of(spec, page);
        Optional<RecordFormat<P>> format = out == null ? Optional.empty() : Optional.of(format(game));
        model.check(game, resources);
        Person<P> somebody = person.read(game).person(game);
        PersonDecisions<P> decisions = PersonDecisions.of(somebody);
        model.check(decisions);
        try (ProgressDisplay progress = new ProgressDisplay(person.progressTo()).announcing()) {
            if (file != null) output.other().check(file);
            if (folder != null) {
                Files.createDirectories(folder);
                output.report().check(folder.resolve(PAGE));
            }
            ModelPredictor<P> predictor =
                    ModelPredictor.of(game, model.of(decisions, names(), resources, progress), resources.populations());
            Preparation prepared = new Preparer<>(somebody, predictor, plan, resources.parallel(), progress)
                    .prepare(sides, from, names());
            if (folder != null) {
                WholeFile.write(folder.resolve(PAGE), PreparationPage.of(game, prepared), output.report());
            }
            if (file != null) write(new RepertoireRecords<>(game, prepared, position.of(game)), format.get(), file);
            tell(prepared);
            return prepared.complete() ? 0 : Interruption.STATUS;
        } catch (CancellationException e) {
            return failed("stopped before anything was prepared.", Interruption.STATUS);
        } catch (IOException e) {
            return failed("cannot be written: " + FileReason.writing(e) + ".", 2);
        }
    }

    private <P extends Position> void write(RepertoireRecords<P> lines, RecordFormat<P> format, Path target)
            throws IOException {
        try (UnfinishedFile unfinished = new UnfinishedFile(target, output.other())) {
            lines.write(format, unfinished.stream());
            unfinished.finish();
        }
    }

    private void tell(Preparation prepared) {
        PrintWriter to = spec.commandLine().getOut();
        if (json) {
            to.println(PreparationText.of(prepared));
            return;
        }
        new PreparationReport(prepared, to).print();
        if (out != null || page != null) to.println();
        if (out != null) to.println("Wrote " + out + ".");
        if (page != null) to.println("Wrote " + Path.of(page, PAGE) + ".");
    }

    private List<String> names() {
        return person.files().stream()
                .map(each -> String.valueOf(Path.of(each).getFileName()))
                .toList();
    }

    private List<Integer> sides() {
        if (you.equals(BOTH)) return List.of(0, 1);
        return List.of(SeatName.find(you, 2)
                .orElseThrow(() -> bad("--you must be first, second or both, found '" + you + "'.")));
    }

    private PreparationPlan plan(Game<?> game) {
        PreparationPlan plan = PreparationPlan.usual(game);
        try {
            if (plies != null) plan = plan.withPlies(plies);
            if (positions != null) plan = plan.withPositions(positions);
            if (margin != null) plan = plan.withMargin(margin);
            if (openings != null) plan = plan.withOpenings(openings);
            return plan;
        } catch (InputException e) {
            throw bad(e.getMessage());
        }
    }

    private <P extends Position> Optional<Opening<P>> opening(Game<P> game) {
        if (opening == null && !position.isGiven()) return Optional.empty();
        P at = Position.copyOf(position.of(game));
        List<String> names = new ArrayList<>();
        String given = opening == null ? "" : opening.strip();
        for (String word : given.isEmpty() ? new String[0] : given.split("\\s+")) {
            if (at.isOver()) throw bad("--opening: " + word + ": the game is over already.");
            try {
                int move = game.notation().parse(at, word);
                names.add(game.notation().format(at, move));
                at.make(move);
            } catch (NotationException e) {
                throw bad("--opening: " + word + ": " + e.getMessage());
            }
        }
        if (at.isOver()) throw bad("The game is over there, so there is nothing to prepare.");
        return Optional.of(new Opening<>(names, at));
    }

    private <P extends Position> RecordFormat<P> format(Game<P> game) {
        return RecordFiles.format(game, out)
                .orElseThrow(() -> bad("--out: " + game.name() + " has no format for the ending of " + out
                        + "; expected " + RecordFiles.endings(game, " or ") + "."));
    }

    private int failed(String sentence, int status) {
        spec.commandLine().getErr().println("outwit: " + sentence);
        return status;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
