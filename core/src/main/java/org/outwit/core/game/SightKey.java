package org.outwit.core.game;

/** Tells which positions look the same to a player. */
@FunctionalInterface
public interface SightKey<P extends Position> {

    /**
     * A number that two positions share exactly when the seat cannot tell them apart, up to chance as in {@link Position#key}. In positions
     * that share it the same player moves, and where that is the seat, the same moves are legal.
     */
    long sightKey(P position, int seat);
}
