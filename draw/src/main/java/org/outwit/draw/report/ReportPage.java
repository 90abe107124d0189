package org.outwit.draw.report;

import java.util.List;
import java.util.Locale;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.page.SectionLayout;

/** The page of one experiment; it needs no network and no other file. */
public final class ReportPage {

    private final ExperimentReport report;
    private boolean open;

    private ReportPage(ExperimentReport report) {
        this.report = report;
    }

    public static String of(ExperimentReport report) {
        ReportPage page = new ReportPage(report);
        return PageFrame.of(report.title() + " – an experiment", page::header, page::sections, page.footer());
    }

    private void header(Markup page) {
        page.open("header");
        page.text("p", "An experiment · " + report.source(), "class", "eyebrow");
        page.text("h1", report.title());
        page.text("p", report.question(), "class", "subtitle");
        page.close();
    }

    private void sections(Markup page) {
        Finding finding = report.finding();
        SectionLayout.section(page, "verdict", sentence(finding.verdict().words()));
        page.text("p", finding.because());
        page.close();
        for (ReportPart part : finding.parts()) part(page, part);
        end(page);
        SectionLayout.section(page, "again", "To run it again");
        page.open("p").text("code", report.command()).close();
        page.text("p", report.seeds(), "class", "small");
        page.text(
                "p",
                "Numbers stand beside this page in " + report.id() + ".csv and " + report.id() + ".json.",
                "class",
                "small");
        page.close();
    }

    private void part(Markup page, ReportPart part) {
        if (part instanceof ReportPart.Heading heading) {
            end(page);
            page.open("section").text("h2", heading.text());
            open = true;
            return;
        }
        if (!open) {
            page.open("section").text("h2", "What was measured");
            open = true;
        }
        if (part instanceof ReportPart.Paragraph paragraph) page.text("p", paragraph.text());
        else if (part instanceof ReportPart.Plot plot) plot(page, plot);
        else if (part instanceof ReportPart.Table table) table(page, table);
        else if (part instanceof ReportPart.Drawing drawing) drawing(page, drawing);
    }

    private void end(Markup page) {
        if (open) page.close();
        open = false;
    }

    private static void plot(Markup page, ReportPart.Plot plot) {
        plot.plot().draw(page);
        page.text("p", plot.plot().caption(), "class", "small");
    }

    private static void drawing(Markup page, ReportPart.Drawing drawing) {
        page.open("div", "class", "scroll").paste(drawing.svg()).close();
        page.text("p", drawing.caption(), "class", "small");
    }

    private static void table(Markup page, ReportPart.Table table) {
        page.open("div", "class", "scroll");
        SectionLayout.table(page, table.heads().toArray(String[]::new));
        for (List<String> row : table.rows()) {
            page.open("tr");
            for (String each : row) page.text("td", each);
            page.close();
        }
        page.close().close().close();
        page.text("p", table.caption(), "class", "small");
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private String footer() {
        return "Made by Outwit from its own measurements: " + report.size()
                + ". Intervals have 95 %. A figure that does not reproduce is a result, too.";
    }
}
