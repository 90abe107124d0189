package org.outwit.app;

import org.outwit.play.match.TinyGame;

/** Seven stones for three players. */
public final class TinyThree extends TinyGame {

    public TinyThree() {
        super(3, false, 7);
    }
}
