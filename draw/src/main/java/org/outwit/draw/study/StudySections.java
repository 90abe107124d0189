package org.outwit.draw.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.PageFrame;
import org.outwit.learn.study.Career;
import org.outwit.learn.study.RecordFacts;
import org.outwit.learn.study.Study;

/**
 * The sections of a study in their order, each as markup by itself, for a page of its own and for pages that have more to say. They
 * carry no style of their own: {@link PageFrame#sectionSheet} has it.
 */
public final class StudySections {

    /** One section; its element has the same id. */
    public record Part(String id, String markup) {}

    private final List<Part> parts = new ArrayList<>();

    private StudySections() {}

    /** @param game that of the study, to draw its positions */
    public static <P extends Position> List<Part> of(Game<P> game, Study study, StudyVoice voice) {
        StudyCards<P> cards = new StudyCards<>(game, study);
        StudySections sections = new StudySections();
        sections.add("glance", page -> GlanceSection.write(page, study, voice));
        sections.add("plan", page -> PlanSection.write(page, study, voice));
        sections.add("depth", page -> DepthSection.write(page, study.lookahead(), voice));
        sections.add("values", page -> ValuesSection.write(page, study.values(), voice));
        sections.add("predictability", page -> PredictabilitySection.write(page, study.predictability(), voice));
        sections.add("repertoire", page -> RepertoireSection.write(page, study.repertoire(), voice));
        sections.add("errors", page -> ErrorsSection.write(page, study, cards, voice));
        sections.add("exploits", page -> ExploitsSection.write(page, study, cards));
        return List.copyOf(sections.parts);
    }

    /** The sections that need no search, while the others are still being found. */
    public static List<Part> of(RecordFacts facts, StudyVoice voice) {
        StudySections sections = new StudySections();
        sections.add("depth", page -> DepthSection.write(page, facts.lookahead(), voice));
        sections.add("repertoire", page -> RepertoireSection.write(page, facts.repertoire(), voice));
        return List.copyOf(sections.parts);
    }

    /** How the games ended with each side, as bars. */
    public static String results(List<String> sides, Career career) {
        Markup page = new Markup();
        PageHeader.results(page, sides, career);
        return page.page();
    }

    private void add(String id, Consumer<Markup> section) {
        Markup page = new Markup();
        section.accept(page);
        parts.add(new Part(id, page.page()));
    }
}
