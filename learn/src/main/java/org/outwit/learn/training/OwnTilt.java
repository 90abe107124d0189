package org.outwit.learn.training;

import java.util.List;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Choices;

/**
 * How much more, or less, one person avoids what loses than others of the same strength do. A rating does not say how much time there
 * was to think, nor who was there to be beaten: people of tournaments and of fast games at a club differ by more than strength tells. A
 * move that loses x, in sizes that matter, is expected {@code exp(-own * x)} times as often. It is one number, so few decisions tell it.
 *
 * @param slope by how much what was expected lost more than what was played, in sum, where nothing is tilted; {@code curvature} how fast
 *     that becomes less
 */
record OwnTilt(double slope, double curvature) {

    private static final double[] SPREADS = {0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 3
    };

    private static final int STEPS = 6;

    /** What these decisions say at first: the slope and the curvature of their likelihood. */
    static OwnTilt of(PopulationModel population, List<SeenDecision> seen, Choices choices) {
        return at(population, VoiceWeights.USUAL, seen, choices, 0);
    }

    /** Where this much is tilted. What comes after the tilt, a person's bias, book and slip, is left out: none of them goes by what loses. */
    private static OwnTilt at(
            PopulationModel population, VoiceWeights voice, List<SeenDecision> seen, Choices choices, double own) {
        int depth = population.plan().depth();
        MoveProbabilities probabilities = new MoveProbabilities();
        double slope = 0;
        double curvature = 0;
        for (int d = 0; d < seen.size(); d++) {
            SeenDecision each = seen.get(d);
            int count = each.count();
            double[] row = new double[count];
            double[] losses = new double[count];
            population.plan().losses(each, depth, 0, losses);
            probabilities
                    .byLayer(population.layers().get(depth), choices, d, row)
                    .hear(voice, each)
                    .follow(population.book(), each, population.trust())
                    .avoid(own, losses);
            double mean = 0;
            for (int i = 0; i < count; i++) mean += row[i] * losses[i];
            for (int i = 0; i < count; i++) curvature += row[i] * (losses[i] - mean) * (losses[i] - mean);
            slope += mean - losses[each.chosen()];
        }
        return new OwnTilt(slope, curvature);
    }

    /**
     * The likeliest tilt of a person who decides so, where people's tilts are spread about 0 by this standard deviation.
     *
     * @param voice how far a network is believed, where one was asked about the decisions
     * @param choices the decisions as the usual layer sees them
     */
    static double likeliest(
            PopulationModel population, VoiceWeights voice, List<SeenDecision> seen, Choices choices, double spread) {
        if (spread == 0) return 0;
        double firmly = 1 / (spread * spread);
        double own = 0;
        for (int step = 0; step < STEPS; step++) {
            OwnTilt here = at(population, voice, seen, choices, own);
            own += (here.slope - firmly * own) / (here.curvature + firmly);
        }
        return own;
    }

    /** By how much people differ: the spread under which what was found of each, which is off by its own error, is likeliest. */
    static double spread(List<OwnTilt> people) {
        double best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (double spread : SPREADS) {
            double likelihood = 0;
            for (OwnTilt each : people) {
                if (each.curvature <= 0) continue;
                double found = each.slope / each.curvature;
                double variance = spread * spread + 1 / each.curvature;
                likelihood -= (Math.log(variance) + found * found / variance) / 2;
            }
            if (likelihood <= most) continue;
            most = likelihood;
            best = spread;
        }
        return best;
    }
}
