package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BackgammonNetworkTest {

    private final RandomBoards boards = new RandomBoards(23);
    private final BackgammonNetwork network = BackgammonNetwork.untrained(1);

    @Test
    void whatOneWinsTheOtherLoses() {
        double[] own = new double[BackgammonNetwork.OUTPUTS];
        double[] other = new double[BackgammonNetwork.OUTPUTS];
        BackgammonPosition position = BackgammonPosition.before(boards.next().board(), MatchTerms.PLAIN, 1);
        network.predict(position, 0, own);
        network.predict(position, 1, other);
        assertThat(own[0]).isCloseTo(1 - other[0], within(1e-12));
        assertThat(own[1]).isEqualTo(other[3]);
        assertThat(own[2]).isEqualTo(other[4]);
        assertThat(own[3]).isEqualTo(other[1]);
        assertThat(own[4]).isEqualTo(other[2]);
    }

    /** A small step along the gradient of the chances to win, for either player, changes what is predicted as it says. */
    @Test
    void predictionsFollowTheGradient() {
        double[] before = new double[BackgammonNetwork.OUTPUTS];
        double[] after = new double[BackgammonNetwork.OUTPUTS];
        for (int i = 0; i < 20; i++) {
            BackgammonPosition position =
                    BackgammonPosition.before(boards.next().board(), MatchTerms.PLAIN, 1);
            if (BackgammonNetwork.knows(position)) continue;
            int player = i & 1;
            int output = i % BackgammonNetwork.OUTPUTS;
            double[] factors = new double[BackgammonNetwork.OUTPUTS];
            factors[output] = 1;
            double[] weights = network.weights();
            double[] gradient = new double[weights.length];
            network.predict(position, player, before);
            network.addGradient(position, player, factors, gradient);
            double rise = 0;
            double[] moved = weights.clone();
            for (int j = 0; j < moved.length; j++) {
                moved[j] += 0.001 * gradient[j];
                rise += 0.001 * gradient[j] * gradient[j];
            }
            network.setWeights(moved);
            network.predict(position, player, after);
            network.setWeights(weights);
            assertThat(logOdds(after[output]) - logOdds(before[output])).isCloseTo(rise, within(0.05 * rise + 1e-5));
        }
    }

    private static double logOdds(double probability) {
        return Math.log(probability / (1 - probability));
    }

    @Test
    void outcomesAreWinsAndGammons() {
        int[] none = new int[Board.BAR + 1];
        int[] back = new int[Board.BAR + 1];
        back[24] = Board.CHECKERS;
        BackgammonPosition over = new BackgammonPosition(
                Board.of(none, back), MatchTerms.PLAIN, 1, Stage.OVER, Roll.NONE, 0, BackgammonPosition.NOBODY);
        double[] outputs = new double[BackgammonNetwork.OUTPUTS];
        BackgammonNetwork.outcome(over, 0, outputs);
        assertThat(outputs).containsExactly(1, 1, 1, 0, 0);
        BackgammonNetwork.outcome(over, 1, outputs);
        assertThat(outputs).containsExactly(0, 0, 0, 1, 1);
    }

    /** Where both bear off the tables say it, whatever the weights are, and there is nothing to learn. */
    @Test
    void nothingIsLearnedInTheBearOff() {
        int[] home = new int[Board.BAR + 1];
        home[2] = 3;
        BackgammonPosition position = BackgammonPosition.before(Board.of(home, home), MatchTerms.PLAIN, 1);
        double[] outputs = new double[BackgammonNetwork.OUTPUTS];
        double[] others = new double[BackgammonNetwork.OUTPUTS];
        network.predict(position, 1, outputs);
        BackgammonNetwork.untrained(5).predict(position, 1, others);
        assertThat(outputs).isEqualTo(others);
        double[] sum = new double[network.weights().length];
        network.addGradient(position, 1, new double[] {1, 1, 1, 1, 1}, sum);
        assertThat(sum).containsOnly(0);
        double[] before = network.weights();
        network.move(position, 1, new double[] {1, 1, 1, 1, 1});
        assertThat(network.weights()).isEqualTo(before);
    }

    @Test
    void grownNetworksJudgeAlike() {
        BackgammonNetwork grown = network.grown(4);
        double[] one = new double[BackgammonNetwork.OUTPUTS];
        double[] other = new double[BackgammonNetwork.OUTPUTS];
        for (int i = 0; i < 50; i++) {
            BackgammonPosition position = boards.next();
            network.predict(position, 0, one);
            grown.predict(position, 0, other);
            assertThat(one).containsExactly(other, within(1e-12));
        }
    }

    @Test
    void otherNumbersOfWeightsAreRefused() {
        assertThatThrownBy(() -> network.setWeights(new double[3]))
                .hasMessageContaining("There are 3 weights; expected");
    }

    @Test
    void evaluatorsKeepTheirWeights() {
        var evaluator = network.evaluator();
        BackgammonPosition start = new Backgammon().start();
        int value = evaluator.value(start, 0);
        double[] weights = network.weights();
        weights[weights.length / 2] += 3;
        for (int i = 0; i < weights.length; i++) weights[i] *= 2;
        network.setWeights(weights);
        assertThat(evaluator.value(start, 0)).isEqualTo(value);
        assertThat(network.evaluator().value(start, 0)).isNotEqualTo(value);
    }
}
