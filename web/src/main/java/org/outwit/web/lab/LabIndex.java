package org.outwit.web.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.draw.page.Markup;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Measured;

/** All experiments, those of a paper together, with what came out as far as it was measured here. */
final class LabIndex {

    /** What experiments have for a paper where the question is ours. */
    private static final String OWN = "Outwit";

    private final ReportShelf shelf;
    private final Map<Measured, Integer> counts;
    private final Markup page = new Markup();

    LabIndex(ReportShelf shelf) {
        this.shelf = shelf;
        this.counts = shelf.counts();
    }

    String markup() {
        page.open("div", "class", "lead");
        page.text("h1", "Lab");
        page.text(
                "p",
                "What the papers print, measured again, and what nobody had measured. Each experiment ends in a verdict with the numbers"
                        + " that decided; run a quick one and watch it.",
                "class",
                "subtitle");
        page.open("p").text("a", "Tournaments", "href", "/lab/tournaments", "class", "button");
        page.close().close();
        page.open("outwit-lab-search").close();
        papers().forEach(this::paper);
        return page.page();
    }

    /** In the order of the catalogue; our own questions come last. */
    private static Map<String, List<Experiment>> papers() {
        Map<String, List<Experiment>> papers = new LinkedHashMap<>();
        for (Experiment each : Experiments.all())
            papers.computeIfAbsent(each.about().paper(), paper -> new ArrayList<>())
                    .add(each);
        papers.put(OWN, papers.remove(OWN));
        return papers;
    }

    private void paper(String paper, List<Experiment> experiments) {
        page.open("section", "class", "paper-group");
        page.text("h2", paper.equals(OWN) ? "Questions of our own" : paper);
        page.open("ul", "class", "experiments");
        for (Experiment each : experiments) row(each);
        page.close().close();
    }

    private void row(Experiment experiment) {
        About about = experiment.about();
        Optional<ExperimentReport> report = shelf.report(experiment, counts);
        page.open(
                "li", "data-find", String.join(" ", about.id(), about.paper(), about.figure(), verdict(about, report)));
        page.open("div", "class", "what");
        page.text("a", about.title(), "href", "/lab/" + about.id());
        page.text("span", about.figure(), "class", "soft small");
        page.close();
        page.open("div", "class", "answer");
        page.text("p", about.question());
        report.ifPresent(each -> page.text("p", each.finding().because(), "class", "small soft"));
        page.close();
        page.open("div", "class", "came-out");
        page.text("b", verdict(about, report), "class", style(report));
        report.ifPresent(each -> page.text("span", each.size(), "class", "soft small"));
        report.map(each -> each.origin().label())
                .filter(each -> !each.isEmpty())
                .ifPresent(each -> page.text("span", each, "class", "soft small"));
        page.close().close();
    }

    private static String verdict(About about, Optional<ExperimentReport> report) {
        if (report.isPresent()) return report.get().finding().verdict().words();
        return about.needsRecords() ? "needs records" : "not run here yet";
    }

    /** How a verdict looks; its word says it, too. */
    static String style(Optional<ExperimentReport> report) {
        return "verdict "
                + report.map(each -> each.finding().verdict())
                        .orElse(ReportVerdict.NOT_RUN)
                        .name()
                        .toLowerCase(Locale.ROOT)
                        .replace('_', '-');
    }
}
