package org.outwit.play.player;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.Turn;

/** Chooses the moves of one player in one game; whoever asked closes it when the game is over. */
@FunctionalInterface
public interface MoveChooser<P extends Position> extends AutoCloseable {

    /**
     * Chooses a move. Tells the turn's listener at once what it would play without thinking, then the answer of every depth as
     * soon as it is finished. The last word always has a legal move, however tight the limits; whether it is more than a
     * fallback says {@link Result#isKnown}.
     *
     * @throws Forfeit where the player gives the game up, or is a program which cannot go on
     */
    Result choose(Turn<P> turn);

    /** Chooses at a position of which nobody knows how it came about. */
    default Result choose(P position, Limits limits) {
        return choose(Turn.at(position, limits));
    }

    /** Ends what runs besides, such as threads and processes. */
    @Override
    default void close() {}
}
