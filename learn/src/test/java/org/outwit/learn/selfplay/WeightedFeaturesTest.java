package org.outwit.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class WeightedFeaturesTest {

    private static <P extends Position> P somewhere(Game<P> game, Random random) {
        return RandomOpening.of(game, 20, random);
    }

    private static <P extends Position> WeightedFeatures<P> features(Game<P> game, boolean inPhases) {
        String name = LinearEvaluator.firstName(game);
        StartingWeights<P> start = StartingWeights.of(game, name, game.evaluator(name), inPhases);
        double[] spreads = new Random(5).doubles(start.count(), 0.1, 3).toArray();
        return new WeightedFeatures<>(game, start, new Spread(0.7, spreads, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "kalah", "connect4", "morris", "draughts", "backgammon"})
    void theGradientIsWhatASmallStepChanges(String name) {
        gradient(Games.named(name));
    }

    private static <P extends Position> void gradient(Game<P> game) {
        Random random = new Random(3);
        WeightedFeatures<P> features = features(game, true);
        double step = 1e-6;
        for (int i = 0; i < 20; i++) {
            P position = somewhere(game, random);
            int player = i % 2;
            double[] weights =
                    random.doubles(features.weights().length, -0.1, 0.1).toArray();
            features.setWeights(weights);
            double[] gradient = new double[weights.length];
            features.addGradient(position, player, new double[] {2}, gradient);
            for (int k = 0; k < weights.length; k++) {
                double difference = predicted(features, position, player, weights, k, step)
                        - predicted(features, position, player, weights, k, -step);
                assertThat(gradient[k]).as(game.name() + " " + k).isCloseTo(difference / step, within(1e-6));
            }
            assertThat(gradient)
                    .as("something moves")
                    .matches(row -> Arrays.stream(row).anyMatch(each -> each != 0));
        }
    }

    private static <P extends Position> double predicted(
            WeightedFeatures<P> features, P position, int player, double[] weights, int index, double step) {
        double[] other = weights.clone();
        other[index] += step;
        features.setWeights(other);
        double[] outputs = new double[1];
        features.predict(position, player, outputs);
        features.setWeights(weights);
        return outputs[0];
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "draughts", "kalah", "connect4", "morris", "backgammon"})
    void itBeginsAsTheEvaluatorItIsMadeFrom(String name) {
        beginning(Games.named(name));
    }

    private static <P extends Position> void beginning(Game<P> game) {
        Random random = new Random(4);
        for (boolean inPhases : new boolean[] {true, false}) {
            Evaluator<P> made = features(game, inPhases).evaluator();
            for (int i = 0; i < 50; i++) {
                P position = somewhere(game, random);
                assertThat(made.value(position, i % 2))
                        .isEqualTo(
                                game.evaluator(LinearEvaluator.firstName(game)).value(position, i % 2));
            }
        }
    }

    /** However large weights get, no judgement looks like a game that is won, and the order of positions stays. */
    @Test
    void noSumReachesAWin() {
        ConnectFour game = new ConnectFour();
        WeightedFeatures<ConnectFourPosition> features = features(game, false);
        double[] weights = features.weights();
        for (int i = 0; i < weights.length; i++) weights[i] *= 1000;
        features.setWeights(weights);
        Evaluator<ConnectFourPosition> huge = features.evaluator();
        Evaluator<ConnectFourPosition> usual = game.defaultEvaluator();
        Random random = new Random(6);
        for (int i = 0; i < 200; i++) {
            ConnectFourPosition one = somewhere(game, random);
            ConnectFourPosition other = somewhere(game, random);
            assertThat(Math.abs(huge.value(one, 0))).isLessThan(game.tactics().winThreshold());
            int difference = usual.value(one, 0) - usual.value(other, 0);
            if (Math.abs(difference) < 10) continue; // rounding
            assertThat(Integer.signum(huge.value(one, 0) - huge.value(other, 0)))
                    .isEqualTo(Integer.signum(difference));
        }
    }

    @Test
    void whatIsNoWeightedSumHasNoWeights() {
        Game<?> othello = Games.named("othello");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> start(othello, "patterns"))
                .withMessage("patterns is not a weighted sum of features, so there are no weights to train; 'outwit"
                        + " features othello' shows which evaluators are.");
    }

    private static <P extends Position> StartingWeights<P> start(Game<P> game, String name) {
        return StartingWeights.of(game, name, game.evaluator(name), true);
    }
}
