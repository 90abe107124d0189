package org.outwit.learn.prediction;

import java.util.Locale;

/**
 * How well played moves were predicted.
 *
 * @param decisions how many there were
 * @param agreement the share in which the likeliest move was played; where several are likeliest, each counts a part
 * @param logLoss the mean of minus the natural logarithm of the probability of the played move
 */
public record PredictionScore(long decisions, double agreement, double logLoss) {

    /** What has been seen of no decision. */
    public static final PredictionScore NONE = new PredictionScore(0, 0, 0);

    /** The score of one decision whose alternatives have these logits or logarithms of probabilities. */
    public static PredictionScore of(double[] logits, int count, int chosen) {
        double top = Double.NEGATIVE_INFINITY;
        int likeliest = 0;
        for (int i = 0; i < count; i++) {
            if (logits[i] > top) {
                top = logits[i];
                likeliest = 1;
            } else if (logits[i] == top) {
                likeliest++;
            }
        }
        double sum = 0;
        for (int i = 0; i < count; i++) sum += Math.exp(logits[i] - top);
        double agreement = logits[chosen] == top ? 1.0 / likeliest : 0;
        return new PredictionScore(1, agreement, top + Math.log(sum) - logits[chosen]);
    }

    /** Both together. */
    public PredictionScore and(PredictionScore other) {
        long all = decisions + other.decisions;
        if (all == 0) return NONE;
        double share = (double) other.decisions / all;
        return new PredictionScore(
                all, agreement + share * (other.agreement - agreement), logLoss + share * (other.logLoss - logLoss));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.4f of %d, log-loss %.4f", agreement, decisions, logLoss);
    }
}
