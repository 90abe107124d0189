package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

class MixtureLearnerTest {

    /** Somebody who looks at one of two columns only. */
    private static Choices game(int column, Random random) {
        Choices game = new Choices(1, 2);
        for (int d = 0; d < 25; d++) {
            double[][] rows = new double[4][];
            for (int i = 0; i < rows.length; i++)
                rows[i] = random.doubles(2, -2, 2).toArray();
            int chosen = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < rows.length; i++) {
                double value = 1.5 * rows[i][column] - Math.log(-Math.log(random.nextDouble()));
                if (value > most) {
                    most = value;
                    chosen = i;
                }
            }
            game.add(chosen, new int[4], rows);
        }
        return game;
    }

    /** Every third game is by the second kind. */
    private static List<Choices> games() {
        Random random = new Random(1);
        List<Choices> games = new ArrayList<>();
        for (int g = 0; g < 60; g++) games.add(game(g % 3 == 0 ? 1 : 0, random));
        return games;
    }

    private static Prior prior(List<Choices> games) {
        return Prior.nothing(games.get(0), 1);
    }

    @Test
    void tellsTwoKindsApart() {
        List<Choices> games = games();
        MixtureLearner mixture = MixtureLearner.learn(games, 2, prior(games), 1, 50);
        int first = mixture.shares()[0] > mixture.shares()[1] ? 0 : 1;
        assertThat(mixture.shares()[first]).isCloseTo(2 / 3.0, within(0.05));
        assertThat(mixture.weights()[first][0][0]).isCloseTo(1.5, within(0.2));
        assertThat(mixture.weights()[first][0][1]).isCloseTo(0, within(0.2));
        assertThat(mixture.weights()[1 - first][0][1]).isCloseTo(1.5, within(0.3));
        for (int g = 0; g < games.size(); g++) {
            double theirs = mixture.belongs(games.get(g))[g % 3 == 0 ? 1 - first : first];
            assertThat(theirs).as("game " + g).isGreaterThan(0.5);
        }
    }

    @Test
    void moreRoundsNeverLoseAnything() {
        List<Choices> games = games();
        double before = Double.POSITIVE_INFINITY;
        for (int rounds = 1; rounds < 8; rounds++) {
            double loss =
                    MixtureLearner.learn(games, 3, prior(games), 2, rounds).loss();
            assertThat(loss).isLessThanOrEqualTo(before + 1e-6);
            before = loss;
        }
    }

    @Test
    void oneKindIsASimpleFit() {
        List<Choices> games = games();
        Choices all = new Choices(1, 2);
        for (Choices game : games) all.addAll(game, 1);
        MixtureLearner mixture = MixtureLearner.learn(games, 1, prior(games), 1, 5);
        double[][] simple = Softmax.fit(all, prior(games));
        assertThat(mixture.weights()[0][0]).containsExactly(simple[0], within(1e-5));
        assertThat(mixture.loss()).isCloseTo(Softmax.loss(all, prior(games), simple), within(1e-4));
    }

    @Test
    void refusesMoreKindsThanGames() {
        List<Choices> games = games().subList(0, 2);
        assertThatThrownBy(() -> MixtureLearner.learn(games, 3, prior(games), 1, 5))
                .hasMessageContaining("2 games for 3 kinds");
    }
}
