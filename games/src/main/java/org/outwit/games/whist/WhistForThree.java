package org.outwit.games.whist;

/** Whist for three players with 36 cards from the six up. */
public final class WhistForThree extends WhistGame {

    public WhistForThree() {
        super("whist-3", "Whist for three", 3, 9, 12);
    }
}
