package org.outwit.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.LongSummaryStatistics;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.IndexPage;
import org.outwit.draw.report.ReportPage;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabResults;

/**
 * Writes reports into a folder.
 *
 * @param replace which files of that folder may be written over
 */
public record ReportFiles(Path folder, ReplaceRule replace) {

    private static final String INDEX = "index.html";

    /** What a page says of these results. */
    public static ExperimentReport report(Experiment experiment, LabResults results) {
        About about = experiment.about();
        int all = experiment.cells(results.size()).size();
        return new ExperimentReport(
                about.id(),
                about.paper() + ", " + about.figure(),
                about.title(),
                about.question(),
                finding(experiment, results, all),
                results.size().word() + ", " + results.count() + " of " + all + " cells",
                seeds(results),
                "outwit lab run " + about.id() + " --" + results.size().word()
                        + (about.needsRecords() ? " --records FOLDER" : ""));
    }

    /** Nothing is claimed before every cell is finished. */
    private static Finding finding(Experiment experiment, LabResults results, int all) {
        if (results.count() == 0) return Finding.of(ReportVerdict.OPEN, "Nothing has been measured yet.");
        Finding finding = experiment.finding(results);
        if (results.count() == all) return finding;
        String so = "Only " + results.count() + " of " + all + " cells are finished. "
                + (isEarly(finding) ? "It is too early for an answer." : "So far: " + finding.because());
        return new Finding(ReportVerdict.OPEN, so, finding.parts());
    }

    /** Whether the sentence speaks of numbers that are not there yet. */
    private static boolean isEarly(Finding finding) {
        return finding.because().contains("NaN") || finding.because().contains("not measured yet");
    }

    private static String seeds(LabResults results) {
        LongSummaryStatistics seeds =
                results.measurements().keySet().stream().mapToLong(Cell::seed).summaryStatistics();
        if (results.count() == 0) return "Nothing has been measured yet.";
        return seeds.getMin() == seeds.getMax()
                ? "The seed is " + seeds.getMin() + "."
                : "Seeds are " + seeds.getMin() + " to " + seeds.getMax() + ".";
    }

    /** Refuses pages that must stay, before anything is measured. */
    public void check(List<String> ids) throws IOException {
        for (String id : ids) {
            replace.check(page(id));
            for (String ending : List.of(".csv", ".json")) numbers(id).check(folder.resolve(id + ending));
        }
        replace.check(folder.resolve(INDEX));
    }

    private Path page(String id) {
        return folder.resolve(id + ".html");
    }

    private ReplaceRule numbers(String id) {
        return Files.exists(page(id))
                ? ReplaceRule.anything()
                : ReplaceRule.nothing().unless(replace.force());
    }

    /** The page of an experiment, and its numbers beside it. They may be written over where the page is one of ours. */
    public void write(ExperimentReport report, LabResults results) throws IOException {
        Files.createDirectories(folder);
        ReplaceRule numbers = numbers(report.id());
        WholeFile.write(page(report.id()), ReportPage.of(report), replace);
        WholeFile.write(folder.resolve(report.id() + ".csv"), ResultsText.csv(results), numbers);
        WholeFile.write(folder.resolve(report.id() + ".json"), ResultsText.json(report, results), numbers);
    }

    /** The page that leads to those that are in the folder. */
    public void writeIndex(List<ExperimentReport> reports) throws IOException {
        Files.createDirectories(folder);
        WholeFile.write(folder.resolve(INDEX), IndexPage.of(reports, id -> Files.exists(page(id))), replace);
    }
}
