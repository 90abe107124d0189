package org.outwit.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.file.FileReason;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.InputException;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportPart;
import org.outwit.draw.text.Columns;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.report.ReportFiles;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Where pages go, and what is printed of each experiment. */
final class LabOutput {

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder for the pages; made where there is none. Default: ${DEFAULT-VALUE}.")
    private String out = "lab-report";

    @Mixin
    private OutputFile output;

    @Option(names = "--json", description = "Print one JSON object an experiment instead of sentences.")
    private boolean json;

    @Option(names = "--progress", description = "Show progress even if standard error is not a terminal.")
    private boolean progress;

    /** Where progress goes, or null for nowhere. */
    PrintWriter progressTo(CommandSpec spec) {
        return progress || Terminal.isThere() ? spec.commandLine().getErr() : null;
    }

    /** The pages of these; those that must stay are found out before all the work. */
    ReportFiles files(CommandSpec spec, List<String> ids) {
        ReportFiles files = new ReportFiles(ReportFolder.of(spec, out), output.report());
        try {
            files.check(ids);
        } catch (IOException e) {
            throw new InputException("--out: " + out + " cannot be read: " + FileReason.reading(e) + ".", e);
        }
        return files;
    }

    static List<String> ids(List<? extends Experiment> experiments) {
        return experiments.stream().map(each -> each.about().id()).toList();
    }

    String folder() {
        return out;
    }

    /** The verdict in two lines. */
    void say(PrintWriter to, ExperimentReport report) {
        if (json) {
            Map<String, Object> object = new LinkedHashMap<>();
            object.put("id", report.id());
            object.put("verdict", report.finding().verdict().words());
            object.put("because", report.finding().because());
            object.put("size", report.size());
            if (!report.origin().label().isEmpty())
                object.put("origin", report.origin().sentence());
            object.put("page", Path.of(out, report.id() + ".html").toString());
            Json.print(to, object);
        } else {
            to.println(report.id() + ": " + report.finding().verdict().words());
            to.println("  " + report.finding().because());
            if (!report.origin().sentence().isEmpty())
                to.println("  " + report.origin().sentence());
        }
        to.flush();
    }

    /** The tables of a page, for those who do not open it. */
    void tables(PrintWriter to, ExperimentReport report) {
        if (json) return;
        for (ReportPart part : report.finding().parts()) {
            if (!(part instanceof ReportPart.Table table)) continue;
            Columns columns = new Columns(table.heads().toArray(String[]::new));
            for (List<String> row : table.rows()) columns.row(row.toArray(String[]::new));
            to.println();
            columns.print(to);
        }
        to.println();
        to.println("Wrote " + Path.of(out, report.id() + ".html") + ".");
    }

    /** A document of results is written again. */
    ReplaceRule markdown() {
        return output.markdown();
    }

    /** Which other files may be written over. */
    ReplaceRule other() {
        return output.other();
    }

    void end(PrintWriter to) {
        if (!json) to.println("Wrote " + Path.of(out, "index.html") + ".");
    }

    /** What the index shows: what was written now, and how far everything else is. */
    List<ExperimentReport> index(List<ExperimentReport> now, LabRun lab) {
        Map<String, ExperimentReport> known = new LinkedHashMap<>();
        now.forEach(report -> known.put(report.id(), report));
        Experiments.all()
                .forEach(each ->
                        known.computeIfAbsent(each.about().id(), id -> ReportFiles.report(each, lab.best(each))));
        return List.copyOf(known.values());
    }
}
