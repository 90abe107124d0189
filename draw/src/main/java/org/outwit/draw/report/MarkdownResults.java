package org.outwit.draw.report;

import java.util.List;

/** What all experiments came to, in one document: a table of verdicts, an entry for each, and those that were not run. */
public final class MarkdownResults {

    private MarkdownResults() {}

    /**
     * @param reports those with a verdict lead to their pages; the others are listed with their commands
     * @param intro what stands before the table
     * @param pages where the pages lie, as seen from the document
     */
    public static String of(List<ExperimentReport> reports, String intro, String pages) {
        List<ExperimentReport> run =
                reports.stream().filter(each -> !isOpen(each)).toList();
        List<ExperimentReport> open =
                reports.stream().filter(MarkdownResults::isOpen).toList();
        MarkdownText text = new MarkdownText().block(intro);
        text.table(
                List.of("experiment", "verdict", "source", "run"),
                run.stream()
                        .map(each -> List.of(
                                "[" + MarkdownText.plain(each.title()) + "](#" + anchor(each) + ")",
                                each.finding().verdict().words(),
                                MarkdownText.plain(each.source()),
                                each.size()))
                        .toList());
        if (!open.isEmpty()) text.block("[Not run](#not-run): " + open.size() + " of " + reports.size() + ".");
        for (ExperimentReport each : run) entry(text, each, pages);
        if (!open.isEmpty()) notRun(text, open);
        return text.toString();
    }

    private static boolean isOpen(ExperimentReport report) {
        return report.finding().verdict() == ReportVerdict.NOT_RUN;
    }

    /** As GitHub makes it from the heading. */
    private static String anchor(ExperimentReport report) {
        return report.id().replace(".", "");
    }

    private static void entry(MarkdownText text, ExperimentReport report, String pages) {
        Finding finding = report.finding();
        text.block("## " + report.id());
        text.block(MarkdownText.plain(report.question()) + " *"
                + sentence(finding.verdict().words()) + ".* " + MarkdownText.plain(finding.because()));
        text.block("[Tables and pictures](" + pages + "/" + report.id() + ".md) · `" + report.command() + "` · "
                + report.size() + report.origin().remark());
    }

    private static void notRun(MarkdownText text, List<ExperimentReport> reports) {
        text.block("## Not run");
        text.table(
                List.of("experiment", "source", "question", "command"),
                reports.stream()
                        .map(each -> List.of(
                                MarkdownText.plain(each.title()),
                                MarkdownText.plain(each.source()),
                                MarkdownText.plain(each.question()),
                                "`" + each.command() + "`"))
                        .toList());
    }

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
