package org.outwit.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.IndexPage;
import org.outwit.draw.report.ReportInput;
import org.outwit.draw.report.ReportOrigin;
import org.outwit.draw.report.ReportPage;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.results.ShippedRuns;

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
                remarks(finding(experiment, results, all), results),
                results.size().word() + ", " + results.count() + " of " + all + " cells",
                results.origin()
                        .map(each -> new ReportOrigin(each.label(), each.sentence()))
                        .orElse(ReportOrigin.HERE),
                seeds(results),
                experiment.command(results.size()),
                experiment.version(),
                inputs(about, results));
    }

    /** Nothing is claimed before every cell is finished, and nothing is decided by a quick run. */
    private static Finding finding(Experiment experiment, LabResults results, int all) {
        if (results.count() == 0) return notRun(experiment);
        Finding finding = experiment.finding(results);
        if (results.count() == all) return results.size() == Size.QUICK ? finding.asQuickLook() : finding;
        String so = "Only " + results.count() + " of " + all + " cells are finished. "
                + (isEarly(finding) ? "It is too early for an answer." : "So far: " + finding.because());
        return finding.with(ReportVerdict.OPEN, so);
    }

    /** Where a run is shipped, who reads that nothing was measured here wants to know it. */
    private static Finding notRun(Experiment experiment) {
        String nothing = "Nothing has been measured yet.";
        return Finding.of(
                ReportVerdict.NOT_RUN,
                ShippedRuns.head(experiment)
                        .map(each -> each.what().equals(experiment.measured())
                                ? "Nothing has been measured here yet; 'outwit lab report "
                                        + experiment.about().id() + "' shows the run that is "
                                        + each.origin().label() + "."
                                : nothing + " The run that is shipped is of version "
                                        + each.what().version() + ", and this program measures version "
                                        + experiment.version() + ".")
                        .orElse(nothing));
    }

    /** What a reader has to know of the records before believing the numbers. */
    private static Finding remarks(Finding finding, LabResults results) {
        for (String each : results.leftOut()) finding = finding.paragraph("Left out: " + each);
        Map<String, Long> rejected = new TreeMap<>();
        results.measurements()
                .forEach((cell, measurement) -> rejected.merge(
                        cell.game(),
                        measurement
                                .numbers()
                                .getOrDefault(Measurement.REJECTED, 0.0)
                                .longValue(),
                        Math::max));
        rejected.values().removeIf(count -> count == 0);
        if (rejected.isEmpty()) return finding;
        return finding.paragraph("In the records could not be used and are left out: "
                + rejected.entrySet().stream()
                        .map(each -> String.format(
                                Locale.ROOT,
                                "%,d %s%s",
                                each.getValue(),
                                each.getValue() == 1 ? "place" : "places",
                                each.getKey().isEmpty() ? "" : " of " + each.getKey()))
                        .collect(Collectors.joining(", "))
                + ".");
    }

    private static List<ReportInput> inputs(About about, LabResults results) {
        List<ReportInput> inputs = new ArrayList<>();
        results.inputs().forEach((fingerprint, each) -> {
            for (Inputs.Input input : each.list()) inputs.add(new ReportInput(fingerprint, input.name(), input.hash()));
            if (each.list().isEmpty() && about.needsRecords())
                inputs.add(new ReportInput(fingerprint, ReportInput.UNKNOWN, ""));
        });
        return inputs;
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
        WholeFile.write(folder.resolve(report.id() + ".csv"), ResultsText.csv(report, results), numbers);
        WholeFile.write(folder.resolve(report.id() + ".json"), ResultsText.json(report, results), numbers);
    }

    /** The page that leads to those that are in the folder. */
    public void writeIndex(List<ExperimentReport> reports) throws IOException {
        Files.createDirectories(folder);
        WholeFile.write(folder.resolve(INDEX), IndexPage.of(reports, id -> Files.exists(page(id))), replace);
    }
}
