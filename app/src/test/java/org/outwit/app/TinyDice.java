package org.outwit.app;

import org.outwit.play.match.TinyGame;

/** Nine stones for two players with dice. */
public final class TinyDice extends TinyGame {

    public TinyDice() {
        super(2, true, 9);
    }
}
