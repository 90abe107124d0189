package org.outwit.learn.person;

import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.prediction.PredictionScore;

/**
 * How often something predicted what was played, counted as it goes.
 *
 * <p>Where several moves are equally likely, each counts a part, as if one of them had been drawn.
 */
public final class Tally {

    private long decisions;
    private double right;
    private double loss;
    private double chance;
    private double chanceLoss;
    private double plain;

    /**
     * Counts one decision.
     *
     * @param probabilities of each legal move by the model
     * @param values of each legal move by the evaluator that the model is compared with
     */
    void add(double[] probabilities, double[] values, int chosen) {
        decisions++;
        double[] logits = new double[probabilities.length];
        for (int i = 0; i < logits.length; i++) logits[i] = Math.log(probabilities[i]);
        right += PredictionScore.of(logits, logits.length, chosen).agreement();
        loss -= logits[chosen];
        chance += 1.0 / probabilities.length;
        chanceLoss += Math.log(probabilities.length);
        plain += PredictionScore.of(values, values.length, chosen).agreement();
    }

    /** Everything of another tally, too. */
    void add(Tally other) {
        decisions += other.decisions;
        right += other.right;
        loss += other.loss;
        chance += other.chance;
        chanceLoss += other.chanceLoss;
        plain += other.plain;
    }

    public long decisions() {
        return decisions;
    }

    /** The share in which the model's first choice was played. */
    public double agreement() {
        return share(right);
    }

    /** The mean of −ln of the probability that the model gave to what was played. */
    public double logLoss() {
        return share(loss);
    }

    /** The share that a random legal move reaches. */
    public double chance() {
        return share(chance);
    }

    /** The log-loss of whoever thinks all moves equally likely. */
    public double chanceLoss() {
        return share(chanceLoss);
    }

    /** The share of the game's own evaluator at the depth of the model. */
    public double evaluator() {
        return share(plain);
    }

    /** Half the width of the 95 % interval of the agreement. */
    public double halfWidth() {
        return ConfidenceInterval.halfWidth(ConfidenceInterval.errorOfShare(agreement(), decisions));
    }

    private double share(double sum) {
        return decisions == 0 ? 0 : sum / decisions;
    }
}
