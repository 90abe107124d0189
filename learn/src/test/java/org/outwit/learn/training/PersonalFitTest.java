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
import org.outwit.learn.example.Example;
import org.outwit.learn.people.ErrorTilt;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.prediction.Trust;

class PersonalFitTest {

    /** Games of somebody with a taste against the crowd. */
    private static List<ArchivedGame<OthelloPosition>> games(String name, String taste, int count, long seed) {
        Random random = new Random(seed);
        List<ArchivedGame<OthelloPosition>> games = new ArrayList<>();
        for (int g = 0; g < count; g++) {
            OthelloPosition position = Crowd.OTHELLO.start();
            List<Integer> line = new ArrayList<>();
            while (!position.isOver()) {
                boolean theirs = position.mover() == g % 2;
                String likes = theirs ? taste : "mobility";
                int move = Crowd.choice(position, Crowd.OTHELLO.evaluator(likes), theirs ? 0.3 : 0.6, random);
                line.add(move);
                position.make(move);
            }
            String[] players = g % 2 == 0 ? new String[] {name, ""} : new String[] {"", name};
            double[] ratings = {1800, 1800};
            int[] moves = line.stream().mapToInt(Integer::intValue).toArray();
            games.add(new ArchivedGame<>(Crowd.OTHELLO.start(), 0, moves, players, ratings, 2000));
        }
        return games;
    }

    private static PersonalFit<OthelloPosition> fit() {
        return new PersonalFit<>(Crowd.OTHELLO, Crowd.population(), 1, Parallel.ALONE, ProgressMonitor.NONE);
    }

    @Test
    void whereNobodyHasEnoughGamesThePlanStays() {
        List<ArchivedGame<OthelloPosition>> few = games("Anna", "greedy", 7, 1);
        assertThat(fit().fit(few, List.of("Anna", "Nobody")))
                .isEqualTo(Crowd.population().personal());
    }

    /** People with tastes of their own are worth following, and what was found is found again. */
    @Test
    void whoeverDiffersIsFollowed() {
        List<ArchivedGame<OthelloPosition>> games = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            names.add("Greta " + i);
            games.addAll(games("Greta " + i, "greedy", 16, i));
        }
        PersonalFit<OthelloPosition> fit = fit();
        PersonalPlan plan = fit.fit(games, names);
        assertThat(plan.step()).isPositive();
        assertThat(plan.belief(5)).isGreaterThan(0.05);
        assertThat(plan.bookGames()).isEqualTo(Crowd.population().personal().bookGames());
        assertThat(fit().fit(games, names)).isEqualTo(plan);
        for (PersonalCase each : fit.cases()) assertThat(each.anybody()).isPositive();
    }

    /** The oracle of what is fitted is what users get. */
    @Test
    void aCaseExpectsWhatThePredictorDoes() {
        List<ArchivedGame<OthelloPosition>> games = games("Greta", "greedy", 12, 3);
        PersonalFit<OthelloPosition> fit = fit();
        fit.fit(games, List.of("Greta"));
        PersonalCase first = fit.cases().get(0);
        assertThat(first.games()).isEqualTo(5);
        int nearness = 3;
        int step = 4;
        PersonalPlan plan = new PersonalPlan(
                new Trust(2, 0.3), 300, PlanChoice.NEARNESS[nearness], PlanChoice.STEPS[step], 10, 0.7, 0, 1, 1, 0.8);
        PopulationModel population = Crowd.population().with(plan, ErrorTilt.NONE);
        PersonHistory<OthelloPosition> greta = PersonHistory.of(games, "Greta");
        PersonalLayer<OthelloPosition> layer = new PersonalLearner<>(
                        Crowd.OTHELLO, population, plan, Parallel.ALONE, ProgressMonitor.NONE)
                .learn(greta.between(0, 5), greta.rating(), 300);
        PopulationPredictor<OthelloPosition> predictor = PopulationPredictor.of(
                        Crowd.OTHELLO, population, greta.rating())
                .of(layer);
        double sum = 0;
        for (PersonalCase.Later later : first.decisions()) {
            double[] expected = first.expected(later, plan, plan.belief(5), nearness, step);
            double all = 0;
            for (double each : expected) all += each;
            assertThat(all).isEqualTo(1, within(1e-9));
            sum -= Math.log(expected[later.chosen()]);
        }
        List<Example<OthelloPosition>> asked = greta.between(5, 15);
        double[] row = new double[64];
        double loss = 0;
        for (Example<OthelloPosition> each : asked) {
            int[] moves = new int[64];
            int count = each.position().moves(moves, 0);
            predictor.predict(each.position(), row);
            for (int i = 0; i < count; i++) if (moves[i] == each.move()) loss -= Math.log(row[i]);
        }
        assertThat(first.decisions()).as("all later decisions fit").hasSameSizeAs(asked);
        assertThat(sum).isEqualTo(loss, within(1e-4 * asked.size()));
    }

    /** One who repeats whole games does not decide for everybody, and one person is no proof. */
    @Test
    void onlyWhatMostGainIsSure() {
        double[] gains = new double[20];
        gains[0] = 10;
        assertThat(PlanChoice.sureGain(gains)).isZero();
        assertThat(PlanChoice.sureGain(new double[] {1})).isZero();
        assertThat(PlanChoice.sureGain(new double[] {1, 1, 1})).isEqualTo(1, within(1e-12));
        assertThat(PlanChoice.sureGain(new double[] {-1, 2})).isNegative();
    }
}
