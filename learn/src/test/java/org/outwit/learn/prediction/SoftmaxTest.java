package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SoftmaxTest {

    private static final int PHASES = 2;
    private static final int COLUMNS = 3;

    /** Decisions by somebody with these weights, with alternatives of both phases side by side. */
    private static Choices choices(long seed, int decisions, double[][] weights) {
        Random random = new Random(seed);
        Choices choices = new Choices(PHASES, COLUMNS);
        for (int d = 0; d < decisions; d++) {
            int count = 2 + random.nextInt(5);
            int[] phase = new int[count];
            double[][] rows = new double[count][COLUMNS];
            double[] offset = new double[count];
            double[] logits = new double[count];
            for (int i = 0; i < count; i++) {
                phase[i] = random.nextInt(PHASES);
                offset[i] = random.nextInt(3) * 0.5;
                for (int c = 0; c < COLUMNS; c++) rows[i][c] = random.nextInt(9) - 4;
                logits[i] = offset[i];
                for (int c = 0; c < COLUMNS; c++) logits[i] += weights[phase[i]][c] * rows[i][c];
            }
            choices.add(drawn(logits, random), phase, rows, offset, 0.5 + random.nextInt(3) * 0.5);
        }
        return choices;
    }

    private static int drawn(double[] logits, Random random) {
        double sum = 0;
        for (double logit : logits) sum += Math.exp(logit);
        double left = random.nextDouble() * sum;
        for (int i = 0; i < logits.length; i++) {
            left -= Math.exp(logits[i]);
            if (left < 0) return i;
        }
        return logits.length - 1;
    }

    /** The definition, word for word. */
    private static double naiveLoss(Choices choices, Prior prior, double[][] weights) {
        double loss = 0;
        for (int p = 0; p < PHASES; p++) {
            for (int c = 0; c < COLUMNS; c++) {
                loss += prior.precision()[p][c] * Math.pow(weights[p][c] - prior.mean()[p][c], 2) / 2;
            }
        }
        for (int d = 0; d < choices.size(); d++) {
            double sum = 0;
            double played = 0;
            for (int i = 0; i < choices.alternatives(d); i++) {
                double logit = choices.offset(d, i);
                for (int c = 0; c < COLUMNS; c++) logit += weights[choices.phase(d, i)][c] * choices.value(d, i, c);
                sum += Math.exp(logit);
                if (i == choices.chosen(d)) played = Math.exp(logit);
            }
            loss -= choices.weight(d) * Math.log(played / sum);
        }
        return loss;
    }

    @Test
    void theLossIsItsDefinition() {
        double[][] weights = {{0.3, -0.2, 0.1}, {-0.5, 0.4, 0}};
        Choices choices = choices(7, 50, weights);
        Prior prior = Prior.around(new double[][] {{1, 0, 0}, {0, 1, 0}}, choices, 3);
        assertThat(Softmax.loss(choices, prior, weights)).isCloseTo(naiveLoss(choices, prior, weights), within(1e-6));
    }

    @Test
    void noSmallStepImprovesTheFit() {
        for (long seed = 0; seed < 20; seed++) {
            Choices choices = choices(seed, 80, new double[][] {{0.5, -0.3, 0}, {0.2, 0.6, -0.4}});
            Prior prior = Prior.nothing(choices, 1);
            double[][] fitted = Softmax.fit(choices, prior);
            double step = 1e-4;
            for (int p = 0; p < PHASES; p++) {
                for (int c = 0; c < COLUMNS; c++) {
                    double kept = fitted[p][c];
                    fitted[p][c] = kept + step;
                    double above = naiveLoss(choices, prior, fitted);
                    fitted[p][c] = kept - step;
                    double below = naiveLoss(choices, prior, fitted);
                    fitted[p][c] = kept;
                    assertThat((above - below) / (2 * step)).as("seed " + seed).isCloseTo(0, within(2e-3));
                }
            }
        }
    }

    @Test
    void whereverItStartsItEndsTheSame() {
        Choices choices = choices(3, 100, new double[][] {{0.5, -0.3, 0}, {0.2, 0.6, -0.4}});
        Prior prior = Prior.nothing(choices, 1);
        double[][] near = Softmax.fit(choices, prior);
        double[][] far = Softmax.fit(choices, prior, new double[][] {{9, 9, -9}, {-9, 5, 7}}, 100);
        for (int p = 0; p < PHASES; p++) {
            for (int c = 0; c < COLUMNS; c++) assertThat(far[p][c]).isCloseTo(near[p][c], within(1e-4));
        }
    }

    @Test
    void findsTheWeightsOfWhoeverDecided() {
        double[][] weights = {{0.5, -0.3, 0}, {0.2, 0.6, -0.4}};
        double[][] fitted = Softmax.fit(choices(11, 20_000, weights), Prior.nothing(choices(11, 100, weights), 1));
        for (int p = 0; p < PHASES; p++) {
            for (int c = 0; c < COLUMNS; c++) assertThat(fitted[p][c]).isCloseTo(weights[p][c], within(0.03));
        }
    }

    @Test
    void aStrongPriorPrevails() {
        Choices choices = choices(5, 100, new double[][] {{0.5, -0.3, 0}, {0.2, 0.6, -0.4}});
        double[][] mean = {{1, 2, 3}, {-1, -2, -3}};
        double[][] fitted = Softmax.fit(choices, Prior.around(mean, choices, 1e9));
        for (int p = 0; p < PHASES; p++) {
            for (int c = 0; c < COLUMNS; c++) assertThat(fitted[p][c]).isCloseTo(mean[p][c], within(1e-3));
        }
    }

    @Test
    void aColumnThatNeverDiffersStaysAtThePrior() {
        Choices choices = new Choices(1, 2);
        choices.add(0, new int[2], new double[][] {{7, 1}, {7, 0}});
        choices.add(1, new int[2], new double[][] {{3, 1}, {3, 0}});
        double[][] fitted = Softmax.fit(choices, Prior.around(new double[][] {{0.25, 0}}, choices, 1));
        assertThat(fitted[0][0]).isCloseTo(0.25, within(1e-6));
        assertThat(fitted[0][1]).isCloseTo(0, within(1e-6));
    }

    /** Such as the count of all discs: its curvature is nothing but rounding. */
    @Test
    void aLargeColumnThatNeverDiffersDoesNoHarm() {
        Random random = new Random(1);
        Choices choices = new Choices(1, 2);
        for (int d = 0; d < 3000; d++) {
            double same = 1000 + random.nextInt(60) / 7.0;
            double[][] rows = new double[7][];
            for (int i = 0; i < rows.length; i++) rows[i] = new double[] {same, random.nextInt(5)};
            int best = 0;
            for (int i = 0; i < rows.length; i++) if (rows[i][1] > rows[best][1]) best = i;
            choices.add(d % 4 == 0 ? random.nextInt(7) : best, new int[7], rows);
        }
        double[][] fitted = Softmax.fit(choices, Prior.nothing(choices, 1));
        assertThat(fitted[0][0]).isCloseTo(0, within(1e-3));
        assertThat(fitted[0][1]).isGreaterThan(0.8);
    }

    @Test
    void scoresCountTiesInParts() {
        Choices choices = new Choices(1, 1);
        choices.add(0, new int[4], new double[][] {{1}, {1}, {0}, {1}});
        choices.add(2, new int[3], new double[][] {{0}, {0}, {5}});
        PredictionScore score = Softmax.score(choices, new double[][] {{1}});
        assertThat(score.decisions()).isEqualTo(2);
        assertThat(score.agreement()).isCloseTo((1 / 3.0 + 1) / 2, within(1e-12));
        double first = -Math.log(Math.E / (3 * Math.E + 1));
        double second = -Math.log(Math.exp(5) / (Math.exp(5) + 2));
        assertThat(score.logLoss()).isCloseTo((first + second) / 2, within(1e-6));
    }
}
