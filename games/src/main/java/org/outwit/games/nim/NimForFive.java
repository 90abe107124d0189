package org.outwit.games.nim;

/** Nim for five. */
public final class NimForFive extends Nim {

    public NimForFive() {
        super(NimRules.of(5));
    }
}
