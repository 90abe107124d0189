package org.outwit.core.bounds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;

/**
 * Where our function plus theirs can lie below a node: {@link LinearSums}, worked out anew at every node from what the features
 * are there and how fast they can change. What the two agree on cancels and is never looked at, so few features are.
 *
 * <p>Positions where the game is over are not covered: there the sum is 0. Who uses this must know that such values are
 * far from all others.
 */
public final class SumsBelow<P extends Position> {

    private final Feature<P>[] features;
    private final boolean[] seenByThem;
    private final long[] weights;
    private long least;
    private long most;

    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist; the array never leaves this class
    public SumsBelow(LinearEvaluator<P> own, LinearEvaluator<P> opposing) {
        Map<String, Feature<P>> all = new LinkedHashMap<>();
        for (LinearEvaluator<P> evaluator : List.of(own, opposing)) {
            for (Feature<P> feature : evaluator.features()) all.put(feature.name(), feature);
        }
        List<Feature<P>> chosen = new ArrayList<>();
        List<Boolean> seenByOpponent = new ArrayList<>();
        List<Long> factors = new ArrayList<>();
        for (Feature<P> feature : all.values()) {
            long ours = LinearSums.weight(own, feature);
            long theirs = LinearSums.weight(opposing, feature);
            long first = switch (feature.sides()) {
                case OPPOSED -> ours - theirs;
                case COMMON -> ours + theirs;
                case OWN -> ours;
            };
            if (first != 0) {
                chosen.add(feature);
                seenByOpponent.add(false);
                factors.add(first);
            }
            if (feature.sides() == Feature.Sides.OWN && theirs != 0) {
                chosen.add(feature);
                seenByOpponent.add(true);
                factors.add(theirs);
            }
        }
        this.features = chosen.toArray(new Feature[0]);
        this.seenByThem = new boolean[features.length];
        this.weights = factors.stream().mapToLong(Long::longValue).toArray();
        for (int i = 0; i < features.length; i++) this.seenByThem[i] = seenByOpponent.get(i);
    }

    /** Works it out for the positions up to {@code plies} below this one, where {@code player} has the first function. */
    public void at(P position, int player, int plies) {
        least = 0;
        most = 0;
        for (int i = 0; i < features.length; i++) {
            Feature<P> feature = features[i];
            int now = feature.value(position, seenByThem[i] ? 1 - player : player);
            int change = feature.change(position, plies);
            long low = feature.trend() == Feature.Trend.RISES ? now : Math.max(feature.least(), now - change);
            long high = feature.trend() == Feature.Trend.FALLS ? now : Math.min(feature.most(), now + change);
            long weight = weights[i];
            least += weight * (weight > 0 ? low : high);
            most += weight * (weight > 0 ? high : low);
        }
    }

    public long least() {
        return least;
    }

    public long most() {
        return most;
    }
}
