package org.outwit.play.match;

/** Why a game ended. */
public enum Ending {
    RULES("by the rules"),
    TIME("on time"),
    ILLEGAL_MOVE("by an illegal move"),
    LENGTH("as too long"),
    RESIGNATION("by resignation"),
    /** A player was a program that ended or did not answer. */
    FAILURE("as a program failed"),
    /** Somebody asked for it; such a game counts for nobody. */
    ABANDONED("unfinished");

    private final String text;

    Ending(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
