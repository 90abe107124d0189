package org.outwit.core.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.SumBounds.Interval;

/**
 * The interval of a sum worked out instead of measured: two linear evaluators, one seen by each side of a zero-sum game,
 * over features that say between what they lie. Sound for every position there is, so pruning with it is, too.
 *
 * <p>A feature x that weighs w to us and w' to him adds (w - w')·x if his view of it is the opposite of ours, (w + w')·x if
 * both see the same number, and w·x + w'·x' if each has one of his own; the ends are those of x. Equal weights on opposed
 * features cancel: what remains is only what the two disagree about. Where the game is over the payoffs cancel, so 0
 * always belongs to the interval.
 */
public final class LinearSums {

    private LinearSums() {}

    /** The interval of {@code own}, as one player sees it, plus {@code his}, as the other does. */
    public static <P extends Position> Interval of(LinearEvaluator<P> own, LinearEvaluator<P> his) {
        Map<String, Feature<P>> features = new LinkedHashMap<>();
        for (LinearEvaluator<P> evaluator : List.of(own, his)) {
            for (Feature<P> feature : evaluator.features()) features.put(feature.name(), feature);
        }
        long least = 0;
        long most = 0;
        for (Feature<P> feature : features.values()) {
            long ours = weight(own, feature);
            long theirs = weight(his, feature);
            switch (feature.sides()) {
                case OPPOSED -> {
                    least += least(ours - theirs, feature);
                    most += most(ours - theirs, feature);
                }
                case COMMON -> {
                    least += least(ours + theirs, feature);
                    most += most(ours + theirs, feature);
                }
                case OWN -> {
                    least += least(ours, feature) + least(theirs, feature);
                    most += most(ours, feature) + most(theirs, feature);
                }
            }
        }
        return new Interval(Math.min(0, least), Math.max(0, most));
    }

    private static <P extends Position> long weight(LinearEvaluator<P> evaluator, Feature<P> feature) {
        for (int i = 0; i < evaluator.features().size(); i++) {
            if (evaluator.features().get(i).name().equals(feature.name())) return evaluator.weight(i);
        }
        return 0;
    }

    private static long least(long weight, Feature<?> feature) {
        return Math.min(weight * feature.least(), weight * feature.most());
    }

    private static long most(long weight, Feature<?> feature) {
        return Math.max(weight * feature.least(), weight * feature.most());
    }
}
