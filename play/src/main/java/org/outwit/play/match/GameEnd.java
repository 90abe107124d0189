package org.outwit.play.match;

/** Why a game ended. */
public enum GameEnd {
    RULES("by the rules"),
    TIME("on time"),
    ILLEGAL_MOVE("by an illegal move"),
    LENGTH("as too long"),
    RESIGNATION("by resignation"),
    AGREEMENT("by agreement"),
    /** Another program ended or did not answer; such a game says nothing about who plays better. */
    FAILURE("as a program failed"),
    /** The match or the session was stopped; such a game counts for nobody. */
    ABANDONED("unfinished");

    private final String text;

    GameEnd(String text) {
        this.text = text;
    }

    /** Whether a game that ended so is a win, loss or draw. */
    public boolean counts() {
        return this != FAILURE && this != ABANDONED;
    }

    @Override
    public String toString() {
        return text;
    }
}
