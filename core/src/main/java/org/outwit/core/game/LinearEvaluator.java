package org.outwit.core.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Weights over named features: the form in which evaluators are written down, learned and compared.
 *
 * <p>Weights are in the units of the game's {@link Scale} and rounded to ints once, here, so that searches compare
 * exactly. At positions that are over it answers the payoff, as every evaluator must.
 */
public final class LinearEvaluator<P extends Position> implements Evaluator<P> {

    /** A sentence that names more than these is read by nobody. */
    private static final int MOST_NAMED = 5;

    private final List<Feature<P>> features;
    private final int[] weights;
    private final WeightedSum<P> sum;

    /** Takes one weight, in units of {@code scale}, for each feature in order. */
    public LinearEvaluator(Scale scale, List<Feature<P>> features, double... weights) {
        this.features = List.copyOf(features);
        this.weights = rounded(scale, features, weights);
        this.sum = WeightedSum.oneByOne(features, this.weights);
    }

    /** A weighted sum of features of a game, which reads its own in the way that is fastest there. */
    public LinearEvaluator(Game<P> game, List<Feature<P>> features, double... weights) {
        this.features = List.copyOf(features);
        this.weights = rounded(game.scale(), features, weights);
        Map<String, Integer> named = new HashMap<>();
        for (int i = 0; i < weights.length; i++) named.put(features.get(i).name(), this.weights[i]);
        boolean isOwn = game.features().containsAll(features);
        this.sum = isOwn ? game.weighing(named) : WeightedSum.oneByOne(features, this.weights);
    }

    private static <P extends Position> int[] rounded(Scale scale, List<Feature<P>> features, double[] weights) {
        if (features.size() != weights.length) {
            throw new IllegalArgumentException(
                    "There are " + weights.length + " weights for " + features.size() + " features.");
        }
        int[] rounded = new int[weights.length];
        double most = 0;
        for (int i = 0; i < weights.length; i++) {
            rounded[i] = scale.value(weights[i]);
            Feature<P> feature = features.get(i);
            most += Math.abs((double) rounded[i]) * Math.max(Math.abs(feature.least()), Math.abs(feature.most()));
        }
        if (most >= Value.INFINITY) {
            throw new InputException("These weights can reach " + most + ", beyond the range of values.");
        }
        return rounded;
    }

    /** Picks features by name, as model files do; features that are not named weigh nothing and are not read. */
    public static <P extends Position> LinearEvaluator<P> of(Game<P> game, Map<String, Double> weights) {
        List<Feature<P>> chosen = game.features().stream()
                .filter(feature -> weights.containsKey(feature.name()))
                .toList();
        if (chosen.size() < weights.size()) {
            List<String> known = game.features().stream().map(Feature::name).toList();
            List<String> unknown = weights.keySet().stream()
                    .filter(name -> !known.contains(name))
                    .sorted()
                    .toList();
            int more = unknown.size() - MOST_NAMED;
            String named = unknown.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
            throw new InputException(game.name() + " has no feature named " + named
                    + (more > 0 ? " and " + more + " more" : "") + "; it has " + String.join(", ", known) + ".");
        }
        double[] row = chosen.stream()
                .mapToDouble(feature -> weights.get(feature.name()))
                .toArray();
        return new LinearEvaluator<>(game, chosen, row);
    }

    /**
     * The name of the first weighted sum among a game's evaluators, to which the weights of people can be compared where the
     * default is none; the default where there is no such evaluator.
     */
    public static String firstName(Game<?> game) {
        return game.evaluators().entrySet().stream()
                .filter(each -> each.getValue() instanceof LinearEvaluator<?>)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(game.defaultEvaluatorName());
    }

    public List<Feature<P>> features() {
        return features;
    }

    /** The weight of a feature as the int the searches see. */
    public int weight(int index) {
        return weights[index];
    }

    @Override
    public int value(P position, int player) {
        return position.isOver() ? position.payoff(player) : sum.of(position, player);
    }

    @Override
    public int ongoing(P position, int player) {
        return sum.of(position, player);
    }
}
