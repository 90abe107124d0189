package org.outwit.learn.selfplay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * A game that an evaluator of a game with dice played against itself while it looked at all throws before each, with what it should have
 * predicted.
 *
 * <p>The average over all throws is a better prediction than the one at once. How much better it is at later positions of the game counts
 * for the earlier ones, too, &lambda; times for each that lies between:
 * target(t) = average(t) + &lambda; (target(t + 1) - prediction(t + 1)). That is TD(&lambda;) in which the luck of the dice is taken out,
 * because what a throw changes is counted against the average over all throws; with &lambda; = 1 it is what rollouts with
 * variance reduction do.
 *
 * @param positions in which the dice were about to be thrown
 * @param targets what should have been predicted there
 * @param player whose payoffs are predicted
 */
record LookedGame<P extends Position>(List<P> positions, List<double[]> targets, int player) {

    private static final int RANDOM_ONE_IN = 4;

    /** Plays one, as {@link DiceSelfPlay} does. It ends where everything is known or a phase that is learned from is over. */
    static <P extends Position> LookedGame<P> play(
            Game<P> game, LookingEvaluator<P> evaluator, ThrowLook<P> look, SelfPlayPlan plan, long seed, int player) {
        Random random = new Random(seed);
        boolean isOdd = random.nextInt(RANDOM_ONE_IN) == 0;
        P position = isOdd ? RandomOpening.of(game, plan.openingPlies(), random) : game.start();
        List<P> positions = new ArrayList<>();
        List<double[]> predictions = new ArrayList<>();
        List<double[]> averages = new ArrayList<>();
        for (int ply = 0; ply < plan.mostPlies() && !position.isOver(); ply++) {
            if (position.mover() != Position.CHANCE) {
                position.make(look.best(position));
                continue;
            }
            if (look.isKnown(position)) break;
            if (plan.phase() >= 0 && game.phases().of(position) != plan.phase()) {
                if (!positions.isEmpty()) break;
                RandomOpening.makeRandomMove(position, random);
                continue;
            }
            double[] prediction = new double[evaluator.outputs()];
            look.atOnce(position, player, prediction);
            double[] average = new double[evaluator.outputs()];
            look.afterThrows(position, player, average);
            positions.add(Position.copyOf(position));
            predictions.add(prediction);
            averages.add(average);
            RandomOpening.makeRandomMove(position, random);
        }
        return new LookedGame<>(positions, targets(predictions, averages, plan.lambda()), player);
    }

    /** From the last to the first. Behind the last nothing is said: it is over or known there, or was cut off. */
    static List<double[]> targets(List<double[]> predictions, List<double[]> averages, double lambda) {
        Deque<double[]> targets = new ArrayDeque<>();
        double[] gain = null; // of the position after this one
        for (int i = averages.size() - 1; i >= 0; i--) {
            double[] target = averages.get(i).clone();
            for (int k = 0; k < target.length; k++) {
                if (gain != null) target[k] += lambda * gain[k];
                target[k] = Math.max(0, Math.min(1, target[k]));
            }
            targets.addFirst(target);
            gain = new double[target.length];
            for (int k = 0; k < gain.length; k++)
                gain[k] = target[k] - predictions.get(i)[k];
        }
        return List.copyOf(targets);
    }
}
