package org.outwit.games.record;

/** How a recorded game ended, as the record says; players may resign, so it is not read off the last position. */
public enum Outcome {
    FIRST_WINS("1-0"),
    SECOND_WINS("0-1"),
    DRAW("1/2-1/2"),
    UNKNOWN("*");

    private final String score;

    Outcome(String score) {
        this.score = score;
    }

    /** As score sheets have it. */
    public String score() {
        return score;
    }
}
