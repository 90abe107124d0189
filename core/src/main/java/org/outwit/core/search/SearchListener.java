package org.outwit.core.search;

import org.outwit.core.game.Position;

/** Follows a search as it goes, for pictures and for tests. Values and windows are as the viewer sees them. */
public interface SearchListener<P extends Position> {

    /** A position is evaluated or developed, with this window open. */
    void enter(P position, int alpha, int beta);

    /** A recursive search leaves the position with this value, which is a bound where the window cut it. */
    default void leave(P position, int value) {}

    /**
     * The moves of the position that were not searched yet are left alone. A search on which several levels of modelling
     * must agree calls this once for each of them.
     */
    default void cut(P position, Cut why) {}

    /**
     * Why moves are left alone: the window of a level has closed, alpha ≥ beta. At a node of its owner alpha is the best
     * found so far, or what must be exceeded to matter at all, and beta what nobody above asks beyond; at a node of the
     * other side it is the other way round.
     *
     * @param level 0 for the searching player, 1 for its model of the opponent, and so on down
     * @param least the least sum of the values of this level and the one above it, from which its window was made
     * @param most the greatest; below {@code least} where the window was not made from such a sum
     */
    record Cut(int level, long alpha, long beta, long least, long most) {

        /** A window that was not made from a sum of two levels. */
        public static Cut plain(int level, long alpha, long beta) {
            return new Cut(level, alpha, beta, 0, -1);
        }

        public boolean hasSum() {
            return least <= most;
        }
    }

    /** A best-first search knows this much of the position now. */
    default void know(P position, int lower, int upper) {}
}
