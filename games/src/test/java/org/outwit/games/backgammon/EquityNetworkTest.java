package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EquityNetworkTest {

    private static final int HIDDEN = 7;

    /** Larger than rounding, and small enough to be straight. */
    private static final double STEP = 1e-5;

    private final RandomBoards boards = new RandomBoards(5);

    /** What the class comment says, weight by weight, in doubles. */
    private static double[] naive(double[] weights, Board board, int roller) {
        double[] answers = new double[HIDDEN];
        int[] signs = new int[NetworkInputs.ALL_PLACES - NetworkInputs.BOARD_PLACES];
        int race = NetworkInputs.RACE_PLACES - NetworkInputs.BOARD_PLACES;
        if (Contact.isIn(board)) TacticalInputs.write(board, roller, signs, 0);
        else RaceInputs.write(board, roller, signs, race);
        int biases = NetworkInputs.COUNT * HIDDEN;
        for (int i = 0; i < HIDDEN; i++) {
            double sum = weights[biases + i];
            for (int side = 0; side < 2; side++) {
                for (int place = 0; place <= Board.BAR; place++) {
                    int count = board.count(side == 0 ? roller : 1 - roller, place);
                    int input = side * (Board.BAR + 1) + place;
                    sum += weighed(weights, input, place, count, i);
                }
            }
            for (int k = 0; k < signs.length; k++) {
                int input = NetworkInputs.BOARD_PLACES + k;
                sum += weighed(weights, input, input, signs[k], i);
            }
            answers[i] = sum / (1 + Math.abs(sum));
        }
        double[] outputs = new double[EquityNetwork.OUTPUTS];
        for (int output = 0; output < outputs.length; output++) {
            double sum = weights[weights.length - EquityNetwork.OUTPUTS + output];
            for (int i = 0; i < HIDDEN; i++) sum += answers[i] * weights[biases + HIDDEN + output * HIDDEN + i];
            outputs[output] = 1 / (1 + Math.exp(-sum));
        }
        return outputs;
    }

    private static double weighed(double[] weights, int input, int place, int number, int hidden) {
        double sum = 0;
        for (int unit = 0; unit < NetworkInputs.UNITS; unit++) {
            int row = (input * NetworkInputs.UNITS + unit) * HIDDEN;
            sum += NetworkInputs.value(place, unit, number) * weights[row + hidden];
        }
        return sum;
    }

    /** More units change nothing before they have learned something. */
    @Test
    void newUnitsHaveNoSay() {
        EquityNetwork network = EquityNetwork.untrained(HIDDEN, 3);
        EquityNetwork wide = network.widened(HIDDEN + 5, 8);
        double[] expected = new double[EquityNetwork.OUTPUTS];
        double[] outputs = new double[EquityNetwork.OUTPUTS];
        for (int i = 0; i < 50; i++) {
            Board board = boards.next().board();
            network.predict(board, i & 1, expected);
            wide.predict(board, i & 1, outputs);
            assertThat(outputs).containsExactly(expected, within(1e-12));
        }
        assertThat(wide.hidden()).isEqualTo(HIDDEN + 5);
    }

    @Test
    void predictsWhatTheDefinitionSays() {
        EquityNetwork network = EquityNetwork.untrained(HIDDEN, 3);
        double[] outputs = new double[EquityNetwork.OUTPUTS];
        for (int i = 0; i < 200; i++) {
            Board board = boards.next().board();
            int roller = i & 1;
            network.predict(board, roller, outputs);
            assertThat(outputs).containsExactly(naive(network.weights(), board, roller), within(1e-9));
        }
    }

    @Test
    void changesAsItsGradientSays() {
        EquityNetwork network = EquityNetwork.untrained(HIDDEN, 3);
        double[] weights = network.weights();
        double[] factors = {1, -0.5, 0.25, 2, -1};
        for (int i = 0; i < 10; i++) {
            Board board = boards.next().board();
            double[] gradient = new double[weights.length + 3];
            network.addGradient(board, i & 1, factors, gradient, 3);
            for (int weight = 0; weight < weights.length; weight++) {
                double was = weights[weight];
                weights[weight] = was + STEP;
                double above = weighed(naive(weights, board, i & 1), factors);
                weights[weight] = was - STEP;
                double below = weighed(naive(weights, board, i & 1), factors);
                weights[weight] = was;
                assertThat(gradient[3 + weight]).isCloseTo((above - below) / (2 * STEP), within(1e-6));
            }
        }
    }

    @Test
    void movesAlongItsGradient() {
        EquityNetwork network = EquityNetwork.untrained(HIDDEN, 3);
        double[] factors = {0.01, -0.02, 0.03, 0.04, -0.05};
        Board board = boards.next().board();
        double[] expected = network.weights().clone();
        network.addGradient(board, 1, factors, expected, 0);
        network.move(board, 1, factors);
        assertThat(network.weights()).containsExactly(expected, within(1e-12));
    }

    private static double weighed(double[] outputs, double[] factors) {
        double sum = 0;
        for (int i = 0; i < outputs.length; i++) sum += Math.log(outputs[i] / (1 - outputs[i])) * factors[i];
        return sum;
    }

    @Test
    void theSameSeedBeginsAlike() {
        assertThat(EquityNetwork.untrained(HIDDEN, 3).weights())
                .isEqualTo(EquityNetwork.untrained(HIDDEN, 3).weights())
                .isNotEqualTo(EquityNetwork.untrained(HIDDEN, 4).weights());
    }
}
