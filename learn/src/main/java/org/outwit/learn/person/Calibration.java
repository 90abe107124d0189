package org.outwit.learn.person;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Ranking;
import org.outwit.learn.prediction.Softmax;

/**
 * Gives weights of which only the ratios are known their size and a temperature. Two numbers make what was played likeliest: how
 * much a judgement counts, and how much a payoff, where games end within sight. The temperature is what the second says, since
 * payoffs are in units of the game; the size of the weights then follows from the first.
 */
final class Calibration {

    private static final double LEAST_TEMPERATURE = ModelPredictor.LEAST_TEMPERATURE;

    private static final double MOST_TEMPERATURE = 50;

    /** No weight gets larger than this, in units, which is more than anything is worth. */
    private static final double MOST_WEIGHT = 20;

    private static final double PRIOR_DECISIONS = 1;

    private Calibration() {}

    static <P extends Position> Ranking<P> of(
            Ranking<P> known, List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        // Where a win is beyond all judgements, how far beyond it is says nothing.
        boolean paid = known.game().tactics().winThreshold() == Tactics.NEVER_WON;
        Choices choices = new Choices(1, 2);
        boolean over = false;
        for (Outlook outlook : known.outlooks(examples, parallel, monitor))
            over |= add(choices, outlook, known.weights(), paid);
        double[] fit = Softmax.fit(choices, Prior.nothing(choices, PRIOR_DECISIONS))[0];
        double judgement = Math.max(fit[0], 1e-3);
        double temperature = over && fit[1] > 0 ? 1 / fit[1] : 1 / judgement;
        temperature = Math.max(LEAST_TEMPERATURE, Math.min(MOST_TEMPERATURE, temperature));
        double largest = Arrays.stream(known.weights())
                .flatMapToDouble(Arrays::stream)
                .map(Math::abs)
                .max()
                .orElse(0);
        double factor = judgement * temperature;
        if (largest * factor > MOST_WEIGHT) {
            factor = MOST_WEIGHT / largest;
            temperature = Math.max(LEAST_TEMPERATURE, factor / judgement);
        }
        double[][] weights = scaled(known.weights(), factor);
        return new Ranking<>(known.game(), known.features(), weights, known.depth(), temperature, List.of());
    }

    /** Says whether a game ends within sight. */
    private static boolean add(Choices choices, Outlook outlook, double[][] weights, boolean paid) {
        double[][] rows = new double[outlook.alternatives()][2];
        boolean over = false;
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = outlook.value(i, weights) - outlook.payoff()[i];
            if (!outlook.over()[i]) continue;
            if (!paid) return false;
            over = true;
            rows[i][1] = outlook.payoff()[i];
        }
        choices.add(outlook.chosen(), new int[rows.length], rows);
        return over;
    }

    static double[][] scaled(double[][] rows, double factor) {
        double[][] scaled = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            scaled[i] = Arrays.stream(rows[i]).map(value -> value * factor).toArray();
        }
        return scaled;
    }
}
