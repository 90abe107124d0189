package org.outwit.learn.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Importance;
import org.outwit.learn.example.Outlook;

/**
 * Asks what would have been learned from other games: draws as many games as there are, with repetition, fits weights to them,
 * and repeats that. How far those weights are apart says how well they are known. Games are drawn whole, because moves
 * of one game are alike; where all examples are of one game, examples are drawn.
 *
 * <p>Dominant positions are those of the learned weights throughout, so that positions are searched once; weights that are so
 * far off that others would dominate are less well known than is said here. Only ratios of weights show in moves, so the
 * weights of each sample are scaled to judge the dominant positions as much like the learned ones as they can.
 */
public final class Bootstrap<P extends Position> {

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final Importance importance;
    private final double share;
    private final double margin;

    /** {@code share} of the samples lie inside of intervals, and of errors below the bound; {@code margin} as in learning. */
    public Bootstrap(Game<P> game, List<Feature<P>> features, Importance importance, double share, double margin) {
        if (!(share > 0 && share < 1)) {
            throw new IllegalArgumentException("The share (" + share + ") must lie between 0 and 1.");
        }
        this.game = game;
        this.features = List.copyOf(features);
        this.importance = importance;
        this.share = share;
        this.margin = margin;
    }

    /**
     * The confidence in a strategy that was learned from these examples.
     *
     * @throws java.util.concurrent.CancellationException where the monitor stops it, since half of the samples tell nothing
     */
    public Confidence of(
            LearnedStrategy<P> strategy,
            List<Example<P>> examples,
            int samples,
            long seed,
            Parallel parallel,
            ProgressMonitor monitor) {
        if (samples < 1) throw new IllegalArgumentException("The samples (" + samples + ") must be one or more.");
        DominantPositions<P> dominant = new DominantPositions<>(game, features, strategy.evaluator(), strategy.depth());
        List<Outlook> outlooks = parallel.map(examples, monitor, dominant::of);
        List<List<Integer>> groups = groups(examples);
        double[] judged = judged(outlooks, strategy.weights());
        List<double[]> found = new ArrayList<>();
        List<double[]> judgements = new ArrayList<>();
        Weights<P> weighing = new Weights<>(game, features, new HingeSolver(monitor), margin);
        SplittableRandom random = new SplittableRandom(seed);
        for (int sample = 0; sample < samples; sample++) {
            monitor.progress("drawing games anew", sample, samples);
            double[] counts = drawn(examples, groups, random);
            double[] weights = weighing.fitted(outlooks, counts);
            monitor.throwIfStopped(); // weights that were broken off are those of no sample
            if (weights == null) weights = new double[features.size()];
            double[] others = judged(outlooks, weights);
            double scale = scale(others, judged);
            found.add(Arrays.stream(weights).map(weight -> scale * weight).toArray());
            judgements.add(IntStream.range(0, judged.length)
                    .mapToDouble(i -> Math.abs(scale * others[i] - judged[i]))
                    .toArray());
        }
        return new Confidence(intervals(found), error(judgements), samples);
    }

    private List<List<Integer>> groups(List<Example<P>> examples) {
        Map<Integer, List<Integer>> games = new LinkedHashMap<>();
        for (int i = 0; i < examples.size(); i++) {
            games.computeIfAbsent(examples.get(i).game(), game -> new ArrayList<>())
                    .add(i);
        }
        if (games.size() > 1) return List.copyOf(games.values());
        return IntStream.range(0, examples.size()).mapToObj(List::of).toList();
    }

    private double[] drawn(List<Example<P>> examples, List<List<Integer>> groups, SplittableRandom random) {
        double[] counts = new double[examples.size()];
        for (int i = 0; i < groups.size(); i++) {
            for (int example : groups.get(random.nextInt(groups.size()))) {
                counts[example] += importance.of(examples.get(example));
            }
        }
        return counts;
    }

    /**
     * What weights make of the dominant positions of all alternatives that are not over, compared with their mean in each
     * example: what all alternatives share shows in no choice, so nothing is known of it and nothing depends on it.
     */
    private static double[] judged(List<Outlook> outlooks, double[] weights) {
        return outlooks.stream()
                .flatMapToDouble(outlook -> {
                    double[] values = IntStream.range(0, outlook.alternatives())
                            .filter(i -> !outlook.over()[i])
                            .mapToDouble(i -> value(outlook.features()[i], weights))
                            .toArray();
                    double mean = Arrays.stream(values).average().orElse(0);
                    return Arrays.stream(values).map(value -> value - mean);
                })
                .toArray();
    }

    private static double value(int[] features, double[] weights) {
        double sum = 0;
        for (int f = 0; f < weights.length; f++) sum += weights[f] * features[f];
        return sum;
    }

    private static double scale(double[] others, double[] judged) {
        double both = 0;
        double square = 0;
        for (int i = 0; i < judged.length; i++) {
            both += others[i] * judged[i];
            square += others[i] * others[i];
        }
        return both > 0 ? both / square : 1;
    }

    private List<Confidence.Interval> intervals(List<double[]> found) {
        List<Confidence.Interval> intervals = new ArrayList<>();
        for (int f = 0; f < features.size(); f++) {
            int feature = f;
            double[] sorted = found.stream()
                    .mapToDouble(weights -> weights[feature])
                    .sorted()
                    .toArray();
            intervals.add(
                    new Confidence.Interval(quantile(sorted, (1 - share) / 2), quantile(sorted, (1 + share) / 2)));
        }
        return intervals;
    }

    private double error(List<double[]> judgements) {
        double[] sorted =
                judgements.stream().flatMapToDouble(Arrays::stream).sorted().toArray();
        return sorted.length == 0 ? 0 : quantile(sorted, share);
    }

    private static double quantile(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(sorted.length - 1, below + 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
