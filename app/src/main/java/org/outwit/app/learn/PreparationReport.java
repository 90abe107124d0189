package org.outwit.app.learn;

import java.io.PrintWriter;
import org.outwit.draw.study.PreparationWords;
import org.outwit.learn.prepare.LikelyError;
import org.outwit.learn.prepare.Preparation;
import org.outwit.learn.prepare.PreparedChapter;
import org.outwit.learn.prepare.PreparedTurn;

/** A preparation in the terminal: for each chapter a tree, one line for each reply with what to play then. */
public final class PreparationReport {

    private static final String INDENT = "   ";

    private final Preparation preparation;
    private final PreparationWords words;
    private final PrintWriter out;

    public PreparationReport(Preparation preparation, PrintWriter out) {
        this.preparation = preparation;
        this.words = new PreparationWords(preparation);
        this.out = out;
    }

    public void print() {
        out.println("Against " + preparation.who() + ", " + preparation.title() + ": "
                + ReportNumbers.count(preparation.games(), "game", "games"));
        out.println(words.explanation());
        if (!preparation.complete()) out.println("Stopped early: this is what was found so far.");
        for (PreparedChapter each : preparation.chapters()) {
            out.println();
            chapter(each);
        }
    }

    private void chapter(PreparedChapter chapter) {
        out.println(words.heading(chapter));
        out.println(words.lead(chapter) + " " + words.record(chapter));
        out.println();
        PreparedTurn root = chapter.root();
        if (root.yours()) out.println(yours(chapter, root));
        replies(chapter, root.yourMove().flatMap(PreparedTurn.Move::next).orElse(root), INDENT);
        out.println();
        if (chapter.errors().isEmpty()) out.println(words.noErrors());
        else out.println("What they will probably do wrong");
        for (LikelyError each : chapter.errors()) {
            out.println("* " + words.what(chapter, each));
            out.println("  " + words.because(each));
        }
    }

    private void replies(PreparedChapter chapter, PreparedTurn turn, String indent) {
        for (PreparedTurn.Move each : turn.moves()) {
            PreparedTurn next = each.next().orElseThrow();
            if (turn.yours()) { // a pass of theirs
                out.println(indent + yours(chapter, turn));
                replies(chapter, next, indent + INDENT);
                return;
            }
            out.println(indent + words.number(chapter, turn) + " " + each.move() + (each.error() ? "?" : "") + "  "
                    + words.likely(turn, each) + " → " + then(chapter, next));
            PreparedTurn answered =
                    next.yourMove().flatMap(PreparedTurn.Move::next).orElse(next);
            replies(chapter, answered, indent + INDENT);
        }
    }

    private String then(PreparedChapter chapter, PreparedTurn next) {
        if (!next.as().isEmpty()) return words.as(chapter, next);
        return next.yourMove().isPresent() ? yours(chapter, next) : words.end(next);
    }

    private String yours(PreparedChapter chapter, PreparedTurn turn) {
        if (turn.yourMove().isEmpty()) return words.end(turn);
        PreparedTurn.Move move = turn.yourMove().get();
        String others = words.others(turn);
        return words.number(chapter, turn) + " " + move.move() + "  " + words.worth(move)
                + (others.isEmpty() ? "" : " (" + others + ")");
    }
}
