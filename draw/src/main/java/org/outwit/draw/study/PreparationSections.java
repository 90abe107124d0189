package org.outwit.draw.study;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.prepare.LikelyError;
import org.outwit.learn.prepare.Preparation;
import org.outwit.learn.prepare.PreparedChapter;

/** The chapters of a preparation as sections, for a page of its own and for pages that have more to say. */
public final class PreparationSections<P extends Position> {

    private final Preparation preparation;
    private final PreparationWords words;
    private final Boards<P> boards;

    private PreparationSections(Game<P> game, Preparation preparation) {
        this.preparation = preparation;
        this.words = new PreparationWords(preparation);
        this.boards = new Boards<>(game);
    }

    /** @param game that of the preparation, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Preparation preparation) {
        Markup page = new Markup();
        new PreparationSections<>(game, preparation).chapters(page);
        return page.page();
    }

    private void chapters(Markup page) {
        List<PreparedChapter> chapters = preparation.chapters();
        for (int i = 0; i < chapters.size(); i++) chapter(page, chapters.get(i), "chapter" + (i + 1));
    }

    private void chapter(Markup page, PreparedChapter chapter, String id) {
        SectionLayout.section(page, id, words.heading(chapter), words.record(chapter));
        page.open("div", "class", "tiles");
        SectionLayout.tile(
                page, words.value(chapter.root().value()), "against best play", "for you, in the opening position");
        SectionLayout.tile(
                page,
                words.value(chapter.root().expected()),
                "expected against them",
                "after " + preparation.plan().plies() + " plies by these moves");
        if (preparation.people()) {
            SectionLayout.tile(
                    page, words.value(chapter.anybody()), "against anybody", "of their strength, by the same moves");
        }
        SectionLayout.tile(
                page,
                String.valueOf(chapter.lines().size()),
                "lines",
                Figures.count(chapter.searched(), "position") + " searched");
        page.close();
        page.text("h3", "What to play");
        new PreparationTree(words, chapter).write(page);
        page.text("h3", "What they will probably do wrong");
        if (chapter.errors().isEmpty()) SectionLayout.note(page, words.noErrors());
        page.open("div", "class", "cards");
        for (LikelyError each : chapter.errors()) error(page, chapter, each);
        page.close();
        page.close();
    }

    private void error(Markup page, PreparedChapter chapter, LikelyError error) {
        CardLayout.open(page, boards.choice(error.position(), "played", error.move(), "better", error.better()));
        CardLayout.lead(page, "They play ", error.move(), "played", ", better ", error.better(), "better");
        page.text("p", Percent.whole(error.likely()) + " likely", "class", "cost");
        page.text("p", words.what(chapter, error), "class", "small");
        page.text("p", words.because(error), "class", "small source");
        CardLayout.close(page);
    }
}
