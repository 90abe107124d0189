package org.outwit.core.model;

import java.util.Arrays;

/**
 * When one-pass αβ* may stop looking at a node: the corrected rule C1+, with asymmetric sums. For every node on the path
 * it keeps the values of all levels and, for every level that chooses there, two windows.
 *
 * <p><b>Readers.</b> Let level k be active at node x (its owner moves there); p is the parent, g the grandparent. What
 * level k finds at x has exactly two readers:
 *
 * <ul>
 *   <li>A: its choice at x fixes v_(k-1)(x), which level k-1 compares at p;
 *   <li>P: if level k+1 chooses x at p, v_k(x) passes through p unchanged and is compared by level k at g.
 * </ul>
 *
 * The printed rules forget the second reader. A window is closed when its reader gets the same answer whatever the rest
 * of x contains. Write W_k(x) for the smallest interval that covers those of A_k(x) and P_k(x) that are still of use;
 * s_k and t_k bound v_k + v_(k+1) (see {@link SumBounds}).
 *
 * <ul>
 *   <li>A_k(x) = (s_(k-1) - hi, t_(k-1) - lo) for (lo, hi) = W_(k-1)(p), closed if that is. If v_k(x) reaches the upper
 *       end, v_(k-1)(x) is at most lo and p no longer cares; if it stays at the lower end, v_(k-1)(x) is at least hi.
 *   <li>P_k(x) = (lo, min(hi, t_k - A_(k+1)(p).lo)) for (lo, hi) = W_k(g), closed if that is or if A_(k+1)(p) is: x must
 *       be worth more than A_(k+1)(p).lo to level k+1 to be chosen at p, so v_k(x) cannot exceed the second term. It is of
 *       no use once A_(k+2)(x) is closed, for then level k+1 at p has rejected x. At the root P_0 is wide open.
 *   <li>Both lower ends rise to the best v_k found at x: a later child must beat it.
 *   <li>Plus: where level k-1 at p has no A-reader, p matters only if level k chooses it at g, and then v_k(x) exceeds
 *       A_k(g).lo - (t_k - s_k). <i>Proof:</i> otherwise v_(k+1)(x) ≥ s_k - v_k(x) ≥ t_k - A_k(g).lo, and level k+1, which
 *       is active at p, finds at least that; then v_k(p) ≤ A_k(g).lo, so level k does not choose p at g. So the lower end
 *       of A_k(x) may start there.
 * </ul>
 *
 * <p><b>The cut.</b> x is settled when all its A-windows are closed. Then no P-window is of use either, since each rests
 * on an A-window two levels on. <i>Why it is sound:</i> cutting after some child gives the vector of the tree without the
 * remaining children, which is again a tree, so it is enough to show that one cut changes neither the root's value nor
 * its first best move. Compare both trees on the path from the cut to the root and show by induction that at each node
 * every reader with an open window sees values that are equal, or lie both at or below its lower end, or both at or above
 * its upper end. At the cut node it holds because all is closed. One step up, a child whose value for level k is at the
 * upper end makes the level's own window close upwards in both trees; at the lower end it is rejected in both, the earlier
 * child winning ties; strictly inside it is the same number in both, so the same child is chosen, and the value that
 * passes through is what the P-window of that child protects. At the root there is one window, (best so far, ∞): equal,
 * or rejected in both. ∎
 *
 * <p><b>The tail.</b> Below level n everybody is an exact opposite, all sums are 0, and of the endless row of levels three
 * windows are enough. In the terms of level n's value, P_k(x) is the same interval as A_(k+1)(p) for every k ≥ n, since
 * both are cut from W_k(g) by what level k+1 has found at p. From this follows by induction on the ply that A_(k+2)(x)
 * lies within A_k(x) and P_k(x) within A_(k+2)(x) for every k &gt; n, and that P_n(x) is A_(n+2)(x). So the windows of the
 * levels beyond n+2 can never be the last to close, the P-windows from n on need not be kept, and the work at a node
 * does not grow with its depth.
 */
final class PruningWindows {

    private static final long OPEN = 1L << 60;

    private final SumBounds.ByHeight bounds;
    private final int last;
    private final int width; // levels 0 to n + 2
    private long[] values; // v_k, row by row: ply * width + k
    private long[] aLow;
    private long[] aHigh;
    private long[] pLow; // for levels below n, and at the root
    private long[] pHigh;
    private int plies;
    private long low; // the window that hull() found
    private long high;

    PruningWindows(SumBounds.ByHeight bounds, int last) {
        this.bounds = bounds;
        this.last = last;
        this.width = last + 3;
        resize(16);
    }

    /** The row of a node; its level k is at {@code row + k}. Makes room for its children, too. */
    int row(int ply) {
        if (ply + 1 >= plies) resize(2 * plies);
        return ply * width;
    }

    long value(int cell) {
        return values[cell];
    }

    void set(int cell, long value) {
        values[cell] = value;
    }

    /** Opens the windows of the node at this ply, which has {@code height} plies below it. */
    void enter(int ply, int height) {
        int x = row(ply);
        if (ply == 0) {
            aLow[0] = aHigh[0] = 0;
            pLow[0] = -OPEN;
            pHigh[0] = OPEN;
            return;
        }
        int p = x - width;
        int g = p - width;
        for (int k = deepest(ply); k >= 0; k -= 2) {
            long lower = 0;
            long upper = 0;
            if (k >= 1 && hull(ply - 1, p, k - 1)) {
                lower = bounds.least(k - 1) - high;
                upper = bounds.most(k - 1, height) - low;
                if (k <= ply - 2 && !isOpen(p, k - 1)) {
                    lower = Math.max(lower, aLow[g + k] - (bounds.most(k, height) - bounds.least(k)));
                }
            }
            aLow[x + k] = lower;
            aHigh[x + k] = upper;
            if (k >= last) continue;
            boolean passes = k <= ply - 2 && isOpen(p, k + 1) && hull(ply - 2, g, k);
            pLow[x + k] = passes ? low : 0;
            pHigh[x + k] = passes ? Math.min(high, bounds.most(k, height) - aLow[p + k + 1]) : 0;
        }
    }

    /** The deepest level whose windows are kept at a ply, of those that are active there. */
    private int deepest(int ply) {
        int most = Math.min(ply, last + 2);
        return most - ((most ^ ply) & 1);
    }

    /** Whether A_k of the node with this row is open; level 0 has no modeller and so no such window. */
    private boolean isOpen(int row, int k) {
        return k >= 1 && aLow[row + k] < aHigh[row + k];
    }

    /** Finds W_k of a node, as {@link #low} and {@link #high}; false where it is closed. */
    private boolean hull(int ply, int row, int k) {
        boolean a = isOpen(row, k);
        if (a) {
            low = aLow[row + k];
            high = aHigh[row + k];
        }
        if (k > last) return a;
        long otherLow;
        long otherHigh;
        if (k < last || ply == 0) {
            if (k + 2 <= ply && !isOpen(row, k + 2)) return a;
            otherLow = pLow[row + k];
            otherHigh = pHigh[row + k];
        } else { // P_n is A_(n+2)
            if (k + 2 > ply) return a;
            otherLow = aLow[row + k + 2];
            otherHigh = aHigh[row + k + 2];
        }
        if (otherLow >= otherHigh) return a;
        low = a ? Math.min(low, otherLow) : otherLow;
        high = a ? Math.max(high, otherHigh) : otherHigh;
        return true;
    }

    /**
     * Takes the values of the child one ply below. Says whether the level that decides at this ply in fact, our own or
     * the opponent's, chose it.
     */
    boolean take(int ply, boolean first) {
        int x = ply * width;
        int child = x + width;
        boolean chosen = false;
        int decides = ply & 1;
        int k = decides;
        for (int end = Math.min(last, ply); k <= end; k += 2) {
            long value = values[child + k];
            if (!first && value <= values[x + k]) continue;
            values[x + k] = value;
            if (k > 0) values[x + k - 1] = values[child + k - 1];
            if (aLow[x + k] < value) aLow[x + k] = value;
            if (pLow[x + k] < value) pLow[x + k] = value;
            if (k == decides) chosen = true;
        }
        if (ply <= last) return chosen;
        if (k == last + 1
                && (first || values[child + last] < values[x + last])) { // the tail chooses for the last level
            values[x + last] = values[child + last];
            if (k == decides) chosen = true;
        }
        long value = k == last + 1 ? -values[x + last] : values[x + last];
        if (k <= ply && aLow[x + k] < value) aLow[x + k] = value;
        return chosen;
    }

    /** Whether the remaining children of the node cannot matter to anybody. */
    boolean isSettled(int ply) {
        if (ply == 0) return false;
        int x = ply * width;
        for (int k = deepest(ply); k >= 1; k -= 2) if (aLow[x + k] < aHigh[x + k]) return false;
        return true;
    }

    /** Tells which windows closed at a settled node; those that were closed when it was entered go without saying. */
    void because(ModelView<?> view, int ply, int height) {
        int x = ply * width;
        for (int k = deepest(ply); k >= 1; k -= 2) {
            if (!hull(ply - 1, x - width, k - 1)) continue;
            view.cut(k, aLow[x + k], aHigh[x + k], bounds.least(k - 1), bounds.most(k - 1, height));
        }
    }

    private void resize(int plies) {
        this.plies = plies;
        int length = plies * width;
        values = values == null ? new long[length] : Arrays.copyOf(values, length);
        aLow = aLow == null ? new long[length] : Arrays.copyOf(aLow, length);
        aHigh = aHigh == null ? new long[length] : Arrays.copyOf(aHigh, length);
        pLow = pLow == null ? new long[length] : Arrays.copyOf(pLow, length);
        pHigh = pHigh == null ? new long[length] : Arrays.copyOf(pHigh, length);
    }
}
