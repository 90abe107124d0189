package org.outwit.lab.pruning;

import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;

/**
 * The bounds of Lemma 3 as the paper computes them before a search: the same on both sides of 0, and wider by twice the bound of the
 * level below at each height where the level's owner moves. {@link SumBounds} is sharper; its lower end never moves.
 *
 * @param last the last level that has a function of its own
 * @param depth of the search, whose sides alternate
 */
record PrintedBounds(SumBounds bounds, int last, int depth) {

    /** By level and height. */
    long[][] withTurns() {
        long[][] sums = new long[depth + 2][depth + 1];
        for (int k = depth; k >= 0; k--) {
            sums[k][0] = atLeaves(k);
            for (int height = 1; height <= depth; height++) {
                boolean active = (k - (depth - height) & 1) == 0;
                long wider = sums[k][height - 1] + (active ? 2 * sums[k + 1][height - 1] : 0);
                sums[k][height] = Math.min(SumBounds.INFINITY, wider);
            }
        }
        return sums;
    }

    /** As the older paper's Figure 19 prints it: the mover at a node is taken to move at all heights below it. */
    long[][] withOneMover() {
        long[][] sums = new long[depth + 2][depth + 1];
        for (int k = depth; k >= 0; k--) {
            for (int height = 0; height <= depth; height++) {
                boolean active = (k - (depth - height) & 1) == 0;
                long wider = atLeaves(k) + (active ? 2 * height * atLeaves(k + 1) : 0);
                sums[k][height] = Math.min(SumBounds.INFINITY, wider);
            }
        }
        return sums;
    }

    private long atLeaves(int level) {
        Interval pair = bounds.pair(level, last);
        return Math.min(SumBounds.INFINITY, Math.max(-pair.least(), pair.most()));
    }
}
