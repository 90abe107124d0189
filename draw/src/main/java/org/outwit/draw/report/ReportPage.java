package org.outwit.draw.report;

import java.util.function.UnaryOperator;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.page.SectionLayout;

/** The page of one experiment; it needs no network and no other file. */
public final class ReportPage {

    private final ExperimentReport report;

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
        page.paste(ReportSections.of(report.finding(), UnaryOperator.identity()));
        SectionLayout.section(page, "again", "To run it again");
        page.open("p").text("code", report.command()).close();
        page.paste(ReportSections.conditions(report));
        page.text(
                "p",
                "Numbers stand beside this page in " + report.id() + ".csv and " + report.id() + ".json.",
                "class",
                "small");
        page.close();
    }

    private String footer() {
        return "Made by Outwit from its own measurements: " + report.size()
                + ". Intervals have 95 %. A figure that does not reproduce is a result, too.";
    }
}
