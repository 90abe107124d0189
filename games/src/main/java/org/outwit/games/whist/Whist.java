package org.outwit.games.whist;

/** Whist for four players with the whole pack. */
public final class Whist extends WhistGame {

    public Whist() {
        super("whist", "Whist for four", 4, 13, 13);
    }
}
