package org.outwit.core.turn;

/** What a player may do with time that a move hardly needs. */
public enum Saving {

    /** Use all of it: for a question about a position, and where time for one move is lost if it is not spent. */
    NOTHING,

    /** Answer at once where there is only one legal move: somebody waits. */
    FORCED_MOVES,

    /** Answer early where one move is clearly best, too: later moves get the time. */
    CLEAR_MOVES
}
