package org.outwit.learn.selfplay;

import org.outwit.core.game.Position;

/** An evaluator of a game with dice that can look at all throws, and learn from what it sees there. */
public interface LookingEvaluator<P extends Position> extends OnlineEvaluator<P> {

    /** A look by the weights as they are now; later changes do not touch it. */
    ThrowLook<P> look();
}
