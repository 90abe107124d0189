package org.outwit.games.draughts;

/** Italian draughts: short kings that men cannot take, and four rules on which capture to choose. */
public final class ItalianDraughts extends DraughtsGame {

    public ItalianDraughts() {
        super("draughts-italian", "Italian draughts on 64 squares", DraughtsRules.ITALIAN);
    }
}
