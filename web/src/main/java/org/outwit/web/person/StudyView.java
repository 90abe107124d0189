package org.outwit.web.person;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.study.StudyPage;
import org.outwit.draw.study.StudySections;
import org.outwit.draw.study.StudySections.Part;
import org.outwit.draw.study.StudyVoice;
import org.outwit.learn.study.Career;
import org.outwit.learn.study.RecordFacts;
import org.outwit.learn.study.Study;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * A study as a page shows it.
 *
 * @param footer what it was made from; empty while it is not whole
 */
record StudyView(List<Part> parts, String footer) {

    /** The id of the bars of results among the parts. */
    static final String RESULTS = "results";

    static final StudyView NOTHING = new StudyView(List.of(), "");

    static <P extends Position> StudyView of(Game<P> game, Study study, StudyVoice voice) {
        List<Part> sections = StudySections.of(game, study, voice);
        return new StudyView(withResults(study.sides(), study.career(), sections), StudyPage.footer(study));
    }

    static StudyView of(RecordFacts facts, StudyVoice voice) {
        return new StudyView(withResults(facts.sides(), facts.career(), StudySections.of(facts, voice)), "");
    }

    private static List<Part> withResults(List<String> sides, Career career, List<Part> sections) {
        List<Part> all = new ArrayList<>();
        all.add(new Part(RESULTS, StudySections.results(sides, career)));
        all.addAll(sections);
        return all;
    }

    /** @param sections as an earlier program kept them; empty where there were none */
    static StudyView earlier(String sections, String footer) {
        if (sections.isEmpty()) return NOTHING;
        List<Part> parts = new ArrayList<>();
        for (JsonNode each : JsonText.object(sections).get("sections")) {
            parts.add(new Part(each.get("id").stringValue(), each.get("markup").stringValue()));
        }
        return new StudyView(parts, footer);
    }
}
