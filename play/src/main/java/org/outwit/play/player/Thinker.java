package org.outwit.play.player;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Somebody who chooses moves. */
@FunctionalInterface
public interface Thinker<P extends Position> {

    /**
     * Chooses a move at a position that is not over, which is left as it was. Tells at once what it would play without
     * thinking, then the answer of every depth as soon as it is finished. The last word always has a legal move, however
     * tight the limits; whether it is more than instinct says {@link Result#isKnown}.
     */
    Result think(P root, Limits limits, Consumer<Result> progress);

    default Result think(P root, Limits limits) {
        return think(root, limits, result -> {});
    }
}
