package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.Thoroughness;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;
import org.outwit.learn.people.Populations;

/** A player at the dice table is learned as who they are. A decision is a position with dice. */
class DiceLearnerTest {

    /** By style; each is learned once. */
    private static final Map<String, OpponentModel> LEARNED = new HashMap<>();

    @TempDir
    private Path folder;

    private OpponentModel learned(String style) throws IOException {
        if (!LEARNED.containsKey(style)) LEARNED.put(style, learn(DiceClub.anna(0, 40, style)));
        return LEARNED.get(style);
    }

    private OpponentModel learn(Person<BackgammonPosition> person) throws IOException {
        PersonDecisions<BackgammonPosition> decisions = PersonDecisions.of(person);
        LearningPlan<BackgammonPosition> plan = LearningPlan.usual(DiceClub.GAME, decisions, false);
        assertThat(plan.mostDepth()).isEqualTo(1);
        try (Notebook notebook = new Notebook(folder.resolve("anna.progress"), true)) {
            return new Learner<>(
                            decisions,
                            plan,
                            List.of("club.mat"),
                            Populations.SHIPPED,
                            Parallel.ALONE,
                            ProgressMonitor.NONE)
                    .learn(notebook)
                    .model();
        }
    }

    /** How often the move that was played had the highest probability. */
    private static double agreement(
            MovePredictor<BackgammonPosition> predictor, List<Example<BackgammonPosition>> examples) {
        double hits = 0;
        for (Example<BackgammonPosition> each : examples) {
            if (predictor.likeliest(each.position()) == each.move()) hits++;
        }
        return hits / examples.size();
    }

    @Test
    void aBlitzerIsLearnedAsABlitzer() throws IOException {
        OpponentModel model = learned("blitzer");
        Map<String, Weight> contact = model.weights().get("contact");
        double bar = contact.get("bar").value();
        double home = contact.get("home").value();
        assertThat(bar / home).as("the hidden ratio is -3").isBetween(-4.0, -2.2);
        assertThat(Math.abs(contact.get("row").value())).isLessThan(home / 3);
        assertThat(Math.abs(contact.get("anchors").value())).isLessThan(home / 3);
        assertThat(model.depth()).isEqualTo(1);
    }

    @Test
    void laterGamesArePredictedAlmostAsWellAsByTheMindItself() throws IOException {
        for (String style : List.of("blitzer", "racer").subList(0, Thoroughness.of(2, 1))) {
            OpponentModel model = learned(style);
            List<Example<BackgammonPosition>> later =
                    PersonDecisions.of(DiceClub.anna(1000, 12, style)).once();
            double truth = agreement(DiceClub.mind(style, DiceClub.TEMPERATURE), later);
            double found = agreement(ModelPredictor.of(DiceClub.GAME, model, Populations.SHIPPED), later);
            double usual = agreement(DiceClub.mind("balanced", DiceClub.TEMPERATURE), later);
            assertThat(found).as(style + ": the mind itself " + truth).isGreaterThan(truth - 0.05);
            assertThat(found).as(style + ": balanced " + usual).isGreaterThan(usual);
        }
    }
}
