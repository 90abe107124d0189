package org.outwit.learn.training;

import java.util.List;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;

/**
 * Decisions that tell how much somebody avoids what loses: what is expected of each while nothing is tilted, what each move loses, in sizes
 * that matter, and what was played. What comes after the tilt, a person's bias, book and slip, is left out: none of them goes by what
 * loses.
 */
record TiltEvidence(List<double[]> expected, List<double[]> losses, int[] chosen) {

    private static final int STEPS = 6;

    /**
     * @param voice how far a network is believed, where one was asked about the decisions
     * @param choices the decisions as the usual layer sees them
     */
    static TiltEvidence of(PopulationModel population, VoiceWeights voice, List<SeenDecision> seen, Choices choices) {
        int depth = population.plan().depth();
        MoveProbabilities probabilities = new MoveProbabilities();
        double[][] expected = new double[seen.size()][];
        double[][] losses = new double[expected.length][];
        for (int d = 0; d < expected.length; d++) {
            SeenDecision each = seen.get(d);
            expected[d] = new double[each.count()];
            losses[d] = new double[each.count()];
            population.plan().losses(each, depth, 0, losses[d]);
            probabilities
                    .byLayer(population.layers().get(depth), choices, d, expected[d])
                    .hear(voice, each)
                    .follow(population.book(), each, population.trust());
        }
        return new TiltEvidence(
                List.of(expected),
                List.of(losses),
                seen.stream().mapToInt(SeenDecision::chosen).toArray());
    }

    /** The slope and the curvature of their likelihood where this much is tilted. */
    OwnTilt at(double own) {
        MoveProbabilities probabilities = new MoveProbabilities();
        double slope = 0;
        double curvature = 0;
        for (int d = 0; d < chosen.length; d++) {
            double[] row = expected.get(d).clone();
            double[] lost = losses.get(d);
            probabilities.take(row, row.length).avoid(own, lost);
            double mean = 0;
            for (int i = 0; i < row.length; i++) mean += row[i] * lost[i];
            for (int i = 0; i < row.length; i++) curvature += row[i] * (lost[i] - mean) * (lost[i] - mean);
            slope += mean - lost[chosen[d]];
        }
        return new OwnTilt(slope, curvature);
    }

    /** The likeliest tilt of somebody who decides so, where people's are spread about nothing by so much (a standard deviation). */
    double likeliest(double spread) {
        if (spread == 0) return 0;
        double firmly = 1 / (spread * spread);
        double own = 0;
        for (int step = 0; step < STEPS; step++) {
            OwnTilt here = at(own);
            own += (here.slope() - firmly * own) / (here.curvature() + firmly);
        }
        return own;
    }
}
