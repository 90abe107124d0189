package org.outwit.core.search;

/** Why a search ended. */
public enum StopReason {
    /** It was done: the answer is that of the whole question. */
    FINISHED,
    NODES,
    EVALUATIONS,
    TIME,
    /** There was time left, but more of it would hardly have changed the move. */
    SETTLED,
    /** Somebody asked it to. */
    ASKED,
    /** It was not begun: the move is from a {@link OpeningBook}. */
    BOOK
}
