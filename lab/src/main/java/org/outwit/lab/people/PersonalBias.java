package org.outwit.lab.people;

import org.outwit.games.othello.OthelloSurroundings;
import org.outwit.lab.people.DecisionSet.Decision;

/**
 * Where somebody leans to other moves than everybody: every surrounding of a move, from its next neighbours to nearly the whole
 * board, makes it somewhat likelier or less likely than everybody's model says. Learned decision by decision from what the person
 * plays, with the steps of {@link PatternPolicy}; where nothing is known nothing is changed. A book knows positions, this what is like
 * them.
 */
final class PersonalBias {

    private static final int BITS = 18;
    private static final float FIRST_SQUARE = 1;

    private final float step;
    private final float[] weights = new float[1 << BITS];
    private final float[] squares = new float[1 << BITS];
    private final double[] shifts = new double[64];

    /** Changes nothing at first. */
    PersonalBias(double step) {
        this.step = (float) step;
    }

    /** Where the numbers of an alternative are kept. */
    static int place(long hash) {
        return (int) (hash >>> 64 - BITS);
    }

    /** Turns what everybody's model expects into what is expected of this person. */
    void apply(Decision decision, double[] expected) {
        int count = decision.moves().length;
        double sum = 0;
        for (int i = 0; i < count; i++) {
            float shift = 0;
            for (int k = 0; k < OthelloSurroundings.COUNT; k++) shift += weights[place(decision, i, k)];
            shifts[i] = expected[i] * Math.exp(shift);
            sum += shifts[i];
        }
        for (int i = 0; i < count; i++) expected[i] = shifts[i] / sum;
    }

    /** Learns from a decision, of which {@link #apply} expected this. */
    void learn(Decision decision, double[] expected) {
        for (int i = 0; i < decision.moves().length; i++) {
            float error = (float) ((i == decision.chosen() ? 1 : 0) - expected[i]);
            for (int k = 0; k < OthelloSurroundings.COUNT; k++) {
                int place = place(decision, i, k);
                squares[place] += error * error;
                weights[place] += step * error / (float) Math.sqrt(squares[place] + FIRST_SQUARE);
            }
        }
    }

    private static int place(Decision decision, int alternative, int kind) {
        return decision.places()[alternative * OthelloSurroundings.COUNT + kind];
    }
}
