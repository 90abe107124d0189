package org.outwit.games.draughts;

/** English checkers: short kings, men that capture forwards only, free choice of captures. */
public final class Checkers extends DraughtsGame {

    /** Two moves of Black and one of White between them, since 1934; two plies for forty years before. */
    private static final int THREE_MOVE_BALLOT = 3;

    public Checkers() {
        super("checkers", "English checkers, or draughts, on 64 squares", DraughtsRules.ENGLISH);
    }

    @Override
    public int ballotedPlies() {
        return THREE_MOVE_BALLOT;
    }
}
