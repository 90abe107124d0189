package org.outwit.core.bounds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;

/**
 * The interval of a sum worked out instead of measured: two linear evaluators, one seen by each side of a zero-sum game,
 * over features that say between what they lie. Sound for every position there is, so pruning with it is, too. From a
 * root on it can be narrower on one side, where features only fall or only rise.
 *
 * <p>A feature x that weighs w to us and w' to them adds (w - w')·x if their view of it is the opposite of ours, (w + w')·x if
 * both see the same number, and w·x + w'·x' if each side has a number of its own; the ends are those of x. Equal weights on opposed
 * features cancel: what remains is only what the two disagree about. Where the game is over the payoffs cancel, so 0
 * always belongs to the interval.
 */
public final class LinearSums {

    private LinearSums() {}

    /** The interval of {@code own}, as one player sees it, plus {@code opposing}, as the other does, at every position. */
    public static <P extends Position> Interval of(LinearEvaluator<P> own, LinearEvaluator<P> opposing) {
        return of(own, opposing, (feature, other) -> new Interval(feature.least(), feature.most()));
    }

    /**
     * The interval at the positions that can come about from {@code root}, where {@code own} is the function of
     * {@code player}: a feature that only falls is never more again than it is now, one that only rises never less.
     */
    public static <P extends Position> Interval below(
            P root, int player, LinearEvaluator<P> own, LinearEvaluator<P> opposing) {
        return of(own, opposing, (feature, other) -> {
            int now = feature.value(root, other ? 1 - player : player);
            return new Interval(
                    feature.trend() == Feature.Trend.RISES ? now : feature.least(),
                    feature.trend() == Feature.Trend.FALLS ? now : feature.most());
        });
    }

    /** Between what a feature lies, seen by us or by the other. */
    @FunctionalInterface
    private interface Ends<P extends Position> {
        Interval of(Feature<P> feature, boolean other);
    }

    private static <P extends Position> Interval of(LinearEvaluator<P> own, LinearEvaluator<P> opposing, Ends<P> ends) {
        Map<String, Feature<P>> features = new LinkedHashMap<>();
        for (LinearEvaluator<P> evaluator : List.of(own, opposing)) {
            for (Feature<P> feature : evaluator.features()) features.put(feature.name(), feature);
        }
        long least = 0;
        long most = 0;
        for (Feature<P> feature : features.values()) {
            long ours = weight(own, feature);
            long theirs = weight(opposing, feature);
            Interval seen = ends.of(feature, false);
            Interval seenByThem = ends.of(feature, true);
            switch (feature.sides()) {
                case OPPOSED -> {
                    least += least(ours - theirs, seen);
                    most += most(ours - theirs, seen);
                }
                case COMMON -> {
                    least += least(ours + theirs, seen);
                    most += most(ours + theirs, seen);
                }
                case OWN -> {
                    least += least(ours, seen) + least(theirs, seenByThem);
                    most += most(ours, seen) + most(theirs, seenByThem);
                }
            }
        }
        return new Interval(Math.min(0, least), Math.max(0, most));
    }

    static <P extends Position> long weight(LinearEvaluator<P> evaluator, Feature<P> feature) {
        for (int i = 0; i < evaluator.features().size(); i++) {
            if (evaluator.features().get(i).name().equals(feature.name())) return evaluator.weight(i);
        }
        return 0;
    }

    private static long least(long weight, Interval feature) {
        return Math.min(weight * feature.least(), weight * feature.most());
    }

    private static long most(long weight, Interval feature) {
        return Math.max(weight * feature.least(), weight * feature.most());
    }
}
