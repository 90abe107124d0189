package org.outwit.core.search;

import org.outwit.core.game.Position;
import org.outwit.core.game.Value;

/**
 * What is known of a position's minimax value before it is searched: the functions L and U of informed game trees.
 * At every position {@code lower <= value <= upper}; where nothing is known they are infinite.
 */
public interface KnownBounds<P extends Position> {

    /** L(n): the position is worth at least this to {@code player}. */
    int lower(P position, int player);

    /** U(n): the position is worth at most this to {@code player}. */
    int upper(P position, int player);

    /** Bounds that know nothing of any position: the uninformed case. */
    static <P extends Position> KnownBounds<P> none() {
        return new KnownBounds<>() {
            @Override
            public int lower(P position, int player) {
                return -Value.INFINITY;
            }

            @Override
            public int upper(P position, int player) {
                return Value.INFINITY;
            }
        };
    }
}
