package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.people.ErrorTilt;
import org.outwit.learn.people.LookaheadPlan;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.Trust;

/**
 * Fits the {@link ErrorTilt} of the usual layer to decisions of people whom looks and book do not know, which were looked at two plies
 * further. No judge is asked: what people played says how much the deeper search tells.
 */
record TiltFit(LookaheadPlan plan, LayerFit fit, MoveCounts book, Trust trust) {

    /** The belief that nothing is to be changed weighs as much as this number of decisions. */
    private static final double PRIOR = 5;

    ErrorTilt tilt(List<SeenDecision> deeper, List<double[][]> layers) {
        int usual = plan.depth();
        Choices choices = fit.choices(deeper, usual);
        MoveProbabilities probabilities = new MoveProbabilities();
        List<Case> cases = new ArrayList<>();
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
            cases.add(new Case(expected, seen, further, each.chosen()));
        }
        return fit(LookaheadPlan.BEYOND, cases);
    }

    /**
     * A decision to fit a tilt to.
     *
     * @param expected the probabilities of the moves
     * @param seen what each loses by the first search, and {@code deeper} by the deeper one, in sizes that matter
     */
    record Case(double[] expected, double[] seen, double[] deeper, int chosen) {}

    /** The tilt under which what was played is likeliest: the weights of a softmax with three columns. */
    static ErrorTilt fit(int beyond, List<Case> cases) {
        Choices choices = new Choices(1, 3);
        for (Case each : cases) {
            double[][] rows = new double[each.expected.length][];
            for (int i = 0; i < rows.length; i++) {
                rows[i] = new double[] {Math.log(each.expected[i]), each.seen[i], -each.deeper[i]};
            }
            choices.add(each.chosen, new int[rows.length], rows);
        }
        double[][] nothing = {{1, 0, 0}};
        double[] found = Softmax.fit(choices, Prior.around(nothing, choices, PRIOR))[0];
        return ErrorTilt.limited(beyond, found[0], found[1], found[2]);
    }
}
