package org.outwit.draw.study;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.Repertoire;

/**
 * An opening repertoire as an icicle: a column for each ply, every beginning as high as its share of the games, coloured by
 * how it went compared with the usual score of that side. Rare beginnings leave gaps.
 */
final class RepertoirePicture {

    private static final double WIDTH = 1000;
    private static final double HIGHEST = 520;
    private static final double LOWEST = 110;

    /** The room that each of several blocks above each other gets, where there is enough. */
    private static final double ROOM = 26;

    private static final double WIDEST = 170;
    private static final double HEAD = 24;

    /** A block as high as this has room for its move. */
    private static final double LABEL = 13;

    private static final double GAP = 1.5;

    /** The number of games that count as much as the doubt about them. */
    private static final double DOUBT = 8;

    private final Repertoire.Side side;
    private final int plies;
    private final double width;
    private final double height;

    /** Columns in which no block is high enough for its move would only be stripes, so they are left out. */
    RepertoirePicture(Repertoire.Side side) {
        this.side = side;
        int readable = depth(side.branches(), side.results().games() * LABEL / HIGHEST);
        this.plies = Math.max(1, readable);
        this.height = Math.max(LOWEST, Math.min(HIGHEST, ROOM * busiest(side.branches(), plies)));
        this.width = Math.min(WIDEST, WIDTH / plies);
    }

    /** How many blocks stand above each other in the fullest column. */
    private static int busiest(List<Repertoire.Branch> branches, int plies) {
        int most = 0;
        List<Repertoire.Branch> column = branches;
        for (int ply = 0; ply < plies; ply++) {
            most = Math.max(most, column.size());
            column = column.stream().flatMap(each -> each.next().stream()).toList();
        }
        return most;
    }

    private static int depth(List<Repertoire.Branch> branches, double games) {
        int most = 0;
        for (Repertoire.Branch each : branches) {
            if (each.results().games() >= games) most = Math.max(most, 1 + depth(each.next(), games));
        }
        return most;
    }

    void draw(Markup page) {
        page.open("div", "class", "scroll");
        page.open(
                "svg",
                "viewBox",
                "0 0 " + Markup.number(WIDTH) + " " + Markup.number(HEAD + height),
                "class",
                "plot icicle",
                "role",
                "img",
                "aria-label",
                "how games begin with " + side.name());
        for (int ply = 0; ply < plies; ply++) {
            boolean first = ply % 2 == 0;
            page.text(
                    "text",
                    ply / 2 + 1 + (first ? "." : "…"),
                    "class",
                    "axis",
                    "x",
                    ply * width + width / 2,
                    "y",
                    15.0,
                    "text-anchor",
                    "middle");
        }
        draw(page, side.branches(), 0, HEAD, height / Math.max(1, side.results().games()), "");
        page.close();
        page.close();
    }

    private void draw(Markup page, List<Repertoire.Branch> branches, int ply, double top, double each, String before) {
        if (ply == plies) return;
        double y = top;
        for (Repertoire.Branch branch : branches) {
            double height = branch.results().games() * each;
            String line = before.isEmpty() ? branch.move() : before + " " + branch.move();
            cell(page, branch, ply, y, height, line);
            draw(page, branch.next(), ply + 1, y, each, line);
            y += height;
        }
    }

    private void block(Markup page, String kind, double x, double y, double height, Object... more) {
        Object[] place = {
            "class",
            kind,
            "x",
            x + GAP / 2,
            "y",
            y + GAP / 2,
            "width",
            width - GAP,
            "height",
            Math.max(0.8, height - GAP),
            "rx",
            2.0
        };
        page.empty(
                "rect", Stream.concat(Arrays.stream(place), Arrays.stream(more)).toArray());
    }

    private void cell(Markup page, Repertoire.Branch branch, int ply, double y, double height, String line) {
        PersonResults results = branch.results();
        double better = (results.score() - side.results().score()) * results.decided() / (results.decided() + DOUBT);
        double strength = Math.min(1, Math.abs(better) / 0.25);
        double x = ply * width;
        page.open("g", "class", branch.theirs() ? "theirs" : "answer");
        page.text(
                "title",
                line + ": " + Figures.count(results.games(), "game") + ", " + Figures.results(results) + ", "
                        + Percent.whole(results.score()));
        block(page, "cell", x, y, height);
        block(page, better < 0 ? "tint bad" : "tint good", x, y, height, "fill-opacity", 0.08 + 0.72 * strength);
        if (height >= LABEL) {
            double size = Math.min(15, Math.max(10.5, height * 0.6));
            page.text(
                    "text",
                    branch.move(),
                    "class",
                    "move",
                    "x",
                    x + 7,
                    "y",
                    y + height / 2 + size * 0.36,
                    "font-size",
                    size);
            if (width > 80) {
                page.text(
                        "text",
                        String.valueOf(results.games()),
                        "class",
                        "number",
                        "x",
                        x + width - 7,
                        "y",
                        y + height / 2 + 4,
                        "text-anchor",
                        "end");
            }
        }
        page.close();
    }
}
