package org.outwit.core.search;

import org.outwit.core.game.Position;

/** Follows a search as it goes, for pictures and for tests. Values and windows are as the viewer sees them. */
public interface SearchListener<P extends Position> {

    /** A position is evaluated or developed, with this window open. */
    void enter(P position, int alpha, int beta);

    /** A recursive search leaves the position with this value, which is a bound where the window cut it. */
    default void leave(P position, int value) {}

    /** A best-first search knows this much of the position now. */
    default void know(P position, int lower, int upper) {}
}
