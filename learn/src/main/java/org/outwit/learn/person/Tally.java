package org.outwit.learn.person;

import java.util.Arrays;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.prediction.PredictionScore;

/**
 * How often something predicted what was played, counted as it goes.
 *
 * <p>Where several moves are equally likely, each counts a part, as if one of them had been drawn.
 */
public final class Tally {

    private static final int TENTHS = 10;

    private long decisions;
    private double right;
    private double loss;
    private double chance;
    private double chanceLoss;
    private double plain;
    private double people;
    private double peopleLoss;
    private long compared;
    private double network;
    private double networkLoss;
    private long heard;
    private final double[] claimed = new double[TENTHS]; // by how likely the first choice was said to be
    private final double[] came = new double[TENTHS];

    /**
     * Counts one decision.
     *
     * @param probabilities of each legal move by the model
     * @param values of each legal move by the evaluator that the model is compared with
     */
    void add(double[] probabilities, double[] values, int chosen) {
        decisions++;
        double hit = agreement(probabilities, chosen);
        right += hit;
        double favourite = probabilities[MovePredictor.likeliest(probabilities, probabilities.length)];
        int tenth = Math.min(TENTHS - 1, (int) (favourite * TENTHS));
        claimed[tenth] += favourite;
        came[tenth] += hit;
        loss -= Math.log(probabilities[chosen]);
        chance += 1.0 / probabilities.length;
        chanceLoss += Math.log(probabilities.length);
        plain += PredictionScore.of(values, values.length, chosen).agreement();
    }

    /** Counts what was expected of anybody of their strength in the same decision. */
    void addPeople(double[] probabilities, int chosen) {
        compared++;
        people += agreement(probabilities, chosen);
        peopleLoss -= Math.log(probabilities[chosen]);
    }

    /** Counts what a network alone expected in the same decision. */
    void addNetwork(double[] probabilities, int chosen) {
        heard++;
        network += agreement(probabilities, chosen);
        networkLoss -= Math.log(Math.max(Double.MIN_NORMAL, probabilities[chosen]));
    }

    private static double agreement(double[] probabilities, int chosen) {
        double[] logits = new double[probabilities.length];
        for (int i = 0; i < logits.length; i++) logits[i] = Math.log(probabilities[i]);
        return PredictionScore.of(logits, logits.length, chosen).agreement();
    }

    /** Everything of another tally, too. */
    void add(Tally other) {
        decisions += other.decisions;
        right += other.right;
        loss += other.loss;
        chance += other.chance;
        chanceLoss += other.chanceLoss;
        plain += other.plain;
        people += other.people;
        peopleLoss += other.peopleLoss;
        compared += other.compared;
        network += other.network;
        networkLoss += other.networkLoss;
        heard += other.heard;
        for (int i = 0; i < TENTHS; i++) {
            claimed[i] += other.claimed[i];
            came[i] += other.came[i];
        }
    }

    /** Whether a network was asked, too. */
    public boolean knowsNetwork() {
        return heard > 0;
    }

    /** The share in which the first choice of the network alone was played. */
    public double network() {
        return share(network);
    }

    public double networkLoss() {
        return share(networkLoss);
    }

    /** How likely the model's first choice was said to be, on average. */
    public double claimed() {
        return share(Arrays.stream(claimed).sum());
    }

    /** How far what was said of first choices is from how often they were played, over tenths of what was said. */
    public double calibrationError() {
        double off = 0;
        for (int i = 0; i < TENTHS; i++) off += Math.abs(claimed[i] - came[i]);
        return share(off);
    }

    /** Whether other people were asked, too. */
    public boolean knowsPeople() {
        return compared > 0;
    }

    /** The share in which the first choice of anybody of their strength was played. */
    public double people() {
        return share(people);
    }

    public double peopleLoss() {
        return share(peopleLoss);
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

    /** The log-loss of a predictor that thinks all moves equally likely. */
    public double chanceLoss() {
        return share(chanceLoss);
    }

    /** The share of the game's own evaluator at the depth of the model. */
    public double evaluator() {
        return share(plain);
    }

    /** The agreement with its 95 % interval, which has a width however few decisions there are. */
    public ConfidenceInterval interval() {
        return ConfidenceInterval.ofMeanShare(agreement(), decisions);
    }

    /** Half the width of that interval; 0 without decisions. */
    public double halfWidth() {
        return decisions == 0 ? 0 : interval().halfWidth();
    }

    private double share(double sum) {
        return decisions == 0 ? 0 : sum / decisions;
    }
}
