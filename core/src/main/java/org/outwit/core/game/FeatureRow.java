package org.outwit.core.game;

import java.util.List;

/**
 * The features of one position, computed once and shared by all evaluators that weigh them: an opponent-model search
 * asks several functions about the same leaf.
 *
 * <p>The row remembers the last position by its key, which is sound because keys are equal exactly when positions are.
 * It is scratch space of one search and must not be shared between threads.
 */
public final class FeatureRow<P extends Position> {

    private final Feature<P>[] features;
    private final int[][] rows;
    private final long[] keys;
    private final boolean[] filled;

    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist; the array never leaves this class
    public FeatureRow(List<Feature<P>> features, int players) {
        this.features = features.toArray(new Feature[0]);
        this.rows = new int[players][features.size()];
        this.keys = new long[players];
        this.filled = new boolean[players];
    }

    /** Whether the row holds exactly these features, in this order. */
    boolean holds(List<Feature<P>> wanted) {
        return wanted.equals(List.of(features));
    }

    /** The features as {@code player} sees them; valid until the next call. */
    int[] of(P position, int player) {
        int[] row = rows[player];
        long key = position.key();
        if (filled[player] && keys[player] == key) return row;
        for (int i = 0; i < row.length; i++) row[i] = features[i].value(position, player);
        keys[player] = key;
        filled[player] = true;
        return row;
    }
}
