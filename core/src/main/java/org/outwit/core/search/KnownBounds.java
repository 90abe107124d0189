package org.outwit.core.search;

import org.outwit.core.game.Position;
import org.outwit.core.game.Value;

/**
 * What is known of a position's minimax value before it is searched: the functions L and U of informed game trees.
 * At every position {@code lower <= value <= upper}; where nothing is known they are infinite.
 */
public interface KnownBounds<P extends Position> {

    /** As {@code player} sees it. */
    int lower(P position, int player);

    int upper(P position, int player);

    /** Nothing is known anywhere: the uninformed case. */
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
