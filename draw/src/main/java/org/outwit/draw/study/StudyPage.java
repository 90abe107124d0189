package org.outwit.draw.study;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.study.Study;

/** The whole page: what surrounds the sections, and their order. */
public final class StudyPage {

    private StudyPage() {}

    /** @param game that of the study, to draw its positions */
    public static <P extends Position> String of(Game<P> game, Study study) {
        Markup page = new Markup();
        page.paste("<!DOCTYPE html>\n");
        page.open("html", "lang", "en", "xmlns", "http://www.w3.org/1999/xhtml");
        head(page, study);
        page.open("body");
        PageHeader.write(page, study);
        page.open("main");
        sections(page, study, new Cards<>(game, study));
        page.close();
        footer(page, study);
        page.close();
        page.close();
        return page.page();
    }

    private static void head(Markup page, Study study) {
        page.open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.text("title", study.who() + " – a study of how they play " + study.game());
        page.open("style").paste(sheet()).close();
        page.close();
    }

    private static String sheet() {
        try (InputStream stream = StudyPage.class.getResourceAsStream("study.css")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    private static void footer(Markup page, Study study) {
        page.open("footer");
        page.text(
                "p",
                "Made by Outwit from " + (study.files().isEmpty() ? "records" : String.join(", ", study.files())) + ". "
                        + "Predictability and errors: a sample of "
                        + Figures.count(study.errors().all().errors().of())
                        + " of " + Figures.count(study.predictability().sampled())
                        + " decisions with a choice, each position and move"
                        + " once. Values are in " + study.unit()
                        + "s, by the game's default function; a search is no oracle, and model"
                        + " search promises too much where the model is wrong.");
        page.close();
    }
}
