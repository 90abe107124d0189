package org.outwit.draw.study;

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
        page.open("div", "class", "results");
        for (int side = 0; side < study.sides().size(); side++) {
            results(page, study.sides().get(side), career.bySide().get(side));
        }
        page.close();
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
        page.open("div", "class", "wdl", "title", side + ": " + Figures.results(results));
        part(page, "won", results.wins(), results.decided());
        part(page, "drawn", results.draws(), results.decided());
        part(page, "lost", results.losses(), results.decided());
        page.close();
        page.close();
    }

    private static void part(Markup page, String kind, int count, int all) {
        if (count == 0) return;
        String shown = count * 25 < all ? "" : String.valueOf(count); // or it would not fit
        page.text("span", shown, "class", kind, "style", "flex-grow:" + count);
    }
}
