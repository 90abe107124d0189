package org.outwit.core.bounds;

import java.util.Arrays;
import java.util.List;

/**
 * How far the functions of neighbouring levels are from being opposites: for each level k the interval [s_k, t_k] in
 * which F_k + F_(k+1) lies at every position that is evaluated. Opposites have [0, 0], |F_k + F_(k+1)| ≤ B has [-B, B],
 * and functions that have nothing to do with each other (-∞, ∞). Pruning in model search rests on these.
 *
 * <p><b>At inner nodes</b> the sum v_k + v_(k+1) lies in [s_k, t_k(h)], where h is the height above the horizon: t_k(0) =
 * t_k, and one ply higher t_k grows by the width t_(k+1) - s_(k+1) if the owner of level k moves there, and not at all
 * otherwise. <i>Proof</i> by induction on the height. Where the other side moves, v_k and v_(k+1) come from the same
 * child. Where level k's owner moves, let v_k come from child c and v_(k+1) from d, chosen by level k+2. Then v_k(c) ≥
 * v_k(d), so the sum is at least that of d: the lower end holds at every height. And v_(k+2)(d) ≥ v_(k+2)(c) gives
 * v_(k+1)(d) ≤ t_(k+1) - v_(k+2)(d) ≤ t_(k+1) - v_(k+2)(c) ≤ t_(k+1) - s_(k+1) + v_(k+1)(c); add v_k(c). ∎
 *
 * <p>This is sharper than Lemma 3 of Carmel and Markovitch, <i>Pruning algorithms</i>, which widens both ends. Below the
 * last level the tail alternates and its sums are 0, so with one level of modelling nothing grows at all.
 */
public final class SumBounds {

    /** The interval of one pair of neighbouring levels. */
    public record Interval(long least, long most) {

        public Interval {
            if (least > most) {
                throw new IllegalArgumentException(
                        "The interval [" + least + ", " + most + "] of a sum must have its least below its most.");
            }
        }

        public static Interval symmetric(long bound) {
            return new Interval(-bound, bound);
        }
    }

    /** Beyond every sum that can occur; bounds and windows are longs so that adding to it does no harm. */
    public static final long INFINITY = 1L << 40;

    public static final Interval UNKNOWN = new Interval(-INFINITY, INFINITY);

    private static final Interval OPPOSITES = new Interval(0, 0);

    /** Deeper than this, and without a horizon, the bound of the highest node is used for all. */
    private static final int MOST_HEIGHTS = 4096;

    private final List<Interval> intervals;

    private SumBounds(List<Interval> intervals) {
        this.intervals = List.copyOf(intervals);
    }

    /** One interval for each pair of neighbouring levels, from the player's own down. */
    public static SumBounds of(List<Interval> fromTheTop) {
        return new SumBounds(fromTheTop);
    }

    /** |F_k + F_(k+1)| ≤ B_k, from the player's own level down. */
    public static SumBounds symmetric(long... fromTheTop) {
        return new SumBounds(
                Arrays.stream(fromTheTop).mapToObj(Interval::symmetric).toList());
    }

    /** Nothing is known of any pair: then only the last level prunes. */
    public static SumBounds unknown() {
        return new SumBounds(List.of());
    }

    /** The interval of F_k + F_(k+1), where {@code last} is the last level that has a function of its own. */
    public Interval pair(int level, int last) {
        if (level >= last) return OPPOSITES;
        return level < intervals.size() ? intervals.get(level) : UNKNOWN;
    }

    /** The bounds for every height of a search to this depth, whose sides alternate. */
    public ByHeight byHeight(int last, int depth) {
        return new ByHeight(this, last, depth);
    }

    /** s_k and t_k(h) as the recursions read them. */
    public static final class ByHeight {

        private final long[] least;
        private final long[][] most; // by level, then by height
        private final boolean bounded;

        private ByHeight(SumBounds bounds, int last, int depth) {
            int levels = last + 2; // two levels of the tail stand for all of it
            bounded = depth <= MOST_HEIGHTS;
            int heights = bounded ? depth : 0;
            least = new long[levels];
            most = new long[levels][heights + 1];
            for (int k = levels - 1; k >= 0; k--) {
                Interval pair = bounds.pair(k, last);
                least[k] = Math.max(-INFINITY, pair.least());
                long start = Math.min(INFINITY, pair.most());
                most[k][0] = start;
                for (int height = 1; height <= heights; height++) {
                    boolean active = (k - (depth - height) & 1) == 0;
                    long width = k + 1 < levels ? most[k + 1][height - 1] - least[k + 1] : 0;
                    most[k][height] = active ? Math.min(INFINITY, most[k][height - 1] + width) : most[k][height - 1];
                }
                if (!bounded && k + 1 < levels && most[k + 1][0] > least[k + 1]) most[k][0] = INFINITY;
            }
        }

        /** The tail is the same on all its levels. */
        private int row(int level) {
            return Math.min(level, least.length - 1);
        }

        public long least(int level) {
            return least[row(level)];
        }

        public long most(int level, int height) {
            return most[row(level)][bounded ? height : 0];
        }
    }
}
