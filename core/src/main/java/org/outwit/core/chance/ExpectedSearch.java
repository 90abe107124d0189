package org.outwit.core.chance;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;

/** An algorithm that knows chance nodes. One object may be asked many times, but by one thread at a time. */
public interface ExpectedSearch<P extends Position> {

    /**
     * Searches from {@code root}, which is left as it was. Values are as {@code viewer} sees them: this player maximises, and all
     * others minimise.
     */
    ExpectedResult search(P root, int viewer, Limits limits);

    /** Searches as the player who is to move sees it, or player 0 where chance is. */
    default ExpectedResult search(P root, Limits limits) {
        return search(root, Math.max(0, root.mover()), limits);
    }
}
