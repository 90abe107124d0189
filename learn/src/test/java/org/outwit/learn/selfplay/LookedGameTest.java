package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonNetwork;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.learn.progress.TrainingFile;

class LookedGameTest {

    private static final Backgammon GAME = new Backgammon();
    private static final SelfPlayPlan PLAN =
            SelfPlayPlan.looking(-1).withGames(4).withBatch(2);
    private static final int RACE = 1;

    private static TrainableNetwork network() {
        return new TrainableNetwork(BackgammonNetwork.shipped());
    }

    private static LookedGame<BackgammonPosition> played(SelfPlayPlan plan, long seed) {
        TrainableNetwork network = network();
        return LookedGame.play(GAME, network, network.look(), plan, seed, 0);
    }

    /** The average of this position, and what each later average adds to the prediction there, less and less. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.5, 0.9, 1})
    void laterPositionsCountLessAndLess(double lambda) {
        Random random = new Random(3);
        List<double[]> predictions = new ArrayList<>();
        List<double[]> averages = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            predictions.add(random.doubles(2, 0.45, 0.5).toArray());
            averages.add(random.doubles(2, 0.45, 0.5).toArray());
        }
        List<double[]> targets = LookedGame.targets(predictions, averages, lambda);
        for (int i = 0; i < 12; i++) {
            for (int k = 0; k < 2; k++) {
                double expected = averages.get(i)[k];
                double weight = 1;
                for (int later = i + 1; later < 12; later++) {
                    weight *= lambda;
                    expected += weight * (averages.get(later)[k] - predictions.get(later)[k]);
                }
                assertThat(targets.get(i)[k]).isCloseTo(expected, within(1e-12));
            }
        }
    }

    @Test
    void targetsAreProbabilities() {
        List<double[]> targets = LookedGame.targets(
                List.of(new double[] {0}, new double[] {0}), List.of(new double[] {0.5}, new double[] {1}), 1);
        assertThat(targets.get(0)).containsExactly(1);
        for (double[] target : played(PLAN, 5).targets()) {
            for (double each : target) assertThat(each).isBetween(0.0, 1.0);
        }
    }

    /** The dice are about to be thrown, and nothing that tables know is learned. */
    @Test
    void positionsAreThoseBeforeRolls() {
        LookedGame<BackgammonPosition> game = played(PLAN, 5);
        assertThat(game.positions()).hasSameSizeAs(game.targets()).hasSizeGreaterThan(20);
        for (BackgammonPosition each : game.positions()) {
            assertThat(each.mover()).isEqualTo(BackgammonPosition.CHANCE);
            assertThat(BackgammonNetwork.knows(each)).isFalse();
        }
    }

    @Test
    void onePhaseIsLearnedAlone() {
        int seen = 0;
        for (int seed = 0; seed < 5; seed++) {
            for (BackgammonPosition each :
                    played(SelfPlayPlan.looking(RACE), seed).positions()) {
                assertThat(GAME.phases().of(each)).isEqualTo(RACE);
                seen++;
            }
        }
        assertThat(seen).isPositive();
    }

    private static SelfPlayTraining<BackgammonPosition> training(Parallel parallel, ProgressMonitor monitor) {
        return new SelfPlayTraining<>(GAME, "network", network(), PLAN, parallel, monitor);
    }

    @Test
    void equalSeedsTrainEqualWeightsOnAnyNumberOfThreads() throws Exception {
        SelfPlayTraining<BackgammonPosition> alone = training(Parallel.ALONE, ProgressMonitor.NONE);
        double[] before = alone.weights();
        alone.trainTo(PLAN.games(), TrainingFile.nowhere());
        assertThat(alone.weights()).isNotEqualTo(before);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            SelfPlayTraining<BackgammonPosition> other = training(new Parallel(threads, 2), ProgressMonitor.NONE);
            other.trainTo(PLAN.games(), TrainingFile.nowhere());
            assertThat(other.weights()).isEqualTo(alone.weights());
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void stopsWhereItIsTold() {
        SelfPlayTraining<BackgammonPosition> training = training(Parallel.ALONE, ProgressMonitor.stoppedBy(() -> true));
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> training.trainTo(PLAN.games(), TrainingFile.nowhere()));
    }
}
