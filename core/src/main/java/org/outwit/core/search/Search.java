package org.outwit.core.search;

import org.outwit.core.game.Position;

/** An algorithm that answers what to play. One object may be asked many times, but by one thread at a time. */
public interface Search<P extends Position> {

    /**
     * Searches from {@code root}, which is left as it was. Values are as {@code viewer} sees them: in two-player
     * searches the viewer maximises and the other minimises.
     */
    Result search(P root, int viewer, Limits limits);

    /** Searches the root as its mover sees it. */
    default Result search(P root, Limits limits) {
        return search(root, Math.max(0, root.mover()), limits);
    }
}
