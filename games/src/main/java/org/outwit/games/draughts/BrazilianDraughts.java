package org.outwit.games.draughts;

/** Brazilian draughts: the international rules on a board of 8 by 8. */
public final class BrazilianDraughts extends DraughtsGame {

    public BrazilianDraughts() {
        super(
                "draughts-brazilian",
                "Brazilian draughts: the international rules on 64 squares",
                DraughtsRules.BRAZILIAN);
    }
}
