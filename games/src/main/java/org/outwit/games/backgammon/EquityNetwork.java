package org.outwit.games.backgammon;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * One hidden layer between {@link NetworkInputs} and {@value #OUTPUTS} probabilities for the side that rolls next: to win, to win a gammon
 * or more, a backgammon, to lose a gammon or more, a backgammon. Hidden units answer x / (1 + |x|), which needs no exponential, outputs
 * the logistic function.
 *
 * <p>This is the form that learns: weights as they are, and every number of the inputs multiplied by its own. What plays is made of
 * it, see {@link NetworkRows}. Not for two threads at a time.
 */
final class EquityNetwork {

    static final int OUTPUTS = 5;

    private static final double FIRST_SPREAD = 0.15;
    private static final double SECOND_SPREAD = 0.1;

    /** Where learning starts: every fifth game a gammon, few backgammons. */
    private static final double[] FIRST_BIASES = {0, -1.5, -4, -1.5, -4};

    private final int hidden;

    /** From every input to every hidden unit; the biases of these; from all hidden units to each output; the biases of these. */
    private final double[] weights;

    private final int biases;
    private final int second;
    private final int lastBiases;

    private final int[] counts = new int[NetworkInputs.ALL_PLACES];
    private final double[] answers;
    private final double[] slopes;
    private final double[] unread = new double[OUTPUTS];

    EquityNetwork(int hidden, double[] weights) {
        this.hidden = hidden;
        this.biases = NetworkInputs.COUNT * hidden;
        this.second = biases + hidden;
        this.lastBiases = second + OUTPUTS * hidden;
        this.weights = weights;
        this.answers = new double[hidden];
        this.slopes = new double[hidden];
        assert weights.length == size(hidden) : weights.length + " weights for " + hidden + " hidden units";
    }

    /** How many weights a network has. */
    static int size(int hidden) {
        return (NetworkInputs.COUNT + 1 + OUTPUTS) * hidden + OUTPUTS;
    }

    /** A network with more hidden units, of which the new ones have no say yet. */
    EquityNetwork widened(int units, long seed) {
        if (units < hidden)
            throw new IllegalArgumentException(
                    "There are " + hidden + " hidden units already, more than " + units + ".");
        EquityNetwork wide = untrained(units, seed);
        for (int i = 0; i <= NetworkInputs.COUNT; i++)
            System.arraycopy(weights, i * hidden, wide.weights, i * units, hidden);
        for (int output = 0; output < OUTPUTS; output++) {
            int row = wide.second + output * units;
            Arrays.fill(wide.weights, row + hidden, row + units, 0);
            System.arraycopy(weights, second + output * hidden, wide.weights, row, hidden);
        }
        System.arraycopy(weights, lastBiases, wide.weights, wide.lastBiases, OUTPUTS);
        return wide;
    }

    /** A network that has learned nothing. */
    static EquityNetwork untrained(int hidden, long seed) {
        EquityNetwork network = new EquityNetwork(hidden, new double[size(hidden)]);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < network.lastBiases; i++) {
            double spread = i < network.biases ? FIRST_SPREAD : i < network.second ? 0 : SECOND_SPREAD;
            network.weights[i] = spread * (2 * random.nextDouble() - 1);
        }
        System.arraycopy(FIRST_BIASES, 0, network.weights, network.lastBiases, OUTPUTS);
        return network;
    }

    int hidden() {
        return hidden;
    }

    /** Moves the weights themselves by what {@link #addGradient} would add. */
    void move(Board board, int roller, double[] factors) {
        addGradient(board, roller, factors, weights, 0);
    }

    /** All weights, which a trainer changes. */
    double[] weights() {
        return weights;
    }

    /** Writes the probabilities for the side that rolls next. */
    void predict(Board board, int roller, double[] outputs) {
        NetworkInputs.numbers(board, roller, Contact.isIn(board), counts);
        System.arraycopy(weights, biases, answers, 0, hidden);
        for (int place = 0; place < counts.length; place++) {
            for (int unit = 0; counts[place] > 0 && unit < NetworkInputs.UNITS; unit++) {
                float value = NetworkInputs.value(place, unit, counts[place]);
                if (value != 0) addRow(place * NetworkInputs.UNITS + unit, value);
            }
        }
        for (int i = 0; i < hidden; i++) answers[i] /= 1 + Math.abs(answers[i]);
        for (int output = 0; output < OUTPUTS; output++) {
            double sum = weights[lastBiases + output];
            int row = second + output * hidden;
            for (int i = 0; i < hidden; i++) sum += weights[row + i] * answers[i];
            outputs[output] = 1 / (1 + Math.exp(-sum));
        }
    }

    private void addRow(int input, float value) {
        int row = input * hidden;
        for (int i = 0; i < hidden; i++) answers[i] += value * weights[row + i];
    }

    /**
     * Adds to {@code sum}, from index {@code from} on, how the log-odds of the outputs change with each weight, each output as often as
     * {@code factors} says. With the errors of a prediction as factors that is the direction in which its log-loss falls fastest.
     */
    void addGradient(Board board, int roller, double[] factors, double[] sum, int from) {
        predict(board, roller, unread);
        addGradient(factors, sum, from);
    }

    /** Moves the prediction this part of the way to the target. */
    void learn(Board board, int roller, double[] target, double rate) {
        predict(board, roller, unread);
        for (int output = 0; output < OUTPUTS; output++) unread[output] = rate * (target[output] - unread[output]);
        addGradient(unread, weights, 0);
    }

    /** What was predicted last. */
    private void addGradient(double[] factors, double[] sum, int from) {
        Arrays.fill(slopes, 0);
        for (int output = 0; output < OUTPUTS; output++) {
            double slope = factors[output];
            int row = second + output * hidden;
            for (int i = 0; i < hidden; i++) slopes[i] += slope * weights[row + i]; // before these weights move
            for (int i = 0; i < hidden; i++) sum[from + row + i] += slope * answers[i];
            sum[from + lastBiases + output] += slope;
        }
        for (int i = 0; i < hidden; i++) {
            double rest = 1 - Math.abs(answers[i]); // x / (1 + |x|) has the slope 1 / (1 + |x|)^2
            slopes[i] *= rest * rest;
            sum[from + biases + i] += slopes[i];
        }
        for (int place = 0; place < counts.length; place++) {
            for (int unit = 0; counts[place] > 0 && unit < NetworkInputs.UNITS; unit++) {
                float value = NetworkInputs.value(place, unit, counts[place]);
                int row = from + (place * NetworkInputs.UNITS + unit) * hidden;
                for (int i = 0; value != 0 && i < hidden; i++) sum[row + i] += value * slopes[i];
            }
        }
    }
}
