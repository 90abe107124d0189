package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.study.StudyPage;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Learner;
import org.outwit.learn.person.LearningPlan;
import org.outwit.learn.person.LearningResult;
import org.outwit.learn.person.Notebook;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.study.Analysis;
import org.outwit.learn.study.Effort;
import org.outwit.learn.study.PersonGames;
import org.outwit.learn.study.Study;
import org.outwit.learn.study.StudyText;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit study}: the report on an opponent. */
@Command(
        name = "study",
        mixinStandardHelpOptions = true,
        description = {
            "Writes a report on somebody from their games: how deep they look, what they value, how predictable they are,"
                    + " what they open with, where they go wrong, what can be exploited, and a plan against them.",
            "The report is one HTML file, study.html in the folder given, which needs no network. Without --model, a model is"
                    + " learned first and written next to it as model.json."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit study othello WTH_1992.wtb --who 'Tastet Marc' --out tastet",
            "  outwit study chess tal.pgn --who Tal --model tal.json --out tal --quick",
            "",
            "Exit status: 0 when the report was written, 130 when it was interrupted, 2 for bad usage",
            "or files that cannot be used."
        })
public final class StudyCommand implements Callable<Integer> {

    /** What a quick study learns a model from. */
    private static final int FEW_EXAMPLES = 300;

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PersonOptions person;

    @Mixin
    private NetworkOption network;

    @Option(names = "--out", paramLabel = "DIR", description = "The folder for the report; made where there is none.")
    private String out;

    @Mixin
    private OutputFile output;

    @Option(
            names = "--model",
            paramLabel = "MODEL.json",
            description = "A model of them that 'outwit learn' made. Default: learn one, which takes a while.")
    private String modelFile;

    @Option(
            names = "--depth",
            paramLabel = "MOST",
            description =
                    "The deepest that is tried when a model is learned, in plies. Default: 3, or 2 where there are so"
                            + " many moves to choose from that it would take too long.")
    private Integer depth;

    @Option(names = "--quick", description = "Look at fewer decisions, and less deeply.")
    private boolean quick;

    @Option(
            names = "--evaluations",
            paramLabel = "N",
            description = "Evaluate this many positions for each decision that is judged. Default: 20000, quick: 4000.")
    private Long evaluations;

    @Option(names = "--json", description = "Print the numbers of the report as one JSON object, too.")
    private boolean json;

    public StudyCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = person.game();
        resources = network.on(resources, game);
        return study(game);
    }

    private <P extends Position> int study(Game<P> game) {
        person.needsSomebody();
        if (game.capabilities().chance()) {
            throw bad("A study needs a search that judges every move, and none does so where dice are thrown, as in "
                    + game.name()
                    + "; 'outwit learn' says how somebody plays, and 'outwit predict' how well that is known.");
        }
        Path folder = folder();
        Effort effort = effort();
        if (depth != null && depth < 1) throw bad("--depth must be 1 or more, found " + depth + ".");
        if (game.features().isEmpty()) throw bad(game.name() + " has no features, so nobody can be told apart.");
        OpponentModel given = modelFile == null
                ? null
                : ModelPredictor.read(game, modelFile, resources.populations()).model();
        Person<P> somebody = person.read(game).person(game);
        if (PersonGames.of(somebody).games().isEmpty()) throw bad(somebody.who() + " played only against themselves.");
        PersonDecisions<P> decisions = PersonDecisions.withOpponents(somebody);
        decisions.needsSome(); // before there is a folder without a report
        try (ProgressDisplay progress = new ProgressDisplay(person.progressTo()).announcing()) {
            Files.createDirectories(folder);
            output.report().check(folder.resolve("study.html"));
            OpponentModel model = given == null ? learn(decisions, folder, progress) : given;
            KnownGames files = KnownGames.of(model, somebody, person.files());
            Study study = new Analysis<>(
                            decisions, files, model, resources.populations(), effort, resources.parallel(), progress)
                    .study();
            String page = StudyPage.of(game, study);
            WholeFile.write(folder.resolve("study.html"), page, output.report());
            PrintWriter to = spec.commandLine().getOut();
            to.println(json ? StudyText.of(study) : "Wrote " + Path.of(out, "study.html") + ".");
            return 0;
        } catch (CancellationException e) {
            return failed("stopped; no report was written.", Interruption.STATUS);
        } catch (IOException e) {
            return failed(out + ": cannot be written: " + FileReason.reading(e) + ".", 2);
        }
    }

    private <P extends Position> OpponentModel learn(
            PersonDecisions<P> decisions, Path folder, ProgressDisplay progress) throws IOException {
        Game<P> game = decisions.person().game();
        LearningPlan<P> plan = LearningPlan.usual(
                game, decisions, resources.populations().of(game).isPresent());
        if (depth != null) plan = plan.withDepth(depth);
        if (quick) plan = plan.withExamples(FEW_EXAMPLES);
        List<String> names = person.files().stream()
                .map(each -> String.valueOf(Path.of(each).getFileName()))
                .toList();
        Learner<P> learner =
                new Learner<>(decisions, plan, names, resources.populations(), resources.parallel(), progress);
        Path file = folder.resolve("model.json");
        Person<P> somebody = decisions.person();
        ReplaceRule rule = output.model(game, somebody.who());
        rule.check(file);
        try (Notebook notebook = new Notebook(folder.resolve("model.json.progress"), output.isForced())) {
            LearningResult<P> lesson = learner.learn(notebook);
            if (!lesson.complete()) throw new CancellationException("Learning was stopped.");
            notebook.write(lesson, file, rule);
            return ModelFile.read(
                    game,
                    file.toString()); // whose numbers are rounded, and which gives the same answers when asked again
        }
    }

    private Effort effort() {
        Effort effort = quick ? Effort.QUICK : Effort.USUAL;
        if (evaluations == null) return effort;
        if (evaluations < 1) throw bad("--evaluations must be 1 or more, found " + evaluations + ".");
        return effort.withEvaluations(evaluations);
    }

    private Path folder() {
        if (out == null) throw bad("Say where the report shall be written: --out DIR.");
        return ReportFolder.of(spec, out);
    }

    private int failed(String sentence, int status) {
        spec.commandLine().getErr().println("outwit: " + sentence);
        return status;
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
