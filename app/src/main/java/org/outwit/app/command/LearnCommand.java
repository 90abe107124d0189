package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.app.learn.LessonReport;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Names;
import org.outwit.learn.person.EarlyModel;
import org.outwit.learn.person.Learner;
import org.outwit.learn.person.LearningResult;
import org.outwit.learn.person.Notebook;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.PersonFinder;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit learn}: a model of somebody from their games. */
@Command(
        name = "learn",
        mixinStandardHelpOptions = true,
        description = {
            "Learns from somebody's games how deep they look, what they value, how freely they choose and what they like to"
                    + " open with, and writes it to a model file that plays: file:MODEL.json wherever a player is written.",
            "Where it is known how people play the game, the file is written within seconds and predicts and plays from then on; what"
                    + " they value, which changes no prediction, is added when it is known.",
            "The last third of the games is held out at first and tells how well the model predicts; in the end it is learned"
                    + " from, too."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit learn othello WTH_*.wtb --list tastet",
            "  outwit learn othello WTH_*.wtb --who 'Tastet Marc' --out tastet.json",
            "  outwit learn checkers tinsley.pdn --who 'M Tinsley' --who 'MF Tinsley' --out tinsley.json",
            "  outwit play othello --against file:tastet.json",
            "  outwit learn chess club.pgn --who anna --out anna.json --population maia-1500.pb.gz",
            "",
            "Ctrl-C leaves the best model so far; the same command goes on from there.",
            "Exit status: 0 when all was learned, 130 when it was interrupted, 2 for bad usage",
            "or files that cannot be used."
        })
public final class LearnCommand implements Callable<Integer> {

    private Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PersonOptions person;

    @Mixin
    private NetworkOption network;

    @Option(names = "--out", paramLabel = "MODEL", description = "The model file to write, such as anna.json.")
    private String out;

    @Mixin
    private OutputFile output;

    @Mixin
    private LearningOptions options;

    @Option(
            names = "--list",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "TEXT",
            description = "Only list who is in the records, with how many games: all, or whose name has TEXT in it.")
    private String list;

    @Option(
            names = "--json",
            description = "Print one JSON object: depth, weights, depths, heldOut, …; with --list one for each name.")
    private boolean json;

    public LearnCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        Game<?> game = person.game();
        resources = network.on(resources, game);
        return learn(game);
    }

    private <P extends Position> int learn(Game<P> game) {
        if (list != null) return list(person.<P>read(game).names());
        person.needsSomebody();
        if (out == null) throw bad("Say where the model shall be written: --out MODEL.json.");
        Path file = OutputFile.place(out);
        options.check(game);
        PersonFinder<P> wanted = person.read(game);
        Person<P> somebody = wanted.person(game);
        PrintWriter err = person.progressTo();
        if (err != null && wanted.rejected() > 0) {
            GameFiles.tell(err, wanted.rejected() + " places could not be used; 'outwit records' tells which and why.");
        }
        List<String> names = person.files().stream()
                .map(each -> String.valueOf(Path.of(each).getFileName()))
                .toList();
        ReplaceRule rule = output.model(game, somebody.who());
        try (ProgressDisplay progress = new ProgressDisplay(err).announcing();
                ProgressPlace kept = ProgressPlace.of(file);
                Notebook notebook = new Notebook(kept.file(), output.isForced())) {
            rule.check(file);
            PersonDecisions<P> decisions = PersonDecisions.of(somebody);
            Learner<P> learner = new Learner<>(
                    decisions,
                    options.plan(decisions, resources.populations().of(game).isPresent()),
                    names,
                    resources.populations(),
                    resources.parallel(),
                    progress);
            EarlyModel early = model -> {
                if (notebook.writeUnfinished(model, file, rule)) {
                    progress.say("Wrote " + out + ", which predicts and plays by now; what " + somebody.who()
                            + " values is still being found out.");
                }
            };
            LearningResult<P> lesson = learner.learn(notebook, early);
            boolean written = notebook.write(lesson, file, rule);
            report(game, lesson, written);
            return lesson.complete() ? 0 : Interruption.STATUS;
        } catch (CancellationException e) {
            complain("stopped before the first depth was finished, so nothing was written.");
            return Interruption.STATUS;
        } catch (IOException e) {
            complain(out + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }

    private int list(Names names) {
        PrintWriter to = spec.commandLine().getOut();
        List<Names.Counted> found = names.list(list);
        for (Names.Counted each : found) {
            if (json) {
                Map<String, Object> object = new LinkedHashMap<>();
                object.put("name", each.name());
                object.put("games", each.games());
                Json.print(to, object);
            } else {
                to.printf("%,7d  %s%n", each.games(), each.name());
            }
        }
        if (found.isEmpty() && !json) {
            to.println(
                    list.isEmpty() ? "The records name nobody." : "No name in these records has '" + list + "' in it.");
        }
        return 0;
    }

    private <P extends Position> void report(Game<P> game, LearningResult<P> lesson, boolean written) {
        PrintWriter to = spec.commandLine().getOut();
        LessonReport<P> report = new LessonReport<>(game, lesson);
        if (json) {
            Json.print(to, report.object(out));
        } else {
            report.print(to);
            to.println();
            if (written)
                to.println("Wrote " + out + " with " + lesson.model().book().size() + " opening habits.");
        }
        to.flush();
        if (!lesson.complete()) {
            complain("stopped; " + out
                    + (written
                            ? lesson.tried().isEmpty()
                                    ? " predicts and plays as they do; what they value was not found out."
                                    : " holds the best so far, without intervals."
                            : " was there before and stays as it was.")
                    + (OutputFile.isDevice(Path.of(out)) ? "" : " The same command goes on from here."));
        }
    }

    private void complain(String sentence) {
        spec.commandLine().getErr().println("outwit: " + sentence);
    }

    private ParameterException bad(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
