package org.outwit.core.proof;

import org.outwit.core.game.Value;

/**
 * One question during one search: is the root worth at least gamma? It looks at every leaf, and so can say a little more than yes
 * or no. A proof rests on leaves that are all worth gamma or more, hence at least as much as the least such leaf that was looked at,
 * and so is the root. A disproof in the same way: the root is worth at most the greatest leaf below gamma.
 */
final class ThresholdTest {

    private final int gamma;
    private int leastAbove = Value.INFINITY;
    private int greatestBelow = -Value.INFINITY;

    ThresholdTest(int gamma) {
        this.gamma = gamma;
    }

    /** Whether a leaf of this value is one for the proof. */
    boolean reachedBy(int value) {
        if (value < gamma) {
            greatestBelow = Math.max(greatestBelow, value);
            return false;
        }
        leastAbove = Math.min(leastAbove, value);
        return true;
    }

    /** What the root is worth at least where this is proved, and at most where it is not. */
    int bound(boolean proved) {
        return proved ? leastAbove : greatestBelow;
    }
}
