package org.outwit.games.draughts;

/** International draughts: flying kings, the largest capture compulsory. */
public final class InternationalDraughts extends DraughtsGame {

    public InternationalDraughts() {
        super("draughts", "International draughts on 100 squares", DraughtsRules.INTERNATIONAL);
    }
}
