package org.outwit.learn.people;

import org.outwit.core.game.Position;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * What is known of one person beside the population.
 *
 * @param difference what the person does differently
 * @param book what the person played before
 */
public record PersonalLayer<P extends Position>(PersonalDifference difference, SymmetricBook<P> book) {

    /** How strong the person is, or not a number. */
    public double rating() {
        return difference.rating().orElse(Double.NaN);
    }

    /** The layer that the weights are of. */
    public int depth() {
        return difference.depth();
    }

    public double[][] weights() {
        return difference.weights();
    }

    public double tilt() {
        return difference.tilt();
    }

    public PersonalBias bias() {
        return difference.bias();
    }
}
