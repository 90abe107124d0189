package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.progress.TrainingFile;
import org.outwit.learn.training.GameOfKind;

class SelfPlayTrainingTest {

    private static final SelfPlayPlan PLAN =
            SelfPlayPlan.USUAL.withGames(24).withNodes(20).withBatch(4);

    @TempDir
    private Path folder;

    private static <P extends Position> SelfPlayTraining<P> training(
            Game<P> game, SelfPlayPlan plan, Parallel parallel, ProgressMonitor monitor) {
        String name = LinearEvaluator.firstName(game);
        StartingWeights<P> start = StartingWeights.of(game, name, game.evaluator(name), true);
        return new SelfPlayTraining<>(game, name, start, plan, parallel, monitor);
    }

    private String trained(Game<?> game, SelfPlayPlan plan, Parallel parallel) throws IOException {
        SelfPlayTraining<?> training = training(game, plan, parallel, ProgressMonitor.NONE);
        TrainingFile nowhere = TrainingFile.nowhere();
        training.trainTo(plan.games(), nowhere);
        return written(training);
    }

    private String written(SelfPlayTraining<?> training) throws IOException {
        Path file = folder.resolve("weights.json");
        training.write(file, ReplaceRule.anything());
        return Files.readString(file) + Arrays.toString(training.weights());
    }

    @Test
    void equalSeedsTrainEqualWeightsOnAnyNumberOfThreads() throws IOException {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (String name : new String[] {"connect4", "checkers", "backgammon"}) {
                Game<?> game = Games.named(name);
                String alone = trained(game, PLAN, Parallel.ALONE);
                assertThat(trained(game, PLAN, new Parallel(threads, 3)))
                        .as(name)
                        .isEqualTo(alone);
                assertThat(trained(game, PLAN.withSeed(2), Parallel.ALONE))
                        .as(name)
                        .isNotEqualTo(alone);
            }
        } finally {
            threads.shutdown();
        }
    }

    /** Stopped by Ctrl-C or killed after any batch, the same command comes to the same weights, bit for bit. */
    @Test
    void whatWasStoppedGoesOnAsIfItHadNotBeen() throws IOException {
        Game<?> game = Games.named("connect4");
        String whole = trained(game, PLAN, Parallel.ALONE);
        for (int batches : new int[] {0, 1, 5}) {
            for (RuntimeException end :
                    new RuntimeException[] {new CancellationException("stopped"), new IllegalStateException("killed")
                    }) {
                Path file = folder.resolve(batches + end.getMessage() + ".progress");
                SelfPlayTraining<?> first = training(game, PLAN, Parallel.ALONE, mortal(batches, end));
                TrainingFile kept = TrainingFile.at(file, false).every(0);
                first.open(kept, "");
                assertThatExceptionOfType(end.getClass()).isThrownBy(() -> first.trainTo(PLAN.games(), kept));
                SelfPlayTraining<?> second = training(game, PLAN, Parallel.ALONE, ProgressMonitor.NONE);
                TrainingFile again = TrainingFile.at(file, false);
                second.open(again, "");
                assertThat(again.isResumed()).isTrue();
                assertThat(second.games()).isEqualTo(batches * PLAN.batch());
                second.trainTo(PLAN.games(), again);
                assertThat(written(second)).as(file.toString()).isEqualTo(whole);
            }
        }
    }

    private static ProgressMonitor mortal(int batches, RuntimeException end) {
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                if (activity.startsWith("learning") && done == (long) batches * PLAN.batch()) throw end;
            }

            @Override
            public boolean isStopped() {
                return false;
            }
        };
    }

    @Test
    void whatWasMeasuredIsKept() throws IOException {
        Game<?> game = Games.named("connect4");
        TrainingFile file = TrainingFile.at(folder.resolve("x.progress"), false);
        SelfPlayTraining<?> first = training(game, PLAN, Parallel.ALONE, ProgressMonitor.NONE);
        first.open(file, "");
        first.trainTo(8, file);
        LadderStep step = new LadderStep(8, 3, 2, 1, 2 / 3.0, 0.4, 0.9);
        first.add(step, file);
        SelfPlayTraining<?> second = training(game, PLAN, Parallel.ALONE, ProgressMonitor.NONE);
        second.open(TrainingFile.at(folder.resolve("x.progress"), false), "");
        assertThat(second.ladder()).containsExactly(step);
        assertThat(second.hasStep(8)).isTrue();
        assertThat(second.hasStep(24)).isFalse();
        SelfPlayTraining<?> other = training(game, PLAN.withSeed(3), Parallel.ALONE, ProgressMonitor.NONE);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> other.open(TrainingFile.at(folder.resolve("x.progress"), false), ""))
                .withMessageContaining("is the progress of an interrupted training with other games or options");
    }

    /** Pulled back with all force, weights stay where they began. */
    @Test
    void weightsAreHeldNearTheStart() throws IOException {
        Game<?> game = Games.named("connect4");
        SelfPlayTraining<?> free = training(game, PLAN.withSteps(0.8, 1, 0), Parallel.ALONE, ProgressMonitor.NONE);
        double[] start = free.weights();
        SelfPlayTraining<?> held = training(game, PLAN.withSteps(0.8, 1, 0.5), Parallel.ALONE, ProgressMonitor.NONE);
        free.trainTo(PLAN.games(), TrainingFile.nowhere());
        held.trainTo(PLAN.games(), TrainingFile.nowhere());
        assertThat(distance(start, held.weights())).isLessThan(distance(start, free.weights()));
    }

    private static double distance(double[] one, double[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) sum += Math.pow(one[i] - other[i], 2);
        return Math.sqrt(sum);
    }

    @Test
    void partsEndWithWholeBatches() {
        assertThat(PLAN.gamesAfter(1, 4)).isEqualTo(8);
        assertThat(PLAN.gamesAfter(4, 4)).isEqualTo(24);
        assertThat(PLAN.withGames(23).gamesAfter(4, 4)).isEqualTo(23);
        assertThat(PLAN.withGames(1).gamesAfter(1, 9)).isZero();
    }

    @Test
    void gamesOfOtherKindsAreRefused() {
        for (Capabilities other : new Capabilities[] {
            new Capabilities(2, true, false, true, false),
            new Capabilities(3, true, false, false, false),
            new Capabilities(2, false, false, false, false)
        }) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> SelfPlayTraining.check(new GameOfKind(other)))
                    .withMessageStartingWith(
                            "Self-play trains evaluators of games for two players with nothing hidden, in"
                                    + " which one wins what the other loses; ")
                    .withMessageEndingWith(".");
        }
    }
}
