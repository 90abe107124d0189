package org.outwit.learn.population;

import java.util.List;
import org.outwit.learn.prediction.Softmax;

/**
 * Takes from a prediction the errors that nobody makes. A search does not see everything, so what it takes for a fair move may be an
 * error by a deeper one; people, who know more than the search, mostly do not play that, and a predictor that goes by the search expects
 * too many errors. Tilted, a move that loses x by the predictor's own search is expected {@code exp(-by * x)} times as often, x in sizes
 * that matter. Of all distributions that expect as much loss as people really have, this is the one nearest to the predictor's (the
 * minimum of relative entropy; Csiszár).
 *
 * @param by 0 where nothing is changed
 */
public record ErrorTilt(double by) {

    /** Changes nothing. */
    public static final ErrorTilt NONE = new ErrorTilt(0);

    /** People who err less by more than this would be no people. */
    private static final double MOST = 8;

    private static final int STEPS = 40;

    public ErrorTilt {
        if (!(by >= 0 && by <= MOST)) {
            throw new IllegalArgumentException("The tilt (" + by + ") must be from 0 to " + MOST + ".");
        }
    }

    /**
     * A decision to fit it to.
     *
     * @param expected the probabilities of the moves
     * @param seen what each loses by the search of the predictor, and {@code judged} by a deeper one that the predictor did not see; in
     *     sizes that matter
     */
    record Case(double[] expected, double[] seen, double[] judged, int chosen) {}

    /** The tilt under which moves are expected to lose as much as those that were played did; nothing where that is enough. */
    static ErrorTilt fit(List<Case> cases) {
        double real = 0;
        for (Case each : cases) real += each.judged[each.chosen];
        double low = 0;
        double high = MOST;
        if (expectedLoss(cases, low) <= real) return NONE;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            if (expectedLoss(cases, middle) > real) low = middle;
            else high = middle;
        }
        return new ErrorTilt(low);
    }

    /** Less the more it is tilted, as far as both searches agree. */
    private static double expectedLoss(List<Case> cases, double by) {
        double sum = 0;
        for (Case each : cases) {
            double[] row = each.expected.clone();
            new ErrorTilt(by).apply(each.seen, row, row.length);
            for (int i = 0; i < row.length; i++) sum += row[i] * each.judged[i];
        }
        return sum;
    }

    /** Tilts probabilities of moves that lose so much, in sizes that matter. */
    void apply(double[] losses, double[] expected, int count) {
        if (by == 0) return;
        for (int i = 0; i < count; i++) expected[i] = Math.log(expected[i]) - by * losses[i];
        Softmax.normalise(expected, count);
    }
}
