package org.outwit.games.nim;

/** Nim for four. */
public final class NimForFour extends Nim {

    public NimForFour() {
        super(NimRules.of(4));
    }
}
