package org.outwit.play.player;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Somebody who chooses moves in one game; whoever asked him to {@link #close}s him when it is over. */
@FunctionalInterface
public interface MoveChooser<P extends Position> extends AutoCloseable {

    /**
     * Chooses a move at a position that is not over, which is left as it was. Tells at once what it would play without
     * thinking, then the answer of every depth as soon as it is finished. The last word always has a legal move, however
     * tight the limits; whether it is more than instinct says {@link Result#isKnown}.
     *
     * @throws Forfeit where he gives the game up, or where it turns out that he is a program which cannot go on
     */
    Result choose(P root, Limits limits, Consumer<Result> progress);

    default Result choose(P root, Limits limits) {
        return choose(root, limits, result -> {});
    }

    /** Ends what he has running besides, such as threads and processes. */
    @Override
    default void close() {}
}
