package org.outwit.learn.training;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * Decisions of somebody that were made after those that a difference and a book were learned from.
 *
 * @param voice how far a network is believed, where one was asked about the decisions
 * @param difference what the person did differently before
 * @param book what they had played before
 */
record HeldDecisions<P extends Position>(
        PopulationModel population,
        VoiceWeights voice,
        List<SeenDecision> decisions,
        PersonalDifference difference,
        SymmetricBook<P> book) {

    /** By how much people differ in how far they stay what they were: a standard deviation about all. */
    private static final double SPREAD = 0.5;

    private static final double[] FAITHS = {1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0};

    /**
     * The likeliest part of the difference, from 0 to 1.
     *
     * @param choices the decisions as the layer of the difference sees them
     */
    double faith(Choices choices) {
        double best = 1;
        double least = Double.POSITIVE_INFINITY;
        for (double faith : FAITHS) {
            double doubt = (1 - faith) / SPREAD;
            double loss = loss(faith, choices) + doubt * doubt / 2;
            if (loss >= least) continue;
            least = loss;
            best = faith;
        }
        return best;
    }

    /** Minus the logarithm of how likely the decisions are where so much of the difference is believed. */
    double loss(double faith, Choices choices) {
        int depth = difference.depth();
        double[][] everybody = population.layers().get(depth);
        double[][] layer = new double[everybody.length][];
        for (int p = 0; p < layer.length; p++) {
            layer[p] = everybody[p].clone();
            for (int c = 0; c < layer[p].length; c++)
                layer[p][c] += faith * (difference.weights()[p][c] - layer[p][c]);
        }
        MoveProbabilities probabilities = new MoveProbabilities();
        double loss = 0;
        for (int d = 0; d < decisions.size(); d++) {
            SeenDecision each = decisions.get(d);
            double[] row = new double[each.count()];
            double[] shifts = new double[row.length];
            difference.bias().shifts(each, shifts);
            double part = faith * population.personal().ofBias(each.phase());
            for (int i = 0; i < shifts.length; i++) shifts[i] *= part;
            double[] losses = new double[row.length];
            population.plan().losses(each, depth, 0, losses);
            probabilities
                    .byLayer(layer, choices, d, row)
                    .hear(voice, each)
                    .follow(population.book(), each, population.trust())
                    .avoid(faith * difference.tilt(), losses)
                    .shift(shifts)
                    .follow(book, each, population.personal().trust())
                    .slip();
            loss -= Math.log(row[each.chosen()]);
        }
        return loss;
    }
}
