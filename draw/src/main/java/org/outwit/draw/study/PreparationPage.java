package org.outwit.draw.study;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.prepare.Preparation;

/** The page of a preparation, in the look of a study: for each chapter what to expect, what they will do wrong, and the tree. */
public final class PreparationPage {

    private final Preparation preparation;
    private final PreparationWords words;

    private PreparationPage(Preparation preparation) {
        this.preparation = preparation;
        this.words = new PreparationWords(preparation);
    }

    /** @param game that of the preparation, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Preparation preparation) {
        PreparationPage page = new PreparationPage(preparation);
        return PageFrame.of(
                "Against " + preparation.who() + " – a preparation for " + preparation.game(),
                page::header,
                sections -> sections.paste(PreparationSections.of(game, preparation)),
                footer(preparation));
    }

    private void header(Markup page) {
        page.open("header");
        page.text("p", "A preparation · " + preparation.title(), "class", "eyebrow");
        page.text("h1", "Against " + preparation.who());
        page.text(
                "p",
                Figures.count(preparation.games(), "game") + " of theirs, lines of up to "
                        + preparation.plan().plies() + " plies",
                "class",
                "subtitle");
        page.text("p", words.explanation(), "class", "intro");
        if (!preparation.complete()) SectionLayout.note(page, "Stopped early: this is what was found so far.");
        page.close();
    }

    /** What it was made from, and how. */
    public static String footer(Preparation preparation) {
        return "Made by Outwit from "
                + (preparation.files().isEmpty() ? "records" : String.join(", ", preparation.files()))
                + ". Behind the last ply a line counts as what its end is worth; replies that are not shown count as the best"
                + " one. What is called an error was judged again by a search that looks further ahead than the prediction, and"
                + " still a search is no oracle.";
    }
}
