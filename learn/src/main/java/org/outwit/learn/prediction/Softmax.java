package org.outwit.learn.prediction;

import java.util.Arrays;

/**
 * The weights under which the played moves are likeliest, given a prior: alternative i is played with probability {@code
 * exp(logit[i]) / Σ exp(logit[j])}. The loss, minus the logarithm of the posterior, is convex, so Newton steps that are
 * shortened until they improve it lead to its only minimum, the same from every start.
 */
public final class Softmax {

    private static final int MOST_STEPS = 60;
    private static final int MOST_HALVINGS = 30;
    private static final double LEAST_DAMPING = 1e-10;

    /** Where a whole step would gain less than this a decision, nothing is left to gain. */
    private static final double ENOUGH = 1e-9;

    private final Choices choices;
    private final Prior prior;
    private final int columns;
    private final double[] probabilities;
    private final double[] gradient;
    private final double[][] curvature;
    private final double[] squares;

    private Softmax(Choices choices, Prior prior) {
        this.choices = choices;
        this.prior = prior;
        this.columns = choices.columns();
        int parameters = choices.phases() * columns;
        this.probabilities = new double[Math.max(1, choices.mostAlternatives())];
        this.gradient = new double[parameters];
        this.curvature = new double[parameters][parameters];
        this.squares = new double[parameters];
    }

    /** Fits from the mean of the prior on. */
    public static double[][] fit(Choices choices, Prior prior) {
        return new Softmax(choices, prior).fit(prior.mean(), MOST_STEPS);
    }

    /** Takes at most {@code mostSteps} Newton steps from {@code start}: one is enough to follow a person from game to game. */
    public static double[][] fit(Choices choices, Prior prior, double[][] start, int mostSteps) {
        return new Softmax(choices, prior).fit(start, mostSteps);
    }

    /** What is minimised: half the squared distance from the prior, and minus the logarithm of the likelihood. */
    public static double loss(Choices choices, Prior prior, double[][] weights) {
        return new Softmax(choices, prior).loss(weights);
    }

    /** How well these weights predict, each decision counting the same. */
    public static PredictionScore score(Choices choices, double[][] weights) {
        double[] logits = new double[Math.max(1, choices.mostAlternatives())];
        double agreement = 0;
        double loss = 0;
        for (int d = 0; d < choices.size(); d++) {
            PredictionScore one = PredictionScore.of(logits, choices.logits(d, weights, logits), choices.chosen(d));
            agreement += one.agreement();
            loss += one.logLoss();
        }
        int n = choices.size();
        return n == 0 ? PredictionScore.NONE : new PredictionScore(n, agreement / n, loss / n);
    }

    private double[][] fit(double[][] start, int mostSteps) {
        double[][] weights = copy(start);
        double loss = loss(weights);
        for (int step = 0; step < mostSteps; step++) {
            slopes(weights);
            double[] direction = direction();
            double gain = 0;
            for (int i = 0; i < direction.length; i++) gain += direction[i] * gradient[i];
            if (gain < ENOUGH * (1 + choices.size())) break;
            double length = 1;
            double[][] next = moved(weights, direction, length);
            double nextLoss = loss(next);
            for (int i = 0; i < MOST_HALVINGS && nextLoss > loss - 1e-4 * length * gain; i++) {
                length /= 2;
                next = moved(weights, direction, length);
                nextLoss = loss(next);
            }
            if (nextLoss >= loss) break;
            weights = next;
            loss = nextLoss;
        }
        return weights;
    }

    /**
     * A Newton step. Rounding may turn the curvature along a column that hardly differs between alternatives negative, by a
     * little of its mean square; so a little of that is added, and more until there is a step downwards.
     */
    private double[] direction() {
        for (double damping = LEAST_DAMPING; ; damping *= 100) {
            double[][] damped = copy(curvature);
            for (int i = 0; i < damped.length; i++) damped[i][i] += damping * (squares[i] + Double.MIN_NORMAL);
            double[] direction = gradient.clone();
            if (PositiveSystem.solve(damped, direction)) return direction;
            if (damping > 1) return new double[gradient.length];
        }
    }

    private double loss(double[][] weights) {
        double loss = 0;
        for (int p = 0; p < weights.length; p++) {
            for (int c = 0; c < columns; c++) {
                double distance = weights[p][c] - prior.mean()[p][c];
                loss += prior.precision()[p][c] * distance * distance / 2;
            }
        }
        for (int d = 0; d < choices.size(); d++) {
            int count = choices.logits(d, weights, probabilities);
            double played = probabilities[choices.chosen(d)];
            loss += choices.weight(d) * (normalise(probabilities, count) - played);
        }
        return loss;
    }

    /** The first and second derivatives of the loss. Of the second only the lower left half is filled. */
    private void slopes(double[][] weights) {
        for (int i = 0; i < gradient.length; i++) {
            int p = i / columns;
            int c = i % columns;
            gradient[i] = prior.precision()[p][c] * (weights[p][c] - prior.mean()[p][c]);
            Arrays.fill(curvature[i], 0);
            curvature[i][i] = prior.precision()[p][c];
        }
        Arrays.fill(squares, 0);
        double[] mean = new double[gradient.length];
        boolean[] met = new boolean[choices.phases()];
        for (int d = 0; d < choices.size(); d++) add(d, weights, mean, met);
    }

    /** One decision: its slope is the expected row less the played one, its curvature the covariance of the rows. */
    private void add(int d, double[][] weights, double[] mean, boolean[] met) {
        int count = choices.logits(d, weights, probabilities);
        normalise(probabilities, count);
        double weight = choices.weight(d);
        float[] rows = choices.rows();
        for (int i = 0; i < count; i++) {
            int phase = choices.phase(d, i);
            int base = phase * columns;
            if (!met[phase]) {
                met[phase] = true;
                Arrays.fill(mean, base, base + columns, 0);
            }
            int at = choices.at(d, i);
            double share = probabilities[i];
            for (int c = 0; c < columns; c++) {
                double part = share * rows[at + c];
                if (part == 0) continue;
                mean[base + c] += part;
                double[] row = curvature[base + c];
                double scaled = weight * part;
                squares[base + c] += scaled * rows[at + c];
                for (int e = 0; e <= c; e++) row[base + e] += scaled * rows[at + e];
            }
        }
        int played = choices.at(d, choices.chosen(d));
        int playedBase = choices.phase(d, choices.chosen(d)) * columns;
        for (int c = 0; c < columns; c++) gradient[playedBase + c] -= weight * rows[played + c];
        for (int p = 0; p < met.length; p++) {
            if (!met[p]) continue;
            for (int i = p * columns; i < (p + 1) * columns; i++) {
                double scaled = weight * mean[i];
                gradient[i] += scaled;
                for (int q = 0; q <= p; q++) {
                    if (!met[q]) continue;
                    int end = q == p ? i + 1 : (q + 1) * columns;
                    for (int j = q * columns; j < end; j++) curvature[i][j] -= scaled * mean[j];
                }
            }
        }
        Arrays.fill(met, false);
    }

    /** Turns logits into probabilities and returns the logarithm of what they were divided by. */
    public static double normalise(double[] logits, int count) {
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) top = Math.max(top, logits[i]);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += logits[i] = Math.exp(logits[i] - top);
        for (int i = 0; i < count; i++) logits[i] /= sum;
        return top + Math.log(sum);
    }

    private double[][] moved(double[][] weights, double[] direction, double length) {
        double[][] moved = copy(weights);
        for (int i = 0; i < direction.length; i++) moved[i / columns][i % columns] -= length * direction[i];
        return moved;
    }

    private static double[][] copy(double[][] rows) {
        double[][] copy = rows.clone();
        for (int i = 0; i < copy.length; i++) copy[i] = rows[i].clone();
        return copy;
    }
}
