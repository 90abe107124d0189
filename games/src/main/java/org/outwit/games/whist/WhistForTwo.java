package org.outwit.games.whist;

/** Whist for two players with nine cards each; 18 of 36 stay face down, or each would know what the other has. */
public final class WhistForTwo extends WhistGame {

    public WhistForTwo() {
        super("whist-2", "Whist for two", 2, 9, 9);
    }
}
