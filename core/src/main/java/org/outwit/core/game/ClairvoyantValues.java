package org.outwit.core.game;

/**
 * What positions of a game that hides something are worth when everybody sees everything, to the end of the game. A game gives one where it has
 * a better way to find out than a search by its moves. It may remember what it found, so one belongs to one thread.
 */
public interface ClairvoyantValues<P extends Position> {

    /** What the player gets if all see everything and each plays as well as possible for their side. */
    int value(P position, int player);

    /** What was spent so far, in positions entered. */
    long nodes();
}
