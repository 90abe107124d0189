package org.outwit.draw.steps;

import org.outwit.core.search.SearchListener.Cut;

/**
 * Something that a search told, as it told it.
 *
 * @param low alpha, the value that is left with, or the lower bound
 * @param high beta or the upper bound
 * @param cut null unless moves were cut off
 */
record Moment(Kind kind, int node, int low, int high, Cut cut) {

    enum Kind {
        ENTER,
        EVALUATE,
        LEAVE,
        CUT,
        KNOW
    }

    boolean is(Kind other, int at) {
        return kind == other && node == at;
    }
}
