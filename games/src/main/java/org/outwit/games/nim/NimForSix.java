package org.outwit.games.nim;

/** Nim for six. */
public final class NimForSix extends Nim {

    public NimForSix() {
        super(NimRules.of(6));
    }
}
