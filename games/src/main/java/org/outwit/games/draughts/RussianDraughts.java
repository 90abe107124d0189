package org.outwit.games.draughts;

/** Russian draughts: a man that reaches the last row within a capture goes on as a king. */
public final class RussianDraughts extends DraughtsGame {

    public RussianDraughts() {
        super("draughts-russian", "Russian draughts on 64 squares", DraughtsRules.RUSSIAN);
    }
}
