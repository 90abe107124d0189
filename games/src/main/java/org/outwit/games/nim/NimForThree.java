package org.outwit.games.nim;

/** Nim for three. */
public final class NimForThree extends Nim {

    public NimForThree() {
        super(NimRules.of(3));
    }
}
