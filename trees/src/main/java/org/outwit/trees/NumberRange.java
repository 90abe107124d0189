package org.outwit.trees;

import org.outwit.core.tree.Exact;

/** A pair of numbers of a question: a window, a range of utilities, or an interval of a sum. */
public record NumberRange(Exact low, Exact high) {

    @Override
    public String toString() {
        return "[" + low + ", " + high + "]";
    }
}
