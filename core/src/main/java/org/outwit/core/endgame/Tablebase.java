package org.outwit.core.endgame;

import org.outwit.core.game.Position;

/** Knows the truth about some positions. */
@FunctionalInterface
public interface Tablebase<P extends Position> {

    /**
     * The {@link Verdict} on a position for its mover, or {@link Verdict#UNKNOWN}. Draw rules are not asked. Allocates
     * nothing, changes nothing, and may be called by many threads at once.
     */
    int probe(P position);
}
