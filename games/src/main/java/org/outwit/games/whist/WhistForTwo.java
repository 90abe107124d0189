package org.outwit.games.whist;

/** Whist for two players with 24 cards from the nine up. */
public final class WhistForTwo extends WhistGame {

    public WhistForTwo() {
        super("whist-2", "Whist for two", 2, 6);
    }
}
