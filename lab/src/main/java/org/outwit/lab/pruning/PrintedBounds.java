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

    long[][] byLevelAndHeight() {
        long[][] sums = new long[depth + 2][depth + 1];
        for (int k = depth; k >= 0; k--) {
            Interval pair = bounds.pair(k, last);
            sums[k][0] = Math.min(SumBounds.INFINITY, Math.max(-pair.least(), pair.most()));
            for (int height = 1; height <= depth; height++) {
                boolean active = (k - (depth - height) & 1) == 0;
                long wider = sums[k][height - 1] + (active ? 2 * sums[k + 1][height - 1] : 0);
                sums[k][height] = Math.min(SumBounds.INFINITY, wider);
            }
        }
        return sums;
    }
}
