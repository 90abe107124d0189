package org.outwit.core.multi;

import org.outwit.core.game.Position;

/** What an opponent plays in {@link BestReply} while another one replies: a pass where the game has one. */
@FunctionalInterface
public interface IdleMove<P extends Position> {

    /** One of the legal moves of this position. */
    int in(P position);
}
