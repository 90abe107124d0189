package org.outwit.core.game;

import java.util.List;

/**
 * Features times their weights, added up. Searches spend much of their time here, so a game may read all its features in
 * one go, see {@link Game#weighing}; what it must answer is what its features say one by one. Shared between threads, so
 * it keeps no state.
 */
@FunctionalInterface
public interface WeightedSum<P extends Position> {

    /** The sum as {@code player} sees the position. */
    int of(P position, int player);

    /** Asks one feature after the other. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist; the array never leaves this method
    static <P extends Position> WeightedSum<P> oneByOne(List<Feature<P>> features, int[] weights) {
        Feature<P>[] read = features.toArray(new Feature[0]);
        int[] times = weights.clone();
        return (position, player) -> {
            int sum = 0;
            for (int i = 0; i < read.length; i++) sum += times[i] * read[i].value(position, player);
            return sum;
        };
    }
}
