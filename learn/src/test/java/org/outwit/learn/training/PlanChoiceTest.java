package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;

class PlanChoiceTest {

    private static final TiltEvidence NOTHING = new TiltEvidence(List.of(), List.of(), new int[0]);

    /** People like everybody, but for the odds with which they play what is likeliest. */
    private static PersonalPlan chosen(double power, int people, int decisions) {
        Random random = new Random(2);
        List<PersonalCase> cases = new ArrayList<>();
        for (int p = 0; p < people; p++) {
            List<PersonalCase.Later> later = new ArrayList<>();
            for (int d = 0; d < decisions; d++) later.add(decision(power, random));
            cases.add(new PersonalCase(Crowd.population(), 5, NOTHING, later));
        }
        return new PlanChoice(Crowd.population(), new int[] {5}, cases, List.of()).best(0);
    }

    private static PersonalCase.Later decision(double power, Random random) {
        int count = 3 + random.nextInt(4);
        double[] logits = new double[count];
        double[] row = new double[count];
        for (int i = 0; i < count; i++) {
            logits[i] = 1.5 * random.nextGaussian();
            row[i] = logits[i];
        }
        new MoveProbabilities().softmax(row, count).steady(power);
        double lot = random.nextDouble();
        int played = 0;
        while (played < count - 1 && (lot -= row[played]) >= 0) played++;
        double[][] own = new double[PlanChoice.NEARNESS.length][];
        for (int i = 0; i < own.length; i++) own[i] = logits;
        double[][] bias = new double[PlanChoice.STEPS.length][count];
        return new PersonalCase.Later(
                played,
                0,
                logits,
                own,
                bias,
                new double[count],
                new double[PlanChoice.BOOK_GAMES.length][count],
                new double[count]);
    }

    @Test
    void favouritesAreClaimedAsOftenAsTheyArePlayed() {
        assertThat(chosen(0.85, 10, 600).favourite()).isEqualTo(0.85, within(0.05));
        assertThat(chosen(1, 10, 600).favourite()).isEqualTo(1, within(0.05));
    }

    @Test
    void fewDecisionsTellNothing() {
        assertThat(chosen(0.7, 4, 100).favourite()).isEqualTo(1);
    }

    /** The favourite's odds are raised to a power, and the others stay as they are to each other. */
    @Test
    void onlyTheFavouriteIsLessCertain() {
        double[] row = {0.1, 0.6, 0.25, 0.05};
        new MoveProbabilities().take(row, 4).steady(0.8);
        double odds = Math.pow(1.5, 0.8);
        assertThat(row[1]).isEqualTo(odds / (1 + odds), within(1e-12));
        assertThat(row[0] + row[1] + row[2] + row[3]).isEqualTo(1, within(1e-12));
        assertThat(row[2] / row[0]).isEqualTo(2.5, within(1e-12));
        assertThat(row[0] / row[3]).isEqualTo(2, within(1e-12));
        double[] certain = {1, 0};
        new MoveProbabilities().take(certain, 2).steady(0.8);
        assertThat(certain).containsExactly(1, 0);
        double[] only = {1};
        new MoveProbabilities().take(only, 1).steady(0.8);
        assertThat(only).containsExactly(1);
    }

    /** What is expected of a person is raised to the power, and what is expected of anybody is not. */
    @Test
    void onlyPeopleAreCalmed() {
        PopulationModel crowd = Crowd.population();
        PopulationModel calmed = crowd.with(crowd.personal().withCalm(0.8).withFavourite(0.9), crowd.tilt());
        PersonalLayer<OthelloPosition> nobody = new PersonalLearner<>(
                        Crowd.OTHELLO, crowd, crowd.personal(), Parallel.ALONE, ProgressMonitor.NONE)
                .learn(List.of(), 1800, 10);
        PopulationPredictor<OthelloPosition> anybody = PopulationPredictor.of(Crowd.OTHELLO, calmed, 1800);
        PopulationPredictor<OthelloPosition> usual = PopulationPredictor.of(Crowd.OTHELLO, crowd, 1800);
        for (OthelloPosition position : Crowd.positions(20, 7)) {
            double[] expected = usual.probabilities(position);
            assertThat(anybody.probabilities(position)).containsExactly(expected);
            new MoveProbabilities().take(expected, expected.length).steady(0.9).raise(0.8);
            assertThat(anybody.of(nobody).probabilities(position)).containsExactly(expected, within(0.01));
        }
    }
}
