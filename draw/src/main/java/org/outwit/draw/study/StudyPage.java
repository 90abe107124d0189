package org.outwit.draw.study;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.page.PageFrame;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.Study;

/** The page of a study: its sections in order. */
public final class StudyPage {

    private StudyPage() {}

    /** @param game that of the study, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Study study) {
        return PageFrame.of(
                study.who() + " – a study of how they play " + study.game(),
                page -> PageHeader.write(page, study),
                page -> StudySections.of(game, study, StudyVoice.ABOUT_THEM).forEach(each -> page.paste(each.markup())),
                footer(study));
    }

    /** What it was made from, and how. */
    public static String footer(Study study) {
        return "Made by Outwit from " + (study.files().isEmpty() ? "records" : String.join(", ", study.files())) + ". "
                + "There are " + Figures.count(study.predictability().decisions(), "decision") + " with a choice; "
                + Figures.count(study.predictability().here().all().decisions())
                + " were predicted, as 'outwit predict' does, "
                + Figures.count(study.errors().all().errors().of())
                + " were searched for errors, each position and move once, and by "
                + Figures.count(study.claims().decisions())
                + " claims were checked, as by 'outwit predict --errors'. Values are in "
                + Amount.many(study.unit()) + ", by the game's default function; a search is no oracle.";
    }
}
