package org.outwit.draw.report;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.page.SectionLayout;

/** The page over all experiments, which leads to theirs. */
public final class IndexPage {

    private IndexPage() {}

    /** @param hasPage whether there is a page of this id to lead to */
    public static String of(List<ExperimentReport> reports, Predicate<String> hasPage) {
        return PageFrame.of(
                "The lab – every experiment",
                IndexPage::header,
                page -> table(page, reports, hasPage),
                "Made by Outwit from its own measurements. Each page has the command that repeats it.");
    }

    private static void header(Markup page) {
        page.open("header");
        page.text("p", "The lab", "class", "eyebrow");
        page.text("h1", "Every experiment");
        page.text("p", "What the papers print, measured again, and what nobody had measured.", "class", "subtitle");
        page.close();
    }

    private static void table(Markup page, List<ExperimentReport> reports, Predicate<String> hasPage) {
        page.open("section").open("div", "class", "scroll");
        SectionLayout.table(page, "experiment", "question and answer", "verdict", "run");
        for (ExperimentReport each : reports) {
            page.open("tr");
            page.open("td");
            if (hasPage.test(each.id())) page.text("a", each.title(), "href", each.id() + ".html");
            else page.text("span", each.title());
            page.empty("br").text("small", each.source(), "class", "soft").close();
            page.open("td", "class", "wide").text("span", each.question());
            page.empty("br")
                    .text("small", each.finding().because(), "class", "soft")
                    .close();
            page.text(
                    "td",
                    each.finding().verdict().words(),
                    "class",
                    "verdict " + each.finding().verdict().name().toLowerCase(Locale.ROOT));
            page.text("td", each.size() + each.origin().remark(), "class", "soft");
            page.close();
        }
        page.close().close().close().close();
    }
}
