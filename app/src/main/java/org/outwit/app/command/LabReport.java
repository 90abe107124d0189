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
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.ResultStore;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.report.ResultsDocument;
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
                    + " what there is of the quick one."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  outwit lab report --out report",
            "  outwit lab report pruning-fig-13",
            "  outwit lab report --markdown docs/results.md"
        })
final class LabReport implements Callable<Integer> {

    private final Resources resources;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "ID",
            description = "Experiments as 'outwit lab list' names them. Default: all that have results.")
    private List<String> ids = new ArrayList<>();

    @Mixin
    private StoreOption store;

    @Mixin
    private LabOutput output;

    @Option(
            names = "--markdown",
            paramLabel = "FILE.md",
            description = "Write all reports as one document in Markdown, too; its plots go to pictures/lab beside it.")
    private Path markdown;

    LabReport(Resources resources) {
        this.resources = resources;
    }

    @Override
    public Integer call() {
        List<Experiment> chosen = ExperimentChoice.named(ids);
        ReportFiles files = output.files(spec, ids.isEmpty() ? List.of() : LabOutput.ids(chosen));
        if (markdown != null && Files.exists(markdown)) {
            OutputFile.place("--markdown", markdown.toString(), output.markdown());
        }
        try (ResultStore results = store.open(resources)) {
            LabContext context = new LabContext(ProgressMonitor.NONE, resources.populations(), Optional.empty());
            LabRun lab = new LabRun(results, new LocalThreads(resources.parallel()), context);
            List<ExperimentReport> reports = new ArrayList<>();
            for (Experiment each : chosen) {
                LabResults measured = lab.best(each);
                if (measured.count() == 0 && ids.isEmpty()) continue;
                ExperimentReport report = ReportFiles.report(each, measured);
                files.write(report, measured);
                reports.add(report);
                output.say(spec.commandLine().getOut(), report);
            }
            files.writeIndex(output.index(reports, lab));
            if (markdown != null) ResultsDocument.write(markdown, reports, output.markdown());
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
