package org.outwit.learn.selfplay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Feature.Sides;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;

/**
 * The weights that a training begins with: those of an evaluator, for every phase of the game, and 0 for features that it does not
 * weigh. Of those only features that favour one side take part, because a number that both sides see alike says nothing about who wins.
 */
public final class StartingWeights<P extends Position> {

    private final Phases<P> phases;
    private final List<Feature<P>> features;
    private final double[] weights; // phase by phase, in units of the game

    private StartingWeights(Phases<P> phases, List<Feature<P>> features, double[] weights) {
        this.phases = phases;
        this.features = features;
        this.weights = weights;
    }

    /**
     * The weights of an evaluator.
     *
     * @param inPhases whether each phase of the game gets its own weights
     * @throws InputException where it is not a weighted sum
     */
    public static <P extends Position> StartingWeights<P> of(
            Game<P> game, String name, Evaluator<P> evaluator, boolean inPhases) {
        boolean isPhased = evaluator instanceof PhasedEvaluator<P>;
        if (!isPhased && !(evaluator instanceof LinearEvaluator<P>)) {
            throw new InputException(
                    name + " is not a weighted sum of features, so there are no weights to train; 'outwit"
                            + " features " + game.name() + "' shows which evaluators are.");
        }
        Phases<P> phases =
                isPhased ? ((PhasedEvaluator<P>) evaluator).phases() : inPhases ? game.phases() : Phases.single();
        List<LinearEvaluator<P>> parts = IntStream.range(0, phases.names().size())
                .mapToObj(phase ->
                        isPhased ? ((PhasedEvaluator<P>) evaluator).part(phase) : (LinearEvaluator<P>) evaluator)
                .toList();
        List<Feature<P>> features = game.features().stream()
                .filter(feature -> feature.sides() == Sides.OPPOSED
                        || parts.stream().anyMatch(part -> weight(part, feature, game.scale()) != 0))
                .toList();
        double[] weights = parts.stream()
                .flatMapToDouble(part -> features.stream().mapToDouble(feature -> weight(part, feature, game.scale())))
                .toArray();
        return new StartingWeights<>(phases, features, weights);
    }

    private static <P extends Position> double weight(LinearEvaluator<P> part, Feature<P> feature, Scale scale) {
        int index = part.features().indexOf(feature);
        return index < 0 ? 0 : scale.units(part.weight(index));
    }

    Phases<P> phases() {
        return phases;
    }

    List<Feature<P>> features() {
        return features;
    }

    /** How many weights there are. */
    int count() {
        return weights.length;
    }

    double weight(int index) {
        return weights[index];
    }

    /** The index of the first weight that counts in this position; there is one for each feature from there on. */
    int from(P position) {
        return phases.of(position) * features.size();
    }

    /** The evaluator with these weights. */
    Evaluator<P> evaluator(Game<P> game) {
        Map<String, Map<String, Double>> named = new LinkedHashMap<>();
        int next = 0;
        for (String phase : phases.names()) {
            Map<String, Double> row = new LinkedHashMap<>();
            for (Feature<P> feature : features) row.put(feature.name(), weights[next++]);
            named.put(phase, row);
        }
        return WeightedFeatures.evaluator(game, phases, named);
    }

    /** What the evaluator says, in units of the game, without rounding. */
    double value(P position, int player) {
        int from = from(position);
        double sum = 0;
        for (int i = 0; i < features.size(); i++)
            sum += weights[from + i] * features.get(i).value(position, player);
        return sum;
    }
}
