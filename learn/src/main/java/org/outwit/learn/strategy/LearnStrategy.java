package org.outwit.learn.strategy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;

/**
 * Learns what somebody values and how deep they look, both at once, from their moves: Carmel and Markovitch, <i>Learning and
 * using opponent models</i>, Figure 23. For each depth: search every alternative of every example with the weights there
 * are; the position that decides an alternative's value speaks for it; find weights by which the chosen moves' positions
 * are the better ones; search again with those, as long as held-out moves are explained better. Each depth starts with the
 * weights of the one before.
 *
 * <p>Where it differs from the figure:
 *
 * <ul>
 *   <li>The figure goes on after any large change of the score, a drop too, and keeps the last weights; here only a
 *       gain counts, and the best weights are kept.
 *   <li>Weights of 0 satisfy the figure's inequalities; here chosen moves should be better by a margin, and as little as
 *       possible is to be missing to that.
 *   <li>The figure chooses the depth by the held-out moves; here all moves decide, which are more. Weights of few
 * features cannot be fitted so closely to many moves that this would favour any depth.
 *   <li>Depths are compared on a sample; only the best two are fitted to all examples.
 * </ul>
 */
public final class LearnStrategy<P extends Position> {

    /** Every third example is held out, as in the paper. */
    private static final int THIRD = 3;

    /** A round without progress may lead to one with progress. */
    private static final int PATIENCE = 2;

    private static final int LAST_ROUNDS = 3;

    private static final int FINALISTS = 2;

    /** How many depths before lend their weights for a start. */
    private static final int STARTS = 2;

    /** Who explains so large a share of the moves has not lost the way. */
    private static final double MOST = 0.9;

    /** By the share of all moves that are explained, then by their ranks; of equals the less deep is the better. */
    private static final Comparator<LearnedStrategy<?>> BETTER = Comparator.<LearnedStrategy<?>>comparingDouble(
                    strategy -> strategy.agreement().share())
            .thenComparingDouble(strategy -> strategy.agreement().rank())
            .thenComparingInt(strategy -> -strategy.depth());

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final StrategyOptions options;
    private final Weights<P> weighing;
    private final Consumer<LearnedStrategy<P>> listener;

    public LearnStrategy(Game<P> game, List<Feature<P>> features, StrategyOptions options) {
        this(game, features, options, new HingeSolver(options.monitor()), strategy -> {});
    }

    /** The listener hears of the best strategy for a depth whenever there is a better one. */
    public LearnStrategy(
            Game<P> game,
            List<Feature<P>> features,
            StrategyOptions options,
            LinearProgram program,
            Consumer<LearnedStrategy<P>> listener) {
        this.game = game;
        this.features = List.copyOf(features);
        this.options = options;
        this.weighing = new Weights<>(game, this.features, program, options.margin());
        this.listener = listener;
    }

    /** Equal examples and options give equal results. */
    public LearnedStrategies<P> learn(List<Example<P>> examples) {
        return new Run(examples).learn();
    }

    private final class Run {

        private final List<Example<P>> shuffled;
        private final List<LearnedStrategy<P>> tried = new ArrayList<>();

        Run(List<Example<P>> examples) {
            this.shuffled = new ArrayList<>(examples);
            SplittableRandom random = new SplittableRandom(options.seed());
            for (int i = shuffled.size() - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                Example<P> kept = shuffled.get(i);
                shuffled.set(i, shuffled.get(other));
                shuffled.set(other, kept);
            }
        }

        LearnedStrategies<P> learn() {
            int some = Math.min(options.sample(), shuffled.size());
            for (int depth = 1; depth <= options.mostDepth(); depth++) {
                options.monitor().progress("learning a program", depth - 1, options.mostDepth());
                LearnedStrategy<P> found = climbed(shuffled.subList(0, some), depth);
                if (found == null) return result(false);
                tried.add(found);
                if (found.agreement().share() >= options.enough()) break;
            }
            if (some == shuffled.size()) return result(true);
            List<LearnedStrategy<P>> finalists =
                    tried.stream().sorted(BETTER.reversed()).limit(FINALISTS).toList();
            for (LearnedStrategy<P> finalist : finalists) {
                LearnedStrategy<P> found = climb(shuffled, finalist.depth(), finalist.weights());
                if (found == null) return result(false);
                tried.set(finalist.depth() - 1, found);
                if (found.agreement().share() >= options.enough()) break;
            }
            return result(true);
        }

        private LearnedStrategies<P> result(boolean complete) {
            LearnedStrategy<P> best = tried.stream().max(BETTER).orElse(null);
            return new LearnedStrategies<>(best, List.copyOf(tried), complete);
        }

        /** Where one start does not lead to most moves, another may. Null when stopped. */
        private LearnedStrategy<P> climbed(List<Example<P>> examples, int depth) {
            LearnedStrategy<P> found = null;
            for (int before = depth - 1; before >= Math.max(0, depth - STARTS); before--) {
                double[] start =
                        before == 0 ? weighing.initial() : tried.get(before - 1).weights();
                LearnedStrategy<P> next = climb(examples, depth, start);
                if (next == null) return found;
                if (found == null || BETTER.compare(next, found) > 0) found = next;
                if (found.agreement().share() >= MOST) return found;
            }
            return found;
        }

        /** Fits and searches in turn while held-out moves are explained better, and in the end fits those too. */
        private LearnedStrategy<P> climb(List<Example<P>> examples, int depth, double[] start) {
            double[] importance = new double[examples.size()];
            for (int i = 0; i < importance.length; i++) {
                importance[i] = options.importance().of(examples.get(i));
            }
            LearnedStrategy<P> best = null;
            List<Outlook> bestOutlooks = null;
            double[] weights = start;
            int idle = 0;
            for (int round = 0; round <= options.mostRounds() + LAST_ROUNDS; round++) {
                List<Outlook> outlooks = outlooks(examples, depth, weights);
                if (outlooks == null) return best;
                LearnedStrategy<P> strategy = scored(depth, weights, outlooks, importance, round);
                boolean progress = best == null || gain(best, strategy) >= options.progress();
                if (best == null || BETTER.compare(strategy, best) > 0) {
                    best = strategy;
                    bestOutlooks = outlooks;
                    listener.accept(best);
                } else if (idle > PATIENCE) {
                    return best;
                }
                idle = progress && idle <= PATIENCE ? 0 : idle + 1;
                if (round == options.mostRounds()) idle = Math.max(idle, PATIENCE + 1);
                boolean last = idle > PATIENCE;
                weights = refitted(last ? bestOutlooks : outlooks, importance, last);
                if (weights == null) return best;
            }
            return best;
        }

        /** Null when stopped. */
        private List<Outlook> outlooks(List<Example<P>> examples, int depth, double[] weights) {
            DominantPositions<P> dominant = new DominantPositions<>(game, features, weighing.evaluator(weights), depth);
            try {
                return options.parallel().map(examples, options.monitor(), dominant::of);
            } catch (CancellationException e) {
                return null;
            }
        }

        private double[] refitted(List<Outlook> outlooks, double[] importance, boolean all) {
            List<Outlook> fitted = new ArrayList<>();
            double[] counts = new double[importance.length];
            for (int i = 0; i < importance.length; i++) {
                if (!all && isHeldOut(i)) continue;
                counts[fitted.size()] = importance[i];
                fitted.add(outlooks.get(i));
            }
            return weighing.fitted(fitted, counts);
        }
    }

    private static boolean isHeldOut(int index) {
        return index % THIRD == THIRD - 1;
    }

    private LearnedStrategy<P> scored(
            int depth, double[] weights, List<Outlook> outlooks, double[] importance, int round) {
        int[] ints = weighing.rounded(weights);
        int unit = game.scale().unit();
        Agreement all = Agreement.NONE;
        Agreement heldOut = Agreement.NONE;
        for (int i = 0; i < importance.length; i++) {
            Outlook outlook = outlooks.get(i);
            Agreement one = Agreement.of(Agreement.values(outlook, ints, unit), outlook.chosen(), importance[i]);
            all = all.plus(one);
            if (isHeldOut(i)) heldOut = heldOut.plus(one);
        }
        LinearEvaluator<P> evaluator = weighing.evaluator(weights);
        return new LearnedStrategy<>(depth, weights, evaluator, all, heldOut, round);
    }

    private static <P extends Position> double gain(LearnedStrategy<P> from, LearnedStrategy<P> to) {
        return to.heldOut().share() - from.heldOut().share();
    }
}
