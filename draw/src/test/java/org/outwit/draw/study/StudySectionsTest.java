package org.outwit.draw.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.study.StudySections.Part;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;
import org.outwit.learn.people.Populations;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.study.Analysis;
import org.outwit.learn.study.Effort;
import org.outwit.learn.study.RecordFacts;
import org.outwit.learn.study.Study;
import org.xml.sax.InputSource;

class StudySectionsTest {

    private static final Othello OTHELLO = new Othello();
    private static final String WHO = "Gus <script>alert(1)</script>";
    private static final String RIVAL = "Ann <b style=\"x\">";
    private static final Effort TINY = new Effort(50, 30, 6, 40, 10, 10_000);

    private static Study study;
    private static RecordFacts facts;

    @BeforeAll
    static void study() {
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < 6; i++) games.add(game(i));
        Person<OthelloPosition> gus = new Person<>(OTHELLO, WHO, Set.of(WHO), games);
        OpponentModel model = new OpponentModel(
                WHO,
                new Judgement(Map.of("game", Map.of("edges", Weight.of(1))), 1).withTemperature(OptionalDouble.of(5)),
                new Evidence(List.of(), HoldOut.NONE, new Origin(List.of("<may>.ggf"), 6, 100, 0, 0)),
                new HabitBook<>(OTHELLO));
        Analysis<OthelloPosition> analysis = new Analysis<>(
                PersonDecisions.withOpponents(gus),
                KnownGames.of(model, gus, List.of("<may>.ggf")),
                model,
                Populations.SHIPPED,
                TINY,
                Parallel.ALONE,
                ProgressMonitor.NONE);
        facts = analysis.facts();
        study = analysis.study();
    }

    private static PlayedGame<OthelloPosition> game(int number) {
        Random random = new Random(number);
        OthelloPosition position = OTHELLO.start();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            int[] buffer = new int[position.mostMoves()];
            int move = buffer[random.nextInt(position.moves(buffer, 0))];
            moves.add(move);
            position.make(move);
        }
        return new PlayedGame<>(
                number + 1,
                new Place(1, 1),
                Map.of("Date", "1999.05.0" + (number + 1)),
                number % 2 == 0 ? List.of(WHO, RIVAL) : List.of(RIVAL, WHO),
                OTHELLO.start(),
                moves.stream().mapToInt(Integer::intValue).toArray(),
                number == 0 ? Outcome.DRAW : Outcome.FIRST_WINS);
    }

    private static List<Part> sections(StudyVoice voice) {
        return StudySections.of(OTHELLO, study, voice);
    }

    @Test
    void eachSectionIsWholeByItself() throws Exception {
        for (Part each : sections(StudyVoice.ABOUT_THEM)) {
            InputSource source = new InputSource(new StringReader(each.markup()));
            String id = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(source)
                    .getDocumentElement()
                    .getAttribute("id");
            assertThat(id).isEqualTo(each.id());
        }
    }

    @Test
    void thePageHasTheSameSections() {
        String page = StudyPage.of(OTHELLO, study);
        for (Part each : sections(StudyVoice.ABOUT_THEM)) assertThat(page).contains(each.markup());
    }

    @Test
    void nothingHasStylesOfItsOwn() {
        for (Part each : sections(StudyVoice.ABOUT_THEM)) {
            assertThat(each.markup()).as(each.id()).doesNotContain(" style=\"", "<style");
        }
    }

    @Test
    void namesAreText() {
        for (Part each : sections(StudyVoice.ABOUT_THEM)) {
            assertThat(each.markup()).doesNotContain("<script", "<b style", "<may>");
        }
        assertThat(StudySections.results(facts.sides(), facts.career()))
                .contains("class=\"wdl\"")
                .doesNotContain("style=");
    }

    @Test
    void whatNeedsNoSearchIsTheSameBeforeAndAfter() {
        List<Part> all = sections(StudyVoice.ABOUT_THEM);
        assertThat(StudySections.of(facts, StudyVoice.ABOUT_THEM))
                .extracting(Part::id)
                .containsExactly("depth", "repertoire");
        assertThat(all).containsAll(StudySections.of(facts, StudyVoice.ABOUT_THEM));
    }

    @Test
    void speaksToThePerson() {
        for (Part each : sections(StudyVoice.TO_THEM)) {
            if (each.id().equals("plan") || each.id().equals("exploits")) continue;
            assertThat(each.markup()).as(each.id()).doesNotContainPattern("\\b[Tt]h(ey|em|eir)\\b");
        }
        assertThat(sections(StudyVoice.TO_THEM).get(1).markup()).contains("What your opponents are told");
    }
}
