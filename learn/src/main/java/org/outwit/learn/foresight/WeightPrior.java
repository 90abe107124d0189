package org.outwit.learn.foresight;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * What weights others are likely to have, as long as nothing is known of them: about ours. Features that we do not weigh they probably do not
 * weigh either. Only ratios of weights show in moves, so the heaviest feature is the unit and stays what it is.
 */
final class WeightPrior<P extends Position> {

    /** How far a weight is likely to be from ours: a share of it, and a little for what is small. */
    private static final double SHARE = 0.4;

    private static final double LITTLE = 0.02;

    /** What a feature costs that we do not weigh, in natural logarithms of probability. */
    private static final double STRANGE_FEATURE = 1.5;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final double[] centre;
    private final double[] sigma;

    private WeightPrior(Game<P> game, double[] centre) {
        this.game = game;
        this.features = game.features();
        this.centre = centre;
        this.sigma = new double[centre.length];
        for (int i = 0; i < sigma.length; i++) sigma[i] = SHARE * Math.abs(centre[i]) + LITTLE;
    }

    /**
     * Round our own function if it weighs features of the game, else round the first of the game's functions that does; empty where
     * there is none.
     */
    static <P extends Position> Optional<WeightPrior<P>> of(Game<P> game, Evaluator<P> own) {
        Optional<double[]> centre = weights(game, own);
        if (centre.isEmpty()) centre = weights(game, game.evaluator(LinearEvaluator.firstName(game)));
        return centre.map(found -> new WeightPrior<>(game, found));
    }

    /** The weights of a function in the order of the game's features, in units; empty where it is not a sum of such. */
    static <P extends Position> Optional<double[]> weights(Game<P> game, Evaluator<P> function) {
        if (!(function instanceof LinearEvaluator<P> linear)) return Optional.empty();
        double[] weights = new double[game.features().size()];
        for (int i = 0; i < linear.features().size(); i++) {
            int index = game.features().indexOf(linear.features().get(i));
            if (index < 0) return Optional.empty();
            weights[index] = game.scale().units(linear.weight(i));
        }
        for (double weight : weights) if (weight != 0) return Optional.of(weights);
        return Optional.empty();
    }

    int size() {
        return centre.length;
    }

    /** How many features we weigh. */
    int weighed() {
        int weighed = 0;
        for (double weight : centre) if (weight != 0) weighed++;
        return weighed;
    }

    double[] centre() {
        return centre.clone();
    }

    /** How far a weight is likely to be from ours. */
    double sigma(int feature) {
        return sigma[feature];
    }

    boolean isOurs(int feature) {
        return centre[feature] != 0;
    }

    /** The feature that most of our judgement comes from in these positions. */
    int unit(List<Example<P>> decisions) {
        int heaviest = -1;
        double most = -1;
        for (int i = 0; i < centre.length; i++) {
            if (centre[i] == 0) continue;
            double sum = 0;
            for (Example<P> each : decisions) {
                int player = each.position().mover();
                sum += Math.abs(centre[i] * features.get(i).value(each.position(), player));
            }
            if (sum > most) {
                most = sum;
                heaviest = i;
            }
        }
        return heaviest;
    }

    /** Minus the logarithm of how likely these weights are, up to a constant. */
    double cost(double[] weights) {
        double cost = 0;
        for (int i = 0; i < centre.length; i++) {
            double far = (weights[i] - centre[i]) / sigma[i];
            cost += far * far / 2;
            if (centre[i] == 0 && weights[i] != 0) cost += STRANGE_FEATURE;
        }
        return cost;
    }

    /** Likely weights where the unit and all features that we do not weigh are as ours. */
    double[] drawn(SplittableRandom random, int unit) {
        double[] weights = centre();
        for (int i = 0; i < weights.length; i++) {
            if (i != unit && isOurs(i)) weights[i] += sigma[i] * random.nextGaussian();
        }
        return weights;
    }

    /** Other weights in the measure of ours: their unit becomes ours. Empty where they do not weigh it as we do. */
    Optional<double[]> measured(double[] weights, int unit) {
        double factor = centre[unit] / weights[unit];
        if (!Double.isFinite(factor) || factor <= 0) return Optional.empty();
        double[] measured = new double[weights.length];
        for (int i = 0; i < weights.length; i++) measured[i] = factor * weights[i];
        return Optional.of(measured);
    }

    List<Feature<P>> features() {
        return features;
    }

    /** The ints of the search. */
    int[] rounded(double[] weights) {
        int[] ints = new int[weights.length];
        for (int i = 0; i < ints.length; i++) ints[i] = game.scale().value(weights[i]);
        return ints;
    }

    /** The function that has these weights. */
    LinearEvaluator<P> function(double[] weights) {
        return function(rounded(weights));
    }

    /** The function that has these ints; features of no weight are not read. */
    LinearEvaluator<P> function(int[] rounded) {
        Map<String, Double> named = new HashMap<>();
        for (int i = 0; i < rounded.length; i++) {
            if (rounded[i] != 0) named.put(features.get(i).name(), game.scale().units(rounded[i]));
        }
        return LinearEvaluator.of(game, named);
    }
}
