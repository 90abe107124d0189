package org.outwit.core.model;

import org.outwit.core.game.Position;

/** Knows what the opponent plays: the papers' φ. */
@FunctionalInterface
public interface Oracle<P extends Position> {

    /** The move that the opponent, who is to move here, will make. */
    int reply(P position);
}
