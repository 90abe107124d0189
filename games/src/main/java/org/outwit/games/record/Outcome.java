package org.outwit.games.record;

/** How a recorded game ended, as the record says; players may resign, so it is not read off the last position. */
public enum Outcome {
    FIRST_WINS,
    SECOND_WINS,
    DRAW,
    UNKNOWN
}
