package org.outwit.draw.study;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.review.Gift;
import org.outwit.learn.review.Mistake;
import org.outwit.learn.review.Review;
import org.outwit.learn.review.ReviewedGame;
import org.outwit.learn.review.SideAccuracy;
import org.outwit.learn.study.Amount;

/** The page of a review, in the look of a study. */
public final class ReviewPage<P extends Position> {

    private final Review review;
    private final ReviewWords words;
    private final Boards<P> boards;

    private ReviewPage(Game<P> game, Review review) {
        this.review = review;
        this.words = new ReviewWords(review);
        this.boards = new Boards<>(game);
    }

    /** @param game that of the review, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Review review) {
        ReviewPage<P> page = new ReviewPage<>(game, review);
        return PageFrame.of(page.words.title() + " – a review", page::header, page::sections, page.footer());
    }

    private void header(Markup page) {
        page.open("header");
        page.text("p", "A review · " + review.title(), "class", "eyebrow");
        page.text("h1", words.title());
        page.text("p", words.subtitle(), "class", "subtitle");
        page.close();
    }

    private void sections(Markup page) {
        glance(page);
        course(page);
        gravest(page);
        if (review.balance().isPresent()) gifts(page);
    }

    private void glance(Markup page) {
        SectionLayout.section(page, "glance", "At a glance");
        page.open("div", "class", "tiles");
        for (SideAccuracy each : review.total()) {
            if (each.decisions() == 0) continue;
            SectionLayout.tile(page, Percent.whole(each.accuracy()), "accuracy of " + each.name(), decisions(each));
            SectionLayout.tile(
                    page,
                    ReviewWords.points(each.points()),
                    "points lost by " + each.name(),
                    Figures.count(each.errors(), "error"));
        }
        page.close();
        review.balance().map(words::balance).ifPresent(each -> each.forEach(line -> page.text("p", line)));
        page.text("p", words.threshold(), "class", "small");
        page.close();
    }

    private static String decisions(SideAccuracy each) {
        return each.best() + " of " + Figures.count(each.decisions(), "decision") + " lost nothing";
    }

    private void course(Markup page) {
        SectionLayout.section(
                page,
                "course",
                "How it went",
                "What a side expected before each move, between 0 and 1 point, if both play as well as Outwit from there on.");
        for (ReviewedGame each : review.games()) {
            page.text("h3", words.game(each) + "; up is good for " + words.name(each, ReviewWords.viewer(each)));
            new ValueGraph(each, words).draw(page);
        }
        page.open("p", "class", "legend");
        page.text("span", "", "class", "key dot slip").say(" an error");
        if (review.balance().isPresent())
            page.text("span", "", "class", "key dot given").say(" an error of an opponent");
        page.close();
        page.close();
    }

    private void gravest(Markup page) {
        SectionLayout.section(page, "gravest", "The gravest moves");
        if (review.gravest().isEmpty()) SectionLayout.note(page, "No move was an error.");
        page.open("div", "class", "cards");
        for (Mistake each : review.gravest()) card(page, each, "");
        page.close();
        page.close();
    }

    private void gifts(Markup page) {
        SectionLayout.section(
                page, "gifts", "What opponents gave", "Errors of opponents are luck; to take what they give is skill.");
        if (review.gifts().isEmpty()) SectionLayout.note(page, "No opponent erred.");
        page.open("div", "class", "cards");
        for (Gift each : review.gifts()) card(page, each.mistake(), words.kept(each));
        page.close();
        page.close();
    }

    private void card(Markup page, Mistake each, String more) {
        CardLayout.open(page, boards.choice(each.position(), "played", each.played(), "better", each.better()));
        CardLayout.lead(page, "Played ", each.played(), "played", ", better ", each.better(), "better");
        page.text("p", words.cost(each), "class", "cost");
        page.text("p", words.why(each), "class", "small");
        if (!more.isEmpty()) page.text("p", more, "class", "small");
        CardLayout.line(page, "after the move", each.playedLine());
        CardLayout.line(page, "better", each.betterLine());
        page.text(
                "p", words.place(each) + ", " + ReviewWords.points(each.points()) + " points", "class", "small source");
        CardLayout.close(page);
    }

    private String footer() {
        return "Made by Outwit from " + (review.files().isEmpty() ? "records" : String.join(", ", review.files()))
                + ". Every move was judged with " + Figures.count(review.evaluations())
                + " evaluations a search, the gravest again with eight times as many. Values are in "
                + Amount.many(review.unit())
                + ", by the game's default function; a search is no oracle. Accuracy: a move that loses nothing counts as 1,"
                + " one that just is an error as one half, twice that as a quarter.";
    }
}
