package org.outwit.web.lab;

import java.util.Optional;
import org.outwit.draw.page.Markup;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportSections;
import org.outwit.draw.tree.TreePicture;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Experiment;

/** One experiment: the question, how to run it here, and its report. */
final class ExperimentPage {

    private ExperimentPage() {}

    static String markup(Experiment experiment, Optional<ExperimentReport> report) {
        About about = experiment.about();
        Markup page = new Markup();
        page.open("div", "class", "lead");
        page.open("p", "class", "eyebrow").text("a", "Lab", "href", "/lab");
        page.say(" · " + about.paper() + ", " + about.figure()).close();
        page.text("h1", about.title());
        page.text("p", about.question(), "class", "subtitle");
        page.close();
        if (about.needsRecords()) records(page, about);
        else live(page, "/api/lab/experiments/" + about.id(), "Run quick", "a quick run takes about a minute");
        page.open("div", "id", "report", "class", "report")
                .paste(report(report))
                .close();
        return page.page();
    }

    /** What takes over when scripts run: progress, buttons, and the report anew while it grows. */
    static void live(Markup page, String source, String verb, String remark) {
        page.open("outwit-live", "source", source, "verb", verb, "remark", remark);
        page.text("p", "Looking how far it is…", "class", "soft");
        page.close();
    }

    private static void records(Markup page, About about) {
        page.open("div", "class", "needs");
        page.text(
                "p",
                "This experiment needs records of real games, which nobody ships. With a folder of them, in the terminal:");
        page.open("p")
                .text("code", "outwit lab run " + about.id() + " --quick --records FOLDER")
                .close();
        page.close();
    }

    /** The report by itself; drawings of trees have their style from the page. */
    static String report(Optional<ExperimentReport> report) {
        Markup page = new Markup();
        if (report.isEmpty()) {
            page.text("p", "Nothing has been measured here yet.", "class", "empty soft");
            return page.page();
        }
        ExperimentReport found = report.get();
        page.paste(ReportSections.of(found.finding(), TreePicture::unstyled));
        page.open("section").text("h2", "To run it again");
        page.open("p").text("code", found.command()).close();
        page.paste(ReportSections.conditions(found));
        page.open("p");
        page.text("a", "Numbers as CSV", "href", "/api/lab/experiments/" + found.id() + "/csv", "class", "button");
        page.close().close();
        return page.page();
    }
}
