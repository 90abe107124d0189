package org.outwit.learn.people;

import java.util.List;
import java.util.OptionalDouble;
import org.outwit.core.game.InputException;

/**
 * What somebody does differently from other people, as model files keep it. It means nothing without the population that it was learned
 * with.
 *
 * @param people the mark of that population
 * @param rating how strong they are, in Elo; empty where nobody knows
 * @param depth how many plies the weights look ahead
 * @param weights a row for each phase of the game, the population's order of columns
 * @param tilt how much more than others of their strength they avoid what loses, a unit of the game; 0 where nobody knows
 * @param bias what their moves look like beyond that: signed bytes, compressed, as base 64
 */
public record PersonalData(
        String people, OptionalDouble rating, int depth, List<List<Double>> weights, double tilt, String bias) {

    private static final double MOST_TILT = 20;

    public PersonalData {
        weights = weights.stream().map(List::copyOf).toList();
        if (depth < 0) throw new InputException("The depth (" + depth + ") must be 0 or more.");
        if (!(Math.abs(tilt) <= MOST_TILT)) {
            throw new InputException("The tilt (" + tilt + ") must be from " + -MOST_TILT + " to " + MOST_TILT + ".");
        }
        if (weights.isEmpty()) throw new InputException("A person needs weights for at least one phase.");
    }

    /** The weights as rows of numbers. */
    public double[][] rows() {
        return weights.stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
    }
}
