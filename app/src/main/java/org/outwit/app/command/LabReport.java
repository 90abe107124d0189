package org.outwit.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.outwit.core.file.FileReason;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.report.ResultsDocument;
import org.outwit.lab.results.ShippedRuns;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code outwit lab report}: pages of what has been measured, without measuring anything. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = {
            "Writes pages from what is in the store, and measures nothing: the full size where that is finished, otherwise"
                    + " what there is of the quick one. Where nothing was measured here, the full run that is shipped with Outwit, which the"
                    + " page says."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab report --out report",
            "  outwit lab report pruning-fig-13",
            "  outwit lab report tournament-checkers-cup",
            "  outwit lab report --shipped --markdown docs/results.md"
        })
final class LabReport implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "ID|FILE",
            description =
                    "Experiments and tournaments as 'outwit lab list' names them, or files of sweeps and jars. Default: all that have results.")
    private List<String> ids = new ArrayList<>();

    @Mixin
    private StoreOption store;

    @Mixin
    private LabOutput output;

    @Option(
            names = "--markdown",
            paramLabel = "FILE.md",
            description =
                    "Write a document over all experiments in Markdown, too; a page for each goes to lab beside it, and pictures"
                            + " to pictures/lab.")
    private Path markdown;

    @Option(names = "--shipped", description = "Only what is shipped with Outwit, whatever was measured here.")
    private boolean shipped;

    LabReport(Resources resources) {
        this.resources = resources;
    }

    private List<String> tournaments(DatabaseStore results) {
        if (ids.isEmpty()) return shipped ? List.of() : new PlayedTournaments(results, resources).names();
        return ids.stream().filter(PlayedTournaments::isOne).toList();
    }

    /** Where nobody is named, all; of what is shipped that is Outwit's own. */
    private List<Experiment> chosen(List<String> named) {
        if (ids.isEmpty() && shipped) return Experiments.all();
        if (!ids.isEmpty() && named.isEmpty()) return List.of();
        return OwnExperiments.of(resources).named(named, spec.commandLine().getErr()::println);
    }

    @Override
    public Integer call() {
        List<String> named =
                ids.stream().filter(each -> !PlayedTournaments.isOne(each)).toList();
        List<Experiment> chosen = chosen(named);
        ReportFiles files = output.files(spec, ids.isEmpty() ? List.of() : LabOutput.ids(chosen));
        if (markdown != null && Files.exists(markdown)) {
            OutputFile.place("--markdown", markdown.toString(), output.markdown());
        }
        try (DatabaseStore results = store.open(resources)) {
            LabContext context = new LabContext(ProgressMonitor.NONE, resources.populations(), Optional.empty());
            LabRun lab = new LabRun(results, new LocalThreads(resources.parallel()), context);
            List<ExperimentReport> all = new ArrayList<>();
            List<ExperimentReport> reports = new ArrayList<>();
            for (Experiment each : chosen) {
                LabResults measured = shipped ? ShippedRuns.results(each) : ShippedRuns.unless(lab.best(each), each);
                ExperimentReport report = ReportFiles.report(each, measured);
                all.add(report);
                if (measured.count() == 0 && ids.isEmpty()) continue;
                files.write(report, measured);
                reports.add(report);
                output.say(spec.commandLine().getOut(), report);
            }
            for (String each : tournaments(results)) {
                ExperimentReport report =
                        PlayedTournaments.write(new PlayedTournaments(results, resources).named(each, lab), files);
                reports.add(report);
                output.say(spec.commandLine().getOut(), report);
            }
            files.writeIndex(output.index(reports, lab));
            if (markdown != null)
                ResultsDocument.of(all, markdown.getFileName().toString()).write(markdown, output.markdown());
            output.end(spec.commandLine().getOut());
            return 0;
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("outwit: " + output.folder() + ": cannot be written: " + FileReason.writing(e) + ".");
            return 2;
        }
    }
}
