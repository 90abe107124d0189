package org.outwit.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.Othello;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;

class LessonSentenceTest {

    private static String sentence(HoldOut holdOut) {
        return LessonSentence.of(new OpponentModel(
                "Anna",
                new Judgement(Map.of("game", Map.of("edges", Weight.of(1))), 1),
                new Evidence(List.of(), holdOut, new Origin(List.of("anna.ggf"), 6, 100, 0, 0)),
                new HabitBook<>(new Othello())));
    }

    @Test
    void aPersonWhoIsPredictedIsDescribed() {
        assertThat(sentence(new HoldOut(400, 0.5, 0.1, Double.NaN)))
                .startsWith("Seems to look 1 ply ahead")
                .contains("Of 400 decisions", "it predicted 50 %", "chance predicts 10 %");
    }

    @Test
    void nothingIsSaidOfOneWhoIsNot() {
        assertThat(sentence(new HoldOut(40, 0.1, 0.1, Double.NaN)))
                .startsWith("Nothing can be said of this way of playing. Of 40 decisions in the last games")
                .endsWith("That is no better than chance by more than luck would explain.")
                .doesNotContain("ahead");
        assertThat(sentence(HoldOut.NONE))
                .isEqualTo("There were too few games to tell anything from: nothing was left to test predictions on.");
    }
}
