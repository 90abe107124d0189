package org.outwit.learn.people;

import java.util.Optional;
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

    /** Among whom the person plays, as far as is known. */
    public Optional<Pool> pool() {
        return difference.pool();
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

    /** The network that they were learned with, and how far it is believed; empty where none was asked. */
    public Optional<VoiceWeights> voice() {
        return difference.voice();
    }

    public PersonalBias bias() {
        return difference.bias();
    }
}
