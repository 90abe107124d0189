package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.strategy.Agreement;
import org.outwit.learn.strategy.LearnStrategy;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/** One hidden player: answers positions, and is learned from more and more of the answers. */
final class HiddenTrial<P extends Position> {

    private static final int UNSEEN = 300;

    /** A depth that explains this share of the moves needs no deeper rival. */
    private static final double ENOUGH = 0.97;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final int depth;
    private final double noise;
    private final long seed;

    /** {@code noise} is the share of answers that are random. */
    HiddenTrial(Game<P> game, List<String> names, int depth, double noise, long seed) {
        this.game = game;
        this.features = game.features().stream()
                .filter(feature -> names.contains(feature.name()))
                .toList();
        this.depth = depth;
        this.noise = noise;
        this.seed = seed;
    }

    /** For each number of examples, whether the depth is found and how often what is learned agrees on positions not seen before. */
    Map<String, Double> learned(List<Integer> sizes, int deepest, ProgressMonitor monitor) {
        Random random = new Random(seed);
        HiddenPlayer<P> hidden = new HiddenPlayer<>(game, features, depth, random);
        List<P> unseen = hidden.positions(UNSEEN, random);
        List<long[]> truth = unseen.stream().map(hidden::values).toList();
        List<Example<P>> examples = new ArrayList<>();
        for (P position : hidden.positions(sizes.get(sizes.size() - 1), random)) {
            examples.add(hidden.answer(position, noise, random));
        }
        StrategyOptions options =
                StrategyOptions.toDepth(deepest).withEnough(ENOUGH).watchedBy(monitor);
        Map<String, Double> numbers = new TreeMap<>();
        for (int size : sizes) {
            monitor.throwIfStopped();
            LearnedStrategy<P> best = new LearnStrategy<>(game, features, options)
                    .learn(examples.subList(0, size))
                    .best();
            monitor.throwIfStopped();
            numbers.put("found " + size, best.depth() == depth ? 1.0 : 0.0);
            numbers.put("agreement " + size, agreement(best, unseen, truth));
        }
        return numbers;
    }

    /** Nobody can know how they break ties, so a move is right that is worth as much to them as the one they chose. */
    private double agreement(LearnedStrategy<P> strategy, List<P> unseen, List<long[]> truth) {
        DominantPositions<P> dominant = new DominantPositions<>(game, features, strategy.evaluator(), strategy.depth());
        int[] weights = new int[strategy.weights().length];
        for (int i = 0; i < weights.length; i++) weights[i] = game.scale().value(strategy.weights()[i]);
        int same = 0;
        for (int i = 0; i < unseen.size(); i++) {
            long[] hidden = truth.get(i);
            Outlook outlook = dominant.of(unseen.get(i));
            int choice = HiddenPlayer.best(
                    Agreement.values(outlook, weights, game.scale().unit()));
            if (hidden[choice] == hidden[HiddenPlayer.best(hidden)]) same++;
        }
        return (double) same / unseen.size();
    }
}
