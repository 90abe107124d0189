package org.outwit.learn.population;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.Trust;

/**
 * Fits an {@link ErrorTilt} to decisions that were looked at deeper than is usual, of people whom the looks and the book do not know: the
 * usual layer predicts them, and the deeper search, which that layer does not see, says what moves lose. The deepest layer is tilted by
 * as much, which asks no search that is deeper still. It errs on the side of caution there, since searches agree the more the deeper they
 * are.
 */
record TiltFit(LookaheadPlan plan, LayerFit fit, MoveCounts book) {

    ErrorTilt tilt(List<SeenDecision> deeper, double[][] layer, Trust trust) {
        Choices choices = fit.choices(deeper, plan.depth());
        List<ErrorTilt.Case> cases = new ArrayList<>();
        for (int d = 0; d < deeper.size(); d++) {
            SeenDecision each = deeper.get(d);
            double[] expected = new double[each.count()];
            choices.logits(d, layer, expected);
            Softmax.normalise(expected, expected.length);
            double[] counts = new double[expected.length];
            book.counts(each.key(), each.images(), counts.length, counts);
            trust.apply(counts, expected, counts.length);
            cases.add(new ErrorTilt.Case(
                    expected, losses(each, plan.depth()), losses(each, plan.mostDepth()), each.chosen()));
        }
        return ErrorTilt.fit(cases);
    }

    private double[] losses(SeenDecision decision, int layer) {
        double[] losses = new double[decision.count()];
        plan.losses(decision, layer, losses);
        return losses;
    }
}
