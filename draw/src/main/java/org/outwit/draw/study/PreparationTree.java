package org.outwit.draw.study;

import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.learn.prepare.PreparedChapter;
import org.outwit.learn.prepare.PreparedTurn;

/** The tree of a repertoire as lists that open and close: their replies, each with what to play then. */
final class PreparationTree {

    /** Replies that a game meets less often than this are closed at first. */
    private static final double OPEN = 0.06;

    private final PreparationWords words;
    private final PreparedChapter chapter;

    PreparationTree(PreparationWords words, PreparedChapter chapter) {
        this.words = words;
        this.chapter = chapter;
    }

    void write(Markup page) {
        PreparedTurn root = chapter.root();
        page.open("div", "class", "repertoire");
        if (root.yours()) {
            page.open("p", "class", "reply");
            yours(page, root);
            page.close();
        }
        replies(page, answered(root));
        page.close();
    }

    /** What is on the board after your move, or the same turn where you have none. */
    private static PreparedTurn answered(PreparedTurn turn) {
        return turn.yourMove().flatMap(PreparedTurn.Move::next).orElse(turn);
    }

    private void replies(Markup page, PreparedTurn turn) {
        if (turn.yours() && turn.goesOn()) { // they had to pass
            page.open("p", "class", "reply");
            yours(page, turn);
            page.close();
            replies(page, answered(turn));
            return;
        }
        if (!turn.goesOn()) return;
        page.open("ul");
        for (PreparedTurn.Move each : turn.moves()) {
            page.open("li");
            reply(page, turn, each, each.next().orElseThrow());
            page.close();
        }
        page.close();
    }

    private void reply(Markup page, PreparedTurn turn, PreparedTurn.Move reply, PreparedTurn next) {
        PreparedTurn behind = answered(next);
        boolean goesOn = behind.goesOn();
        if (goesOn && next.reach() >= OPEN) page.open("details", "open", "open");
        else if (goesOn) page.open("details");
        page.open(goesOn ? "summary" : "div", "class", "reply");
        page.open("span", "class", "theirs", "title", words.likely(turn, reply));
        page.open("svg", "class", "likely", "aria-hidden", "true");
        page.empty("rect", "width", Markup.number(100 * reply.likely()) + "%", "height", "100%");
        page.close();
        page.text("b", words.number(chapter, turn) + " " + reply.move() + (reply.error() ? "?" : ""));
        page.text("span", Percent.whole(reply.likely()), "class", "percent");
        page.close();
        page.open("span", "class", "yours");
        if (!next.as().isEmpty()) page.text("span", words.as(chapter, next), "class", "soft");
        else if (next.yourMove().isPresent()) yours(page, next);
        else page.text("span", words.end(next), "class", "soft");
        page.close();
        page.close();
        if (reply.played().games() > 0) {
            page.text("p", "They: " + words.likely(turn, reply), "class", "small counts");
        }
        if (!goesOn) return;
        replies(page, behind);
        page.close();
    }

    private void yours(Markup page, PreparedTurn turn) {
        turn.yourMove().ifPresent(move -> {
            page.text("b", words.number(chapter, turn) + " " + move.move(), "class", "better");
            page.text("span", " " + words.worth(move));
            String others = words.others(turn);
            if (!others.isEmpty()) page.text("span", " " + others, "class", "soft");
        });
    }
}
