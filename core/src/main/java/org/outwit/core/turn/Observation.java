package org.outwit.core.turn;

import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;

/**
 * What a player sees when it is their turn, and all that they may see: a player who is given one has no other way to the state
 * of the game. Sealed, so that its readers have to say what they do with each kind. Where nothing is hidden it is
 * {@link Everything}; in games that hide something it is {@link Shown}, which holds no position.
 */
public sealed interface Observation<P extends Position> {

    /** The game has perfect information: all moves are seen, so the position is known. */
    record Everything<P extends Position>(GameHistory<P> history) implements Observation<P> {}

    /** The game hides something: what the seat was shown, and the positions that it might be. */
    record Shown<P extends Position>(Sight sight, Worlds<P> worlds) implements Observation<P> {}
}
