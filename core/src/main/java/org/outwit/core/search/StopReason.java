package org.outwit.core.search;

/** Why a search ended. */
public enum StopReason {
    /** The search was done: the answer is that of the whole question. */
    FINISHED,
    NODES,
    EVALUATIONS,
    TIME,
    /** There was time left, but more of it would hardly have changed the move. */
    SETTLED,
    /** The caller asked the search to stop. */
    ASKED,
    /** No search was begun: the move is from an {@link OpeningBook}. */
    BOOK
}
