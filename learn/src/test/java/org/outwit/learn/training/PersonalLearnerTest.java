package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;

class PersonalLearnerTest {

    private static PersonalLayer<OthelloPosition> learned(
            List<Example<OthelloPosition>> decisions, double rating, Parallel parallel) {
        PopulationModel population = Crowd.population();
        return new PersonalLearner<>(Crowd.OTHELLO, population, population.personal(), parallel, ProgressMonitor.NONE)
                .learn(decisions, rating, 2000);
    }

    private static PopulationPredictor<OthelloPosition> anybody(double rating) {
        return PopulationPredictor.of(Crowd.OTHELLO, Crowd.population(), rating);
    }

    private static double logLoss(MovePredictor<OthelloPosition> predictor, List<Example<OthelloPosition>> decisions) {
        double sum = 0;
        int[] moves = new int[64];
        for (Example<OthelloPosition> each : decisions) {
            int count = each.position().moves(moves, 0);
            sum -= Math.log(predictor.probabilities(each.position())[ChosenMove.indexOf(each.move(), moves, count)]);
        }
        return sum / decisions.size();
    }

    /** Greta turns as many discs as possible, which nobody else likes. */
    @Test
    void somebodyWithATasteIsPredictedBetterThanAnybody() {
        List<Example<OthelloPosition>> earlier = Crowd.decisions("greedy", 60, 1);
        List<Example<OthelloPosition>> later = Crowd.decisions("greedy", 10, 2);
        PersonalLayer<OthelloPosition> greta = learned(earlier, Double.NaN, Parallel.ALONE);
        PopulationPredictor<OthelloPosition> anybody = anybody(greta.rating());
        double people = logLoss(anybody, later);
        assertThat(logLoss(anybody.of(greta), later)).isLessThan(people - 0.1);
        PersonalLayer<OthelloPosition> little = learned(Crowd.decisions("greedy", 5, 3), Double.NaN, Parallel.ALONE);
        assertThat(logLoss(anybody(little.rating()).of(little), later))
                .as("five games are a beginning")
                .isLessThan(people);
    }

    /** A person who plays as the crowd does is not taken for somebody else. */
    @Test
    void somebodyLikeTheOthersStaysLikeThem() {
        List<Example<OthelloPosition>> earlier = Crowd.decisions("mobility", 30, 4);
        List<Example<OthelloPosition>> later = Crowd.decisions("mobility", 10, 5);
        PersonalLayer<OthelloPosition> otto = learned(earlier, Double.NaN, Parallel.ALONE);
        PopulationPredictor<OthelloPosition> anybody = anybody(otto.rating());
        assertThat(logLoss(anybody.of(otto), later)).isLessThan(logLoss(anybody, later) + 0.02);
        assertThat(otto.rating()).as("plays as the stronger half").isGreaterThan(1800);
        assertThat(learned(earlier, 1234, Parallel.ALONE).rating())
                .as("unless told")
                .isEqualTo(1234);
    }

    @Test
    void whoeverIsUnknownIsAnybody() {
        PersonalLayer<OthelloPosition> nobody = learned(List.of(), Double.NaN, Parallel.ALONE);
        assertThat(nobody.rating()).isEqualTo(Crowd.population().strengths().mean(), within(1e-9));
        PopulationPredictor<OthelloPosition> anybody = anybody(nobody.rating());
        for (OthelloPosition position : Crowd.positions(20, 8)) {
            assertThat(anybody.of(nobody).probabilities(position))
                    .containsExactly(anybody.probabilities(position), within(1e-12));
        }
    }

    @Test
    void theResultIsTheSameOnAnyNumberOfThreads() {
        List<Example<OthelloPosition>> decisions = Crowd.decisions("greedy", 8, 6);
        PersonalLayer<OthelloPosition> alone = learned(decisions, Double.NaN, Parallel.ALONE);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            PersonalLayer<OthelloPosition> four = learned(decisions, Double.NaN, new Parallel(pool, 4));
            assertThat(four.rating()).isEqualTo(alone.rating());
            assertThat(four.depth()).isEqualTo(alone.depth());
            assertThat(four.weights()).isDeepEqualTo(alone.weights());
            assertThat(four.tilt()).isEqualTo(alone.tilt());
            assertThat(four.bias().units()).isEqualTo(alone.bias().units());
        } finally {
            pool.shutdown();
        }
    }

    /** What was played is expected again, and less so when that very game is left out. */
    @Test
    void habitsAreExpectedAgain() {
        List<Example<OthelloPosition>> decisions = Crowd.decisions("greedy", 20, 7);
        PersonalLayer<OthelloPosition> greta = learned(decisions, Double.NaN, Parallel.ALONE);
        PopulationPredictor<OthelloPosition> predictor = anybody(greta.rating()).of(greta);
        double known = 0;
        double anew = 0;
        double[] row = new double[64];
        int[] moves = new int[64];
        for (Example<OthelloPosition> each : decisions) {
            int chosen = ChosenMove.indexOf(each.move(), moves, each.position().moves(moves, 0));
            predictor.predict(each.position(), row);
            known += row[chosen];
            predictor.predict(each.position(), each.move(), row);
            anew += row[chosen];
        }
        assertThat(known).isGreaterThan(anew + 1);
    }
}
