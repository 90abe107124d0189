package org.outwit.play.match;

/** Why a game ended. */
public enum Ending {
    RULES("by the rules"),
    TIME("on time"),
    ILLEGAL_MOVE("by an illegal move"),
    LENGTH("as too long"),
    RESIGNATION("by resignation"),
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
