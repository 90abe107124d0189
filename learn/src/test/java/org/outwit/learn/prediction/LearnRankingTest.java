package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;

class LearnRankingTest {

    private static final Othello GAME = new Othello();

    private static final List<Feature<OthelloPosition>> FEATURES = GAME.features().stream()
            .filter(feature -> List.of("mobility", "corners", "frontier").contains(feature.name()))
            .toList();

    private static Ranking<OthelloPosition> somebody(int depth) {
        double[][] weights = {{0.5, -0.4, 1}, {0.5, -0.4, 1}, {0.5, -0.1, 1.5}};
        return new Ranking<>(GAME, FEATURES, weights, depth, 0.5, List.of());
    }

    private static List<Example<OthelloPosition>> decisions(int depth, long seed, int games) {
        return RandomPlay.decisions(somebody(depth), RandomPlay.positions(GAME, seed, games, 50), seed);
    }

    @Test
    void findsDepthAndWeightsOfWhoeverDecided() {
        List<Example<OthelloPosition>> monitor = decisions(2, 2, 6);
        Ranking<OthelloPosition> learned =
                new LearnRanking<>(GAME, FEATURES).upTo(3).learn(decisions(2, 1, 16), monitor);
        assertThat(learned.depth()).isEqualTo(2);
        assertThat(learned.scores()).hasSize(3);
        PredictionScore truth = somebody(2).score(monitor, Parallel.ALONE, ProgressMonitor.NONE);
        assertThat(learned.scores().get(1).logLoss()).isCloseTo(truth.logLoss(), within(0.03));
        for (int phase = 0; phase < 3; phase++) {
            for (int f = 0; f < FEATURES.size(); f++) {
                double logit = learned.weights()[phase][f] / learned.temperature();
                double expected = somebody(2).weights()[phase][f] / 0.5;
                assertThat(logit).isCloseTo(expected, within(0.4 * Math.abs(expected) + 0.2));
            }
        }
    }

    @Test
    void staysNearWhatIsKnown() {
        Ranking<OthelloPosition> known = somebody(1);
        List<Example<OthelloPosition>> few = decisions(1, 3, 1);
        LearnRanking<OthelloPosition> learner = new LearnRanking<>(GAME, FEATURES).upTo(1);
        Ranking<OthelloPosition> firm = learner.near(known, 1e7).learn(few, few);
        for (int phase = 0; phase < 3; phase++) {
            for (int f = 0; f < FEATURES.size(); f++) {
                assertThat(firm.weights()[phase][f]).isCloseTo(known.weights()[phase][f], within(0.01));
            }
        }
        assertThat(firm.temperature()).isEqualTo(known.temperature());
        assertThat(learner.near(known, 1).learn(few, few).scores().get(0).logLoss())
                .isLessThan(firm.scores().get(0).logLoss());
    }

    @Test
    void roundsAreAcceptedOnlyIfTheMonitorSetImproves() {
        List<String> steps = new ArrayList<>();
        Ranking<OthelloPosition> learned = new LearnRanking<>(GAME, FEATURES)
                .upTo(2)
                .watchedBy(listening(steps, () -> false))
                .learn(decisions(2, 4, 6), decisions(2, 5, 4));
        for (int depth = 1; depth <= 2; depth++) {
            String begin = "learning weights, depth " + depth + ": ";
            List<Double> losses = steps.stream()
                    .filter(step -> step.startsWith(begin))
                    .map(step -> Double.parseDouble(step.substring(step.lastIndexOf(' '))))
                    .toList();
            assertThat(losses).hasSizeBetween(2, 4);
            double best = losses.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
            // All but the last were better than those before, and the last one is kept only if it was, too.
            for (int i = 1; i < losses.size() - 1; i++)
                assertThat(losses.get(i)).isLessThanOrEqualTo(losses.get(i - 1));
            assertThat(learned.scores().get(depth - 1).logLoss()).isCloseTo(best, within(1e-4));
        }
    }

    private static ProgressMonitor listening(List<String> heard, BooleanSupplier stop) {
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                heard.add(activity);
            }

            @Override
            public boolean isStopped() {
                return stop.getAsBoolean();
            }
        };
    }

    @Test
    void forgetsWhatWasLongAgo() {
        Ranking<OthelloPosition> other =
                new Ranking<>(GAME, FEATURES, new double[][] {{-1, 1, 0}, {-1, 1, 0}, {-1, 1, 0}}, 1, 0.5, List.of());
        List<Example<OthelloPosition>> examples = new ArrayList<>();
        for (Example<OthelloPosition> old : RandomPlay.decisions(other, RandomPlay.positions(GAME, 6, 6, 50), 6)) {
            examples.add(new Example<>(old.position(), old.move(), 0, 0));
        }
        for (Example<OthelloPosition> late : decisions(1, 7, 6)) {
            examples.add(new Example<>(late.position(), late.move(), 100, 0));
        }
        List<Example<OthelloPosition>> monitor = decisions(1, 8, 4);
        LearnRanking<OthelloPosition> learner = new LearnRanking<>(GAME, FEATURES).upTo(1);
        PredictionScore all = learner.learn(examples, monitor).scores().get(0);
        PredictionScore late =
                learner.halvingEvery(10, 100).learn(examples, monitor).scores().get(0);
        assertThat(late.logLoss()).isLessThan(all.logLoss());
    }

    @Test
    void aManIsAboutAMan() {
        Checkers game = new Checkers();
        double[] row = game.features().stream()
                .mapToDouble(feature ->
                        feature.name().equals("men") ? 3 : feature.name().equals("kings") ? 4 : 0)
                .toArray();
        Ranking<DraughtsPosition> greedy =
                new Ranking<>(game, game.features(), new double[][] {row, row, row}, 1, 1, List.of());
        List<Example<DraughtsPosition>> examples =
                RandomPlay.decisions(greedy, RandomPlay.positions(game, 1, 10, 50), 1);
        Ranking<DraughtsPosition> learned = new LearnRanking<>(game).upTo(1).learn(examples, examples);
        int men = game.features().stream().map(Feature::name).toList().indexOf("men");
        assertThat(learned.weights()[0][men]).isBetween(0.3, 3.0);
    }

    @Test
    void canBeStopped() {
        List<Example<OthelloPosition>> examples = decisions(1, 9, 2);
        LearnRanking<OthelloPosition> learner = new LearnRanking<>(GAME, FEATURES);
        ProgressMonitor never = ProgressMonitor.stoppedBy(() -> true);
        assertThatThrownBy(() -> learner.watchedBy(never).learn(examples, examples))
                .isInstanceOf(CancellationException.class);
        List<String> steps = new ArrayList<>();
        BooleanSupplier second = () -> steps.stream().anyMatch(step -> step.contains("depth 2"));
        Ranking<OthelloPosition> learned =
                learner.watchedBy(listening(steps, second)).learn(examples, examples);
        assertThat(learned.scores()).hasSize(2);
    }

    @Test
    void equalQuestionsHaveEqualAnswers() {
        List<Example<OthelloPosition>> examples = decisions(1, 10, 3);
        LearnRanking<OthelloPosition> learner = new LearnRanking<>(GAME, FEATURES).upTo(2);
        assertThat(learner.learn(examples, examples).weights())
                .isDeepEqualTo(learner.learn(examples, examples).weights());
    }

    @Test
    void saysWhatIsMissing() {
        assertThatThrownBy(() -> new LearnRanking<>(GAME, List.of())).hasMessageContaining("no features of othello");
        assertThatThrownBy(() -> new LearnRanking<>(GAME).learn(List.of(), List.of()))
                .hasMessageContaining("0 decisions to learn from");
        assertThatThrownBy(() -> new LearnRanking<>(GAME).upTo(0)).hasMessageContaining("(0) must be positive");
        assertThatThrownBy(() -> new LearnRanking<>(GAME).near(somebody(1))).hasMessageContaining("other features");
    }
}
