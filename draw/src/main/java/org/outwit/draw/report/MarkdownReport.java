package org.outwit.draw.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.draw.plot.PlotPicture;

/** The page of one experiment in Markdown, and the pictures that it shows, by name. */
public final class MarkdownReport {

    private final String folder;
    private final ExperimentReport report;
    private final MarkdownText text = new MarkdownText();
    private final Map<String, String> pictures = new LinkedHashMap<>();

    private MarkdownReport(ExperimentReport report, String folder) {
        this.report = report;
        this.folder = folder;
    }

    /**
     * @param folder where the pictures will lie, as seen from the page
     * @param home the document over all pages, as seen from the page
     */
    public static MarkdownReport of(ExperimentReport report, String folder, String home) {
        MarkdownReport page = new MarkdownReport(report, folder);
        page.head(home);
        report.finding().parts().forEach(page::part);
        page.again();
        return page;
    }

    public String text() {
        return text.toString();
    }

    /** The pictures by the names of their files. */
    public Map<String, String> pictures() {
        return pictures;
    }

    private void head(String home) {
        Finding finding = report.finding();
        text.block("# " + MarkdownText.plain(report.title()));
        text.block("`" + report.id() + "` · " + MarkdownText.plain(report.source()) + " · [all results](" + home + ")");
        text.paragraph(report.question());
        text.block("*" + finding.verdict().words() + "*: " + MarkdownText.plain(finding.because()));
        if (!finding.rule().isEmpty()) text.paragraph("How it is decided: " + finding.rule());
        if (!finding.conditions().isEmpty())
            text.paragraph("Unlike the paper's: " + String.join(" ", finding.conditions()));
    }

    private void part(ReportPart part) {
        if (part instanceof ReportPart.Heading heading) text.block("## " + MarkdownText.plain(heading.text()));
        else if (part instanceof ReportPart.Paragraph paragraph) text.paragraph(paragraph.text());
        else if (part instanceof ReportPart.Plot plot)
            picture(PlotPicture.of(plot.plot()), plot.plot().caption());
        else if (part instanceof ReportPart.Table table) table(table);
        else if (part instanceof ReportPart.Drawing drawing) drawing(drawing);
        else if (part instanceof ReportPart.Listing listing)
            text.block("```\n" + listing.text().strip() + "\n```");
    }

    /** A drawing that needs its page around it, such as rows with intervals, is left out: its numbers are in a table. */
    private void drawing(ReportPart.Drawing drawing) {
        if (drawing.svg().contains("xmlns=")) picture(drawing.svg(), drawing.caption());
    }

    private void picture(String svg, String caption) {
        String name = report.id() + "-" + (pictures.size() + 1) + ".svg";
        pictures.put(name, svg);
        text.block("![" + MarkdownText.plain(caption) + "](" + folder + "/" + name + ")");
    }

    private void table(ReportPart.Table table) {
        text.table(
                plain(table.heads()),
                table.rows().stream().map(MarkdownReport::plain).toList());
        text.paragraph(table.caption());
    }

    private static List<String> plain(List<String> cells) {
        return cells.stream().map(MarkdownText::plain).toList();
    }

    private void again() {
        text.block("## To run it again");
        text.block("`" + report.command() + "`");
        text.block("Measured: " + report.size() + ", by version " + report.version() + " of this experiment. "
                + report.origin().before() + report.seeds() + " Intervals have 95 %.");
        if (report.inputs().isEmpty()) return;
        text.table(
                List.of("measured with", "hash", "all together"),
                report.inputs().stream()
                        .map(each -> plain(List.of(each.name(), each.hash(), each.fingerprint())))
                        .toList());
    }
}
