package org.outwit.draw.study;

import java.util.Comparator;
import java.util.List;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.Repertoire;
import org.outwit.learn.study.Weaknesses;

/** What they open with: for each side a picture of its tree and a table of its main beginnings. */
final class RepertoireSection {

    private static final int LEAST_GAMES_OF_A_LINE = 3;
    private static final int MOST_PLIES_OF_A_LINE = 6;
    private static final int MOST_LINES = 8;

    private RepertoireSection() {}

    static void write(Markup page, Repertoire repertoire, StudyVoice voice) {
        SectionLayout.section(
                page,
                "repertoire",
                voice.say("What they open with", "What you open with"),
                "Each column is a ply, each block a move as high as its share of the games. "
                        + voice.say("Blue: they score", "Blue: you score")
                        + " better than usual with that side; orange: worse. Bold moves are "
                        + voice.say("theirs.", "yours."));
        if (repertoire.drawnPlies() > 0) {
            SectionLayout.note(
                    page,
                    "The first " + repertoire.drawnPlies()
                            + " plies are drawn by lot in tournaments, so they are nobody's habit; what was chosen comes after them.");
        }
        for (Repertoire.Side each : repertoire.sides()) side(page, each, repertoire.drawnPlies());
        if (repertoire.otherStarts() > 0) {
            SectionLayout.note(
                    page,
                    Figures.count(repertoire.otherStarts(), "game") + " began elsewhere than at the usual start and"
                            + " are left out here.");
        }
        page.close();
    }

    private static void side(Markup page, Repertoire.Side side, int drawn) {
        page.text(
                "h3",
                "with " + side.name() + " – " + Figures.count(side.results().games(), "game"));
        if (side.branches().isEmpty()) {
            SectionLayout.note(page, "Too few games begin alike to show anything.");
            return;
        }
        new RepertoirePicture(side).draw(page);
        List<Repertoire.Line> lines = mainLines(side, drawn);
        if (!lines.isEmpty()) table(page, lines);
    }

    /** The longest shown beginnings: those that nothing shown continues with as many games. What is drawn by lot is none. */
    private static List<Repertoire.Line> mainLines(Repertoire.Side side, int drawn) {
        List<Repertoire.Line> all = Weaknesses.lines(side);
        int least = Math.max(LEAST_GAMES_OF_A_LINE, side.results().games() / 40);
        int longest = drawn + MOST_PLIES_OF_A_LINE;
        return all.stream()
                .filter(each -> each.moves().size() >= Math.max(2, drawn + 1)
                        && each.moves().size() <= longest)
                .filter(each -> each.results().games() >= least)
                .filter(each -> all.stream().noneMatch(other -> continues(each, other, longest)))
                .sorted(Comparator.comparingInt(each -> -each.results().games()))
                .limit(MOST_LINES)
                .toList();
    }

    /** Whether {@code longer} is one move longer and most games of {@code line} went that way. */
    private static boolean continues(Repertoire.Line line, Repertoire.Line longer, int longest) {
        int plies = line.moves().size();
        return longer.moves().size() == plies + 1
                && longer.moves().size() <= longest
                && longer.moves().subList(0, plies).equals(line.moves())
                && longer.results().games() * 2 > line.results().games();
    }

    private static void table(Markup page, List<Repertoire.Line> lines) {
        SectionLayout.table(page, "beginning", "games", "won–drawn–lost", "score", "95 % interval");
        for (Repertoire.Line each : lines) {
            PersonResults results = each.results();
            page.open("tr");
            page.text("td", Figures.numbered(each.moves()), "class", "moves");
            page.text("td", String.valueOf(results.games()));
            page.text("td", Figures.results(results));
            page.text("td", Percent.whole(results.score()));
            page.text("td", Percent.whole(results.least()) + " to " + Percent.whole(results.most()));
            page.close();
        }
        page.close().close();
    }
}
