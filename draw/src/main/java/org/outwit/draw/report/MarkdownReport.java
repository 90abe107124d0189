package org.outwit.draw.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.outwit.draw.plot.PlotPicture;

/** Reports as one document in Markdown, and the pictures that it shows, by name. */
public final class MarkdownReport {

    /** Longer tables are left to the pages. */
    private static final int MOST_ROWS = 24;

    private final String folder;
    private final StringBuilder text = new StringBuilder();
    private final Map<String, String> pictures = new LinkedHashMap<>();

    private MarkdownReport(String folder) {
        this.folder = folder;
    }

    /**
     * @param folder where the pictures will lie, as seen from the document
     * @param intro what stands before the first report
     */
    public static MarkdownReport of(List<ExperimentReport> reports, String intro, String folder) {
        MarkdownReport document = new MarkdownReport(folder);
        document.text.append(intro.strip()).append("\n\n");
        document.overview(reports);
        for (ExperimentReport each : reports) document.add(each);
        return document;
    }

    public String text() {
        return text.toString();
    }

    /** The pictures by the names of their files. */
    public Map<String, String> pictures() {
        return pictures;
    }

    private void overview(List<ExperimentReport> reports) {
        text.append("| experiment | source | verdict | run |\n| --- | --- | --- | --- |\n");
        for (ExperimentReport each : reports) {
            String link = "[" + plain(each.title()) + "](#" + each.id().replace(".", "") + ")";
            line(List.of(link, plain(each.source()), each.finding().verdict().words(), each.size()));
        }
        text.append('\n');
    }

    private void add(ExperimentReport report) {
        text.append("## ").append(report.id()).append("\n\n");
        text.append("**")
                .append(report.title())
                .append("** (")
                .append(report.source())
                .append("). ");
        text.append(plain(report.question())).append("\n\n");
        text.append("*").append(report.finding().verdict().words()).append("*: ");
        text.append(plain(report.finding().because())).append("\n\n");
        if (!report.finding().rule().isEmpty())
            text.append("How it is decided: ")
                    .append(plain(report.finding().rule()))
                    .append("\n\n");
        if (!report.finding().conditions().isEmpty())
            text.append("Unlike the paper's: ")
                    .append(plain(String.join(" ", report.finding().conditions())))
                    .append("\n\n");
        int plots = 0;
        for (ReportPart part : report.finding().parts()) {
            if (part instanceof ReportPart.Plot plot) {
                picture(
                        report.id() + "-" + ++plots + ".svg",
                        PlotPicture.of(plot.plot()),
                        plot.plot().caption());
            } else if (part instanceof ReportPart.Table table && table.rows().size() <= MOST_ROWS) {
                table(table);
            }
        }
        text.append("`")
                .append(report.command())
                .append("`: ")
                .append(report.size())
                .append(". ");
        text.append(report.seeds()).append(measuredWith(report)).append("\n\n");
    }

    /** Hashes of single files are left to the pages. */
    private static String measuredWith(ExperimentReport report) {
        if (report.inputs().isEmpty()) return "";
        return " Measured with "
                + report.inputs().stream()
                        .map(each -> each.fingerprint().isEmpty()
                                ? "inputs that were " + ReportInput.UNKNOWN
                                : "inputs " + each.fingerprint())
                        .distinct()
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private void picture(String name, String svg, String caption) {
        pictures.put(name, svg);
        text.append("![")
                .append(plain(caption))
                .append("](")
                .append(folder)
                .append('/')
                .append(name)
                .append(")\n\n");
    }

    private void table(ReportPart.Table table) {
        row(table.heads());
        row(table.heads().stream().map(each -> "---").toList());
        table.rows().forEach(this::row);
        text.append('\n').append(plain(table.caption())).append("\n\n");
    }

    private void row(List<String> cells) {
        line(cells.stream().map(MarkdownReport::plain).toList());
    }

    private void line(List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }

    /** What Markdown would take for its own is said so that it does not. */
    private static String plain(String words) {
        return words.replaceAll("([*_|<])", "\\\\$1");
    }
}
