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

    /** After an address: what is shipped, whatever was measured here. */
    private static final String SHIPPED = "?results=shipped";

    private static final String OWN_RUNS =
            " What you run yourself is measured anew, and is shown in its place from its first cell on.";

    private ExperimentPage() {}

    /**
     * @param report on what was measured here, or where nothing was on what is shipped
     * @param shipped on what is shipped
     */
    static String markup(Experiment experiment, Optional<ExperimentReport> report, Optional<ExperimentReport> shipped) {
        About about = experiment.about();
        Markup page = head(about);
        if (about.needsRecords()) records(page, about);
        else live(page, "/api/lab/experiments/" + about.id(), "Run quick", "a quick run takes about a minute");
        return with(page, report(report, shipped));
    }

    /** The page of what is shipped alone, whatever was measured here. */
    static String shipped(Experiment experiment, ExperimentReport report) {
        Markup page = head(experiment.about());
        page.open("p").text("a", "What was measured here", "href", "/lab/" + report.id());
        page.close();
        return with(page, report(Optional.of(report), Optional.of(report)));
    }

    private static String with(Markup page, String report) {
        page.open("div", "id", "report", "class", "report").paste(report).close();
        return page.page();
    }

    private static Markup head(About about) {
        Markup page = new Markup();
        page.open("div", "class", "lead");
        page.open("p", "class", "eyebrow").text("a", "Lab", "href", "/lab");
        page.say(" · " + about.paper() + ", " + about.figure()).close();
        page.text("h1", about.title());
        page.text("p", about.question(), "class", "subtitle");
        return page.close();
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
    static String report(Optional<ExperimentReport> report, Optional<ExperimentReport> shipped) {
        Markup page = new Markup();
        if (report.isEmpty()) {
            page.text("p", "Nothing has been measured here yet.", "class", "empty soft");
            return page.page();
        }
        ExperimentReport found = report.get();
        boolean isShipped = !found.origin().label().isEmpty();
        if (isShipped) page.text("p", found.origin().sentence() + OWN_RUNS, "class", "soft small");
        else shipped.ifPresent(each -> other(page, each));
        page.paste(ReportSections.of(found.finding(), TreePicture::unstyled));
        page.open("section").text("h2", "To run it again");
        page.open("p").text("code", found.command()).close();
        page.paste(ReportSections.conditions(found));
        page.open("p");
        String csv = "/api/lab/experiments/" + found.id() + "/csv" + (isShipped ? SHIPPED : "");
        page.text("a", "Numbers as CSV", "href", csv, "class", "button");
        page.close().close();
        return page.page();
    }

    /** Beside what was measured here, what is shipped. */
    private static void other(Markup page, ExperimentReport shipped) {
        page.open("p", "class", "soft small")
                .say("Measured here. The full run that is " + shipped.origin().label() + " says: "
                        + shipped.finding().verdict().words() + ". ");
        page.text("a", "See it", "href", "/lab/" + shipped.id() + SHIPPED);
        page.close();
    }
}
