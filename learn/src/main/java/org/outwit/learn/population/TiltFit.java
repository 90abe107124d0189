package org.outwit.learn.population;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.Trust;

/**
 * Fits the {@link ErrorTilt} of the usual layer to decisions of people whom looks and book do not know, which were looked at two plies
 * further. No judge is asked: what people played says how much the deeper search tells.
 */
record TiltFit(LookaheadPlan plan, LayerFit fit, MoveCounts book, Trust trust) {

    ErrorTilt tilt(List<SeenDecision> deeper, List<double[][]> layers) {
        int usual = plan.depth();
        Choices choices = fit.choices(deeper, usual);
        MoveProbabilities probabilities = new MoveProbabilities();
        List<ErrorTilt.Case> cases = new ArrayList<>();
        for (int d = 0; d < deeper.size(); d++) {
            SeenDecision each = deeper.get(d);
            double[] expected = new double[each.count()];
            // Slips before what is fitted is applied, or the logarithm of a move that is never expected would be
            // infinite.
            probabilities
                    .byLayer(layers.get(usual), choices, d, expected)
                    .follow(book, each, trust)
                    .slip();
            double[] seen = new double[expected.length];
            plan.losses(each, usual, 0, seen);
            double[] further = new double[expected.length];
            plan.losses(each, usual, LookaheadPlan.BEYOND, further);
            cases.add(new ErrorTilt.Case(expected, seen, further, each.chosen()));
        }
        return ErrorTilt.fit(LookaheadPlan.BEYOND, cases);
    }
}
