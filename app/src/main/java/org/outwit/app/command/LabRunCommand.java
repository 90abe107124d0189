package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.outwit.core.file.FileReason;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.results.RunForecast;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code outwit lab run}: measures what is missing of experiments, and writes their pages. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Runs experiments. Cells that are finished are not measured again, no matter who measured them. Each experiment gets a page,"
                    + " and its numbers as CSV and JSON beside it; index.html leads to all."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab run pruning-fig-13 --quick",
            "  outwit lab run --quick all --out report",
            "  outwit lab run people-predicted --full --records archive",
            "  outwit lab run all --full --records archive > night.txt 2>&1",
            "  outwit lab run sweep.json --full",
            "  outwit lab run mine.jar",
            "",
            "A file of a sweep says what to measure with which values; a jar has experiments of your own;",
            "docs/lab.md shows both. Those in the folder experiments of Outwit's data folder have names as",
            "all others have.",
            "",
            "Ctrl-C stops; the same command goes on from there. Several programs may share a store, and",
            "none does what another has done. What is shipped with Outwit is never taken for a measurement",
            "of yours. A full run first says what is missing and how long that may take. Where one of many",
            "experiments fails the others are run.",
            "Exit status: 0 when all was measured, 130 when it was interrupted, 2 for bad usage or files",
            "that cannot be used."
        })
final class LabRunCommand implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ExperimentChoice choice;

    @Mixin
    private StoreOption store;

    @Mixin
    private LabOutput output;

    @Mixin
    private ExecutorOption executor;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = {
                "The folder with records of real games, for experiments on people. Nobody ships any.",
                "It may have othello/*.wtb, checkers/*.pdn, chess/*.pgn, and *.lin for bridge, here or below. What is there is run,"
                        + " and a sentence says what is left out."
            })
    private Path records;

    @Option(
            names = "--dry-run",
            description = "Only say what would be measured, and how long it may take where that is known.")
    private boolean dryRun;

    LabRunCommand(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        if (choice.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "Say which experiments to run, or all; 'outwit lab list' names them.");
        }
        List<Experiment> chosen = possible(context(ProgressMonitor.NONE));
        ReportFiles files = output.files(spec, LabOutput.ids(chosen));
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try (ProgressDisplay progress = new ProgressDisplay(output.progressTo(spec)).announcing();
                DatabaseStore results = store.open(resources);
                CellExecutor cells = executor.executor(resources)) {
            LabRun lab = new LabRun(results, cells, context(progress));
            if (dryRun || choice.size() == Size.FULL || chosen.size() > 1)
                plan(lab, results, chosen).print(dryRun ? out : err);
            if (dryRun) return 0;
            List<ExperimentReport> reports = new ArrayList<>();
            RuntimeException failure = null;
            for (Experiment each : chosen) {
                try {
                    reports.add(run(each, lab, files));
                } catch (CancellationException e) {
                    throw e;
                } catch (RuntimeException e) {
                    if (chosen.size() == 1) throw e;
                    err.println("outwit: " + each.about().id() + " failed, and the others go on: " + e.getMessage());
                    err.flush();
                    failure = failure == null ? e : failure;
                }
            }
            files.writeIndex(output.index(reports, lab));
            output.end(out);
            if (failure != null) throw failure;
            return 0;
        } catch (CancellationException e) {
            return failed(
                    "stopped; what was measured is kept, and the same command goes on from there.",
                    Interruption.STATUS);
        } catch (IOException e) {
            return failed(output.folder() + ": cannot be written: " + FileReason.writing(e) + ".", 2);
        }
    }

    private ExperimentReport run(Experiment experiment, LabRun lab, ReportFiles files) throws IOException {
        LabResults measured = lab.run(experiment, choice.size());
        ExperimentReport report = ReportFiles.report(experiment, measured);
        files.write(report, measured);
        output.say(spec.commandLine().getOut(), report);
        return report;
    }

    private LabPlan plan(LabRun lab, DatabaseStore store, List<Experiment> chosen) {
        return new LabPlan(chosen.stream()
                .map(each -> RunForecast.of(each, choice.size(), lab, store))
                .toList());
    }

    private LabContext context(ProgressMonitor monitor) {
        return new LabContext(monitor, resources.populations(), Optional.ofNullable(records));
    }

    /** All that can be run at least in part; who asks for one by name that cannot is told so. */
    private List<Experiment> possible(LabContext context) {
        List<Experiment> possible = new ArrayList<>();
        for (Experiment each : choice.experiments(resources, spec.commandLine().getErr()::println)) {
            Collection<String> missing = context.missing(each, choice.size()).values();
            if (missing.isEmpty()) {
                possible.add(each);
                continue;
            }
            String id = each.about().id();
            String sentences = String.join(" ", missing);
            boolean nothing = context.inputs(each, choice.size()).isEmpty();
            String sentence = records == null && each.about().needsRecords()
                    ? id + " needs records of real games: --records DIR."
                    : (nothing ? id : "a part of " + id) + ": " + sentences;
            if (nothing && !choice.isAll()) throw new ParameterException(spec.commandLine(), sentence);
            spec.commandLine().getErr().println("outwit: left out: " + sentence);
            if (!nothing) possible.add(each);
        }
        return possible;
    }

    private int failed(String sentence, int status) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("outwit: " + sentence);
        return status;
    }
}
