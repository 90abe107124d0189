package org.outwit.draw.report;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.page.SectionLayout;

/**
 * What an experiment found, section by section, for a page of its own and for pages that have more to say. Sections carry no style of
 * their own but that of drawings: {@link PageFrame#sectionSheet} and {@link PageFrame#plotSheet} have it.
 */
public final class ReportSections {

    private final Markup page = new Markup();
    private final UnaryOperator<String> drawings;
    private boolean open;

    private ReportSections(UnaryOperator<String> drawings) {
        this.drawings = drawings;
    }

    /**
     * The sections as markup: the verdict, and all that was measured.
     *
     * @param drawings what becomes of drawings that somebody else made, for pages that have their style already
     */
    public static String of(Finding finding, UnaryOperator<String> drawings) {
        ReportSections sections = new ReportSections(drawings);
        sections.write(finding);
        return sections.page.page();
    }

    private void write(Finding finding) {
        SectionLayout.section(page, "verdict", sentence(finding.verdict().words()));
        page.text("p", finding.because());
        if (!finding.rule().isEmpty()) page.text("p", "How it is decided: " + finding.rule(), "class", "small");
        if (!finding.conditions().isEmpty())
            page.text("p", "Unlike the paper's: " + String.join(" ", finding.conditions()), "class", "small");
        page.close();
        for (ReportPart part : finding.parts()) part(part);
        end();
    }

    /** What was measured with what: the version, the seeds, and every input by its name and hash. */
    public static String conditions(ExperimentReport report) {
        Markup page = new Markup();
        page.text(
                "p",
                "Measured: " + report.size() + ", by version " + report.version() + " of this experiment. "
                        + report.origin().before() + report.seeds() + " Intervals have 95 %.",
                "class",
                "small");
        if (report.inputs().isEmpty()) return page.page();
        page.open("div", "class", "scroll", "tabindex", 0, "role", "group", "aria-label", "What it was measured with");
        SectionLayout.table(page, "measured with", "hash", "all together");
        for (ReportInput each : report.inputs()) {
            page.open("tr").text("td", each.name()).text("td", each.hash());
            page.text("td", each.fingerprint()).close();
        }
        page.close().close().close();
        return page.page();
    }

    private void part(ReportPart part) {
        if (part instanceof ReportPart.Heading heading) {
            end();
            page.open("section").text("h2", heading.text());
            open = true;
            return;
        }
        if (!open) {
            page.open("section").text("h2", "What was measured");
            open = true;
        }
        if (part instanceof ReportPart.Paragraph paragraph) page.text("p", paragraph.text());
        else if (part instanceof ReportPart.Plot plot) plot(plot);
        else if (part instanceof ReportPart.Table table) table(table);
        else if (part instanceof ReportPart.Drawing drawing) drawing(drawing);
        else if (part instanceof ReportPart.Listing listing) listing(listing);
    }

    private void end() {
        if (open) page.close();
        open = false;
    }

    private void plot(ReportPart.Plot plot) {
        plot.plot().draw(page);
        page.text("p", plot.plot().caption(), "class", "small");
    }

    private void drawing(ReportPart.Drawing drawing) {
        scroll(drawing.caption()).paste(drawings.apply(drawing.svg())).close();
        page.text("p", drawing.caption(), "class", "small");
    }

    private void listing(ReportPart.Listing listing) {
        scroll("A file").open("pre").open("code");
        listing.text()
                .lines()
                .forEach(line -> page.say(line).paste("\n")); // breaks of lines are not text, which has none
        page.close().close().close();
    }

    private void table(ReportPart.Table table) {
        scroll(table.caption());
        SectionLayout.table(page, table.heads().toArray(String[]::new));
        for (List<String> row : table.rows()) {
            page.open("tr");
            for (String each : row) page.text("td", each);
            page.close();
        }
        page.close().close().close();
        page.text("p", table.caption(), "class", "small");
    }

    /** What may be wider than the page; a reader with only a keyboard can scroll it, too. Captions repeat, so it is no landmark. */
    private Markup scroll(String caption) {
        return page.open("div", "class", "scroll", "tabindex", 0, "role", "group", "aria-label", caption);
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
