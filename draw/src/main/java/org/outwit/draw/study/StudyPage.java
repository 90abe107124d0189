package org.outwit.draw.study;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.study.Study;

/** The page of a study: its sections in order. */
public final class StudyPage {

    private StudyPage() {}

    /** @param game that of the study, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Study study) {
        return PageFrame.of(
                study.who() + " – a study of how they play " + study.game(),
                page -> PageHeader.write(page, study),
                page -> sections(page, study, new Cards<>(game, study)),
                footer(study));
    }

    private static void sections(Markup page, Study study, Cards<?> cards) {
        GlanceSection.write(page, study);
        PlanSection.write(page, study);
        DepthSection.write(page, study.lookahead());
        ValuesSection.write(page, study.values());
        PredictabilitySection.write(page, study.predictability());
        RepertoireSection.write(page, study.repertoire());
        ErrorsSection.write(page, study, cards);
        ExploitsSection.write(page, study.exploits(), cards);
    }

    private static String footer(Study study) {
        return "Made by Outwit from " + (study.files().isEmpty() ? "records" : String.join(", ", study.files())) + ". "
                + "Predictability and errors: a sample of "
                + Figures.count(study.errors().all().errors().of())
                + " of " + Figures.count(study.predictability().sampled())
                + " decisions with a choice, each position and move"
                + " once. Values are in " + study.unit()
                + "s, by the game's default function; a search is no oracle, and model"
                + " search promises too much where the model is wrong.";
    }
}
