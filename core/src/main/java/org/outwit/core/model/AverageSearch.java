package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;

/** An algorithm that averages over what the opponent may do. One object may be asked many times, but by one thread at a time. */
public interface AverageSearch<P extends Position> {

    /** What the root, which is left as it was, is worth to a viewer. */
    AverageResult search(P root, int viewer, Limits limits);

    /** Searches as the player who is to move sees it, or player 0 where chance is. */
    default AverageResult search(P root, Limits limits) {
        return search(root, Math.max(0, root.mover()), limits);
    }
}
