package org.outwit.draw.study;

import java.util.List;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.learn.study.Career;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.Study;

/** Who is studied, from how many games, and how those ended with each side. */
final class PageHeader {

    private PageHeader() {}

    static void write(Markup page, Study study) {
        Career career = study.career();
        page.open("header");
        page.text("p", "A study · " + study.title(), "class", "eyebrow");
        page.text("h1", study.who());
        page.text("p", subtitle(career), "class", "subtitle");
        results(page, study.sides(), career);
        page.close();
    }

    static void results(Markup page, List<String> sides, Career career) {
        page.open("div", "class", "results");
        for (int side = 0; side < sides.size(); side++) {
            results(page, sides.get(side), career.bySide().get(side));
        }
        page.close();
    }

    private static String subtitle(Career career) {
        String years = Figures.years(career.firstYear(), career.lastYear());
        return Figures.count(career.games(), "game")
                + (years.isEmpty() ? "" : ", " + years)
                + (career.names().size() > 1 ? ", as " + String.join(" and ", career.names()) : "");
    }

    private static void results(Markup page, String side, PersonResults results) {
        page.open("div", "class", "result");
        page.open("p");
        page.text("b", side);
        page.say(
                results.decided() == 0
                        ? " – no results known"
                        : " " + Percent.whole(results.score()) + " of the points, " + results.wins() + " won, "
                                + results.draws() + " drawn, " + results.losses() + " lost");
        page.close();
        bar(page, side, results);
        page.close();
    }

    /** Won, drawn and lost as parts of one bar, each with its number where there is room. */
    private static void bar(Markup page, String side, PersonResults results) {
        page.open("svg", "class", "wdl", "role", "img", "aria-label", side + ": " + Figures.results(results));
        page.text("title", side + ": " + Figures.results(results));
        double all = results.decided();
        part(page, "won", 0, results.wins(), all);
        part(page, "drawn", results.wins(), results.draws(), all);
        part(page, "lost", results.wins() + results.draws(), results.losses(), all);
        page.close();
    }

    private static void part(Markup page, String kind, int before, int count, double all) {
        if (count == 0) return;
        String from = at(before / all);
        page.empty("rect", "class", kind, "x", from, "width", at(count / all), "height", "100%");
        if (before > 0) page.empty("line", "x1", from, "x2", from, "y1", 0, "y2", "100%");
        if (count * 25 >= all)
            page.text("text", String.valueOf(count), "x", at((before + count / 2.0) / all), "y", "50%");
    }

    private static String at(double share) {
        return Markup.number(100 * share) + "%";
    }
}
