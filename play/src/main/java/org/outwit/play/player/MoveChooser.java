package org.outwit.play.player;

import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;

/** Chooses the moves of one player in one game. Close it when the game is over. */
@FunctionalInterface
public interface MoveChooser<P extends Position> extends AutoCloseable {

    /**
     * Chooses a move. Tells the turn's listener at once what it would play without thinking, then the answer of every depth. The
     * result always has a legal move, however tight the limits; {@link Result#isKnown} says whether it is more than a fallback.
     *
     * @throws Forfeit if the player gives the game up, or is a program that cannot go on
     */
    Result choose(Turn<P> turn);

    /** Moves were taken back, and the game is here now. A player that remembers those moves forgets them. */
    default void tookBack(GameHistory<P> history) {}

    /** The game is over, and this is how it went. The player sat in {@code seat}; moves may still be taken back. */
    default void gameOver(GameHistory<P> history, int seat) {}

    /** Chooses at a position without a history. */
    default Result choose(P position, Limits limits) {
        return choose(Turn.at(position, limits));
    }

    /** What the last choice expected of the opponent, if it rests on a prediction. */
    default Optional<ReplyForecast> forecast() {
        return Optional.empty();
    }

    /** Why the last choice was made where best play does not help, if it played lines out there. */
    default Optional<ResortForecast> resort() {
        return Optional.empty();
    }

    /** What the player knows of its opponent, where it is one who learns them. */
    default Optional<Insight<P>> insight() {
        return Optional.empty();
    }

    /** Whether the program of somebody else thinks, whose lateness says nothing about how late our searches answer. */
    default boolean isForeign() {
        return false;
    }

    /** Ends what the player has started, such as threads and processes. */
    @Override
    default void close() {}
}
