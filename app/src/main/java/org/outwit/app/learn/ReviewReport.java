package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.List;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.study.ReviewWords;
import org.outwit.draw.text.Columns;
import org.outwit.draw.text.Sparkline;
import org.outwit.learn.review.Gift;
import org.outwit.learn.review.Mistake;
import org.outwit.learn.review.Review;
import org.outwit.learn.review.ReviewedGame;
import org.outwit.learn.review.SideAccuracy;

/** A review in the terminal. */
public final class ReviewReport {

    private static final int WIDTH = 72;

    private final Review review;
    private final ReviewWords words;

    public ReviewReport(Review review) {
        this.review = review;
        this.words = new ReviewWords(review);
    }

    public void print(PrintWriter out) {
        out.println("A review of " + words.title() + ", " + review.title());
        for (ReviewedGame each : review.games()) {
            out.println();
            out.println(words.game(each) + "; up is good for " + words.name(each, ReviewWords.viewer(each)));
            out.println(Sparkline.of(ReviewWords.course(each), WIDTH));
        }
        out.println();
        table(out);
        out.println(words.threshold());
        review.balance().map(words::balance).ifPresent(lines -> lines.forEach(out::println));
        section(out, "The gravest moves", review.gravest().isEmpty() ? "No move was an error." : "");
        for (Mistake each : review.gravest()) mistake(out, each, "");
        if (review.balance().isEmpty()) return;
        section(out, "What opponents gave", review.gifts().isEmpty() ? "No opponent erred." : "");
        for (Gift each : review.gifts()) mistake(out, each.mistake(), words.kept(each));
    }

    private void table(PrintWriter out) {
        Columns columns = new Columns("", "decisions", "accuracy", "lost nothing", "errors", "points lost");
        for (SideAccuracy each : review.total()) {
            columns.row(
                    each.name(),
                    String.valueOf(each.decisions()),
                    each.decisions() == 0 ? "-" : Percent.tenths(each.accuracy()),
                    String.valueOf(each.best()),
                    String.valueOf(each.errors()),
                    ReviewWords.points(each.points()));
        }
        columns.print(out);
    }

    private static void section(PrintWriter out, String title, String nothing) {
        out.println();
        out.println(title);
        if (!nothing.isEmpty()) out.println(nothing);
    }

    private void mistake(PrintWriter out, Mistake each, String more) {
        out.println("* " + words.place(each) + ": " + each.played() + ", better " + each.better() + ": "
                + words.cost(each) + ", " + ReviewWords.points(each.points()) + " points");
        out.println("  " + words.why(each) + (more.isEmpty() ? "" : " " + more));
        line(out, "after the move", each.playedLine());
        line(out, "better", each.betterLine());
    }

    private static void line(PrintWriter out, String name, List<String> moves) {
        if (moves.size() > 1) out.println("  " + name + ": " + String.join(" ", moves));
    }
}
