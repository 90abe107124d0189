package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Importance;

class LearnStrategyTest {

    private static final Checkers CHECKERS = new Checkers();
    private static final List<String> NAMES = List.of("men", "mobility", "advance", "back");
    /** Not in simple ratios, which would make unlike positions equal by chance; ties teach nothing. */
    private static final Map<String, Double> HIDDEN =
            Map.of("men", 0.913, "mobility", -0.117, "advance", 0.227, "back", 0.341);

    private static <P extends Position> List<Feature<P>> features(Game<P> game, List<String> names) {
        return game.features().stream().filter(f -> names.contains(f.name())).toList();
    }

    /** What a plain player answers at positions of random games. */
    private static <P extends Position> List<Example<P>> examples(
            Game<P> game, Evaluator<P> evaluator, int depth, int count, long seed) {
        Random random = new Random(seed);
        List<Example<P>> examples = new ArrayList<>();
        for (int played = 0; examples.size() < count; played++) {
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 50 && !position.isOver() && examples.size() < count; ply++) {
                int end = position.moves(moves, 0);
                if (ply > 4 && end > 1 && random.nextInt(3) == 0) {
                    int move = new AlphaBeta<>(evaluator)
                            .search(position, Limits.depth(depth))
                            .move();
                    examples.add(new Example<>(Position.copyOf(position), move, played, ply));
                }
                position.make(moves[random.nextInt(end)]);
            }
        }
        return examples;
    }

    @Test
    void findsWeightsAndDepth() {
        LinearEvaluator<DraughtsPosition> hidden = LinearEvaluator.of(CHECKERS, HIDDEN);
        List<Feature<DraughtsPosition>> features = features(CHECKERS, NAMES);
        for (int depth = 1; depth <= 3; depth++) {
            LearnedStrategies<DraughtsPosition> learned = new LearnStrategy<>(
                            CHECKERS,
                            features,
                            StrategyOptions.toDepth(depth + 1).withSample(90))
                    .learn(examples(CHECKERS, hidden, depth, 120, depth));
            LearnedStrategy<DraughtsPosition> best = learned.best();
            assertThat(best.depth()).isEqualTo(depth);
            assertThat(best.agreement().share()).isGreaterThan(0.93);
            assertThat(best.agreement().examples()).isEqualTo(120);
            assertThat(learned.complete()).isTrue();
            assertThat(learned.tried())
                    .extracting(LearnedStrategy::depth)
                    .startsWith(1)
                    .contains(depth);
            // A ratio that shows at every depth; one ply deep all moves advance alike and no men are lost.
            double[] weights = best.weights();
            assertThat(weights[index(features, "back")]).isPositive();
            assertThat(weights[index(features, "mobility")] / weights[index(features, "back")])
                    .isBetween(-0.6, -0.2);
        }
    }

    private static int index(List<Feature<DraughtsPosition>> features, String name) {
        return features.stream().map(Feature::name).toList().indexOf(name);
    }

    @Test
    void judgementsStayBelowWonGames() {
        LinearEvaluator<DraughtsPosition> hidden = LinearEvaluator.of(CHECKERS, HIDDEN);
        List<Feature<DraughtsPosition>> features = features(CHECKERS, NAMES);
        LearnedStrategy<DraughtsPosition> best = new LearnStrategy<>(CHECKERS, features, StrategyOptions.toDepth(1))
                .learn(examples(CHECKERS, hidden, 1, 60, 7))
                .best();
        double most = 0;
        for (int i = 0; i < features.size(); i++)
            most += Math.abs(best.weights()[i]) * features.get(i).most();
        assertThat(CHECKERS.scale().value(most)).isLessThan(CHECKERS.tactics().winThreshold());
        for (int i = 0; i < best.evaluator().features().size(); i++)
            assertThat(best.evaluator().weight(i)).isNotZero();
    }

    @Test
    void weighsDiscsInTheEndAgainstJudgements() {
        Othello othello = new Othello();
        LinearEvaluator<OthelloPosition> hidden =
                LinearEvaluator.of(othello, Map.of("mobility", 0.5, "corners", 2.0, "edges", -0.25));
        LearnedStrategies<OthelloPosition> learned = new LearnStrategy<>(
                        othello,
                        features(othello, List.of("mobility", "corners", "edges", "frontier")),
                        StrategyOptions.toDepth(3).withEnough(0.95))
                .learn(examples(othello, hidden, 2, 150, 5));
        assertThat(learned.best().depth()).isEqualTo(2);
        assertThat(learned.best().agreement().share()).isGreaterThan(0.93);
        assertThat(learned.tried()).hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void equalSeedsLearnEqually() {
        List<Example<DraughtsPosition>> examples = examples(CHECKERS, CHECKERS.evaluator("samuel"), 2, 50, 3);
        StrategyOptions options = StrategyOptions.toDepth(2).withRounds(3);
        LearnedStrategy<DraughtsPosition> one = new LearnStrategy<>(CHECKERS, CHECKERS.features(), options)
                .learn(examples)
                .best();
        LearnedStrategy<DraughtsPosition> two = new LearnStrategy<>(CHECKERS, CHECKERS.features(), options)
                .learn(examples)
                .best();
        assertThat(one.weights()).isEqualTo(two.weights());
        assertThat(one.agreement()).isEqualTo(two.agreement());
    }

    @Test
    void returnsWhatItHasWhenStopped() {
        List<Example<DraughtsPosition>> examples = examples(CHECKERS, CHECKERS.evaluator("samuel"), 1, 40, 4);
        LearnedStrategies<DraughtsPosition> nothing = new LearnStrategy<>(
                        CHECKERS,
                        CHECKERS.features(),
                        StrategyOptions.toDepth(3).watchedBy(ProgressMonitor.stoppedBy(() -> true)))
                .learn(examples);
        assertThat(nothing.complete()).isFalse();
        assertThat(nothing.best()).isNull();
        AtomicInteger heard = new AtomicInteger();
        LearnedStrategies<DraughtsPosition> some = new LearnStrategy<>(
                        CHECKERS,
                        CHECKERS.features(),
                        StrategyOptions.toDepth(3).watchedBy(ProgressMonitor.stoppedBy(() -> heard.get() > 0)),
                        new HingeSolver(),
                        strategy -> heard.incrementAndGet())
                .learn(examples);
        assertThat(some.complete()).isFalse();
        assertThat(some.best().depth()).isEqualTo(1);
        assertThat(heard.get()).isEqualTo(1);
    }

    @Test
    void oldGamesMayCountForNothing() {
        LinearEvaluator<DraughtsPosition> before = LinearEvaluator.of(CHECKERS, Map.of("men", 1.0, "advance", -0.3));
        LinearEvaluator<DraughtsPosition> now = LinearEvaluator.of(CHECKERS, Map.of("men", 1.0, "advance", 0.3));
        List<Example<DraughtsPosition>> examples = new ArrayList<>();
        for (Example<DraughtsPosition> old : examples(CHECKERS, before, 1, 100, 8)) {
            examples.add(new Example<>(old.position(), old.move(), 0, old.ply()));
        }
        for (Example<DraughtsPosition> fresh : examples(CHECKERS, now, 1, 60, 9)) {
            examples.add(new Example<>(fresh.position(), fresh.move(), 100, fresh.ply()));
        }
        List<Feature<DraughtsPosition>> features = features(CHECKERS, List.of("men", "advance"));
        StrategyOptions options = StrategyOptions.toDepth(1);
        LearnedStrategy<DraughtsPosition> all =
                new LearnStrategy<>(CHECKERS, features, options).learn(examples).best();
        LearnedStrategy<DraughtsPosition> late = new LearnStrategy<>(
                        CHECKERS, features, options.withImportance(Importance.fading(100, 10)))
                .learn(examples)
                .best();
        assertThat(all.weights()[1]).isNotPositive();
        assertThat(late.weights()[1]).isPositive();
        assertThat(late.agreement().share()).isGreaterThan(0.95);
    }

    @Test
    void saysWhatIsWrong() {
        assertThatThrownBy(() -> StrategyOptions.toDepth(0))
                .hasMessage("The deepest depth to try (0) must be positive.");
        assertThatThrownBy(() -> StrategyOptions.toDepth(1).withMargin(0))
                .hasMessage("The margin (0.0) must be positive.");
        assertThatThrownBy(() -> StrategyOptions.toDepth(1).withSample(0))
                .hasMessage("The sample (0) must hold an example.");
        assertThatThrownBy(() -> StrategyOptions.toDepth(1).withRounds(0))
                .hasMessage("The rounds (0) must be positive.");
    }
}
