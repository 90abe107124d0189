package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Ranking;
import org.outwit.learn.prediction.Softmax;

/**
 * How sure weights are, by the bootstrap: whole games are drawn anew with repetition, since decisions of one game are not
 * independent, and weights are fitted to each draw. The dominant positions stay those of the ranking itself, which saves the
 * searches and leaves out only what they would add.
 *
 * @param halfWidths of the 95 % intervals, for each phase a row; 0 where nobody knows them
 * @param error how far, in units of the game, values of alternatives are from those of a drawn function in 95 % of cases
 */
record Resampled<P extends Position>(double[][] halfWidths, OptionalDouble error) {

    private static final int DRAWS = 40;

    /** From the weights themselves it is not far to those of a draw. */
    private static final int NEWTON_STEPS = 4;

    /** As weak as what the weights were learned with. */
    private static final double PRIOR_DECISIONS = 10;

    private static final double MOST_LOGIT = 12;

    /** Ends with a {@link java.util.concurrent.CancellationException} where the monitor stops it. */
    static <P extends Position> Resampled<P> of(
            Ranking<P> ranking, List<Example<P>> examples, long seed, Parallel parallel, ProgressMonitor monitor) {
        int[] games = examples.stream().mapToInt(Example::game).distinct().toArray();
        if (games.length < 2) return unknown(ranking);
        monitor.progress("drawing games anew", 0, DRAWS);
        List<Outlook> outlooks = ranking.outlooks(examples, parallel, monitor);
        double[][] logits = Calibration.scaled(ranking.weights(), 1 / ranking.temperature());
        List<double[][]> drawn = parallel.map(
                IntStream.range(0, DRAWS).boxed().toList(),
                monitor,
                draw -> fitted(ranking, examples, outlooks, games, logits, new Random(seed * 1_000 + draw)));
        double[][] widths = new double[logits.length][ranking.features().size()];
        for (int p = 0; p < widths.length; p++) {
            for (int f = 0; f < widths[p].length; f++) {
                widths[p][f] = ConfidenceInterval.halfWidth(ranking.temperature() * deviation(drawn, p, f));
            }
        }
        return new Resampled<>(widths, error(ranking, outlooks, drawn));
    }

    /** One game is drawn as itself each time, which would look like certainty. */
    private static <P extends Position> Resampled<P> unknown(Ranking<P> ranking) {
        double[][] none =
                new double[ranking.weights().length][ranking.features().size()];
        return new Resampled<>(none, OptionalDouble.empty());
    }

    private static double deviation(List<double[][]> drawn, int phase, int feature) {
        double mean = 0;
        for (double[][] each : drawn) mean += each[phase][feature] / DRAWS;
        double squares = 0;
        for (double[][] each : drawn) {
            double distance = each[phase][feature] - mean;
            squares += distance * distance;
        }
        return Math.sqrt(squares / (DRAWS - 1));
    }

    private static double[][] fitted(
            Ranking<?> ranking,
            List<? extends Example<?>> examples,
            List<Outlook> outlooks,
            int[] games,
            double[][] start,
            Random random) {
        int[] times = new int[games[games.length - 1] + 1];
        for (int i = 0; i < games.length; i++) times[games[random.nextInt(games.length)]]++;
        Choices choices = new Choices(start.length, ranking.features().size());
        for (int i = 0; i < outlooks.size(); i++) {
            int weight = times[examples.get(i).game()];
            if (weight > 0) add(choices, outlooks.get(i), weight, ranking.temperature());
        }
        return Softmax.fit(
                choices, Prior.nothing(choices, PRIOR_DECISIONS).atLeast(Prior.OF_FEATURES), start, NEWTON_STEPS);
    }

    private static void add(Choices choices, Outlook outlook, double weight, double temperature) {
        int count = outlook.alternatives();
        double[][] rows = new double[count][choices.columns()];
        double[] offsets = new double[count];
        for (int i = 0; i < count; i++) {
            offsets[i] = Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, outlook.payoff()[i] / temperature));
            for (int c = 0; c < rows[i].length; c++) rows[i][c] = outlook.features()[i][c];
        }
        choices.add(outlook.chosen(), outlook.phase(), rows, offsets, weight);
    }

    /** Only differences between the alternatives of a decision matter, so their mean is taken away first. */
    private static OptionalDouble error(Ranking<?> ranking, List<Outlook> outlooks, List<double[][]> drawn) {
        List<Double> distances = new ArrayList<>();
        int step = 1 + outlooks.size() / 200;
        for (int d = 0; d < outlooks.size(); d += step) {
            Outlook outlook = outlooks.get(d);
            for (double[][] each : drawn) {
                double[][] weights = Calibration.scaled(each, ranking.temperature());
                double[] off = new double[outlook.alternatives()];
                for (int i = 0; i < off.length; i++) {
                    off[i] = outlook.value(i, weights) - outlook.value(i, ranking.weights());
                }
                double mean = Arrays.stream(off).average().orElse(0);
                for (double one : off) distances.add(Math.abs(one - mean));
            }
        }
        if (distances.isEmpty()) return OptionalDouble.empty();
        distances.sort(null);
        return OptionalDouble.of(distances.get((int) (0.95 * (distances.size() - 1))));
    }
}
