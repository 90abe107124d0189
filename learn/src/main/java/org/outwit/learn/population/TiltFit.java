package org.outwit.learn.population;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.Trust;

/**
 * Fits the {@link ErrorTilt} of the deepest layer to decisions of people whom looks and book do not know. A judge of that layer would have
 * to look deeper still, which takes longer than all the rest. But what the layer two plies below it needs, judged by this one, and what
 * the one below that needs, is known from searches that were made in any case. Searches agree the more the deeper they are, so the tilts
 * shrink, and the next one is taken to shrink by as much.
 */
record TiltFit(LookaheadPlan plan, LayerFit fit, MoveCounts book, Trust trust) {

    private static final int FURTHER = LookaheadPlan.BEYOND;

    ErrorTilt tilt(List<SeenDecision> deeper, List<double[][]> layers) {
        int usual = plan.depth();
        double last = of(usual, deeper, layers).by();
        double before =
                usual < FURTHER ? 0 : of(usual - FURTHER, deeper, layers).by();
        return new ErrorTilt(before > last ? last * last / before : last);
    }

    /** Of the layer of a depth, judged by a search two plies deeper. */
    ErrorTilt of(int depth, List<SeenDecision> deeper, List<double[][]> layers) {
        Choices choices = fit.choices(deeper, depth);
        List<ErrorTilt.Case> cases = new ArrayList<>();
        for (int d = 0; d < deeper.size(); d++) {
            SeenDecision each = deeper.get(d);
            double[] expected = new double[each.count()];
            choices.logits(d, layers.get(depth), expected);
            Softmax.normalise(expected, expected.length);
            double[] counts = new double[expected.length];
            book.counts(each.key(), each.images(), counts.length, counts);
            trust.apply(counts, expected, counts.length);
            double[] seen = losses(each, depth);
            cases.add(new ErrorTilt.Case(expected, seen, losses(each, depth + FURTHER), each.chosen()));
        }
        return ErrorTilt.fit(cases);
    }

    private double[] losses(SeenDecision decision, int layer) {
        double[] losses = new double[decision.count()];
        plan.losses(decision, layer, losses);
        return losses;
    }
}
