package org.outwit.games.draughts;

/** English checkers: short kings, men that capture forwards only, free choice of captures. */
public final class Checkers extends DraughtsGame {

    public Checkers() {
        super("checkers", "English checkers, or draughts, on 64 squares", DraughtsRules.ENGLISH);
    }
}
