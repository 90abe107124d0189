package org.outwit.draw.study;

import java.util.List;
import org.outwit.draw.page.Markup;
import org.outwit.learn.review.ReviewedGame;
import org.outwit.learn.review.ReviewedMove;

/** How a game went: what a side expected before each move, with errors marked on the line. */
final class ValueGraph {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 210;
    private static final int LEFT = 26;
    private static final int RIGHT = 12;
    private static final int TOP = 12;
    private static final int BOTTOM = 26;
    private static final int MOST_LABELS = 12;
    private static final List<String> HALVES = List.of("0", "½", "1");

    private final ReviewedGame game;
    private final ReviewWords words;
    private final int viewer;
    private final List<Double> course;

    /** Up is good for whom the review is about, or else for the first player. */
    ValueGraph(ReviewedGame game, ReviewWords words) {
        this.game = game;
        this.words = words;
        this.viewer = ReviewWords.viewer(game);
        this.course = ReviewWords.course(game);
    }

    void draw(Markup page) {
        page.open(
                "svg",
                "viewBox",
                "0 0 " + WIDTH + " " + HEIGHT,
                "class",
                "plot graph",
                "role",
                "img",
                "aria-label",
                "what " + words.name(game, viewer) + " expected before each move");
        for (int half = 0; half < HALVES.size(); half++) {
            double share = half / 2.0;
            page.empty("line", "class", "grid", "x1", LEFT, "x2", WIDTH - RIGHT, "y1", y(share), "y2", y(share));
            label(page, HALVES.get(half), LEFT - 8, y(share) + 4, "end");
        }
        line(page);
        numbers(page);
        for (int i = 0; i < game.moves().size(); i++) if (game.moves().get(i).error()) error(page, i);
        page.close();
    }

    private void line(Markup page) {
        StringBuilder way = new StringBuilder();
        for (int i = 0; i <= game.moves().size(); i++) {
            way.append(i == 0 ? "M" : " L").append(Markup.number(x(i))).append(' ');
            way.append(Markup.number(y(course.get(i))));
        }
        String closed = way + " L" + Markup.number(x(game.moves().size())) + " " + Markup.number(y(0.5)) + " L"
                + Markup.number(x(0)) + " " + Markup.number(y(0.5)) + " Z";
        page.empty("path", "class", "area", "d", closed);
        page.empty("path", "class", "value-line", "d", way);
    }

    private void numbers(Markup page) {
        int moves = (game.moves().size() + 1) / 2;
        int step = Math.max(1, (moves + MOST_LABELS - 1) / MOST_LABELS);
        for (int number = step; number <= moves; number += step) {
            label(page, String.valueOf(number), x(2 * number - 2), HEIGHT - 8, "middle");
        }
    }

    private static void label(Markup page, String text, double x, double y, String anchor) {
        page.text("text", text, "class", "axis", "x", x, "y", y, "text-anchor", anchor);
    }

    /** An error is marked where it led to. */
    private void error(Markup page, int i) {
        ReviewedMove move = game.moves().get(i);
        boolean theirs = game.reviewed().size() == 1 && move.side() != viewer;
        page.open("g", "class", theirs ? "slip given" : "slip");
        page.text(
                "title",
                move.number() + ". " + words.name(game, move.side()) + ": " + move.move() + " lost "
                        + ReviewWords.points(move.lost()) + " points");
        page.empty("circle", "cx", x(i + 1), "cy", y(course.get(i + 1)), "r", 5);
        page.close();
    }

    private double x(int i) {
        return LEFT
                + (double) (WIDTH - LEFT - RIGHT) * i / Math.max(1, game.moves().size());
    }

    private double y(double share) {
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
    }
}
