package org.outwit.core.model;

import java.util.Arrays;
import org.outwit.core.bounds.SumBounds;

/**
 * When one-pass αβ* may stop looking at a node: the corrected rule C1+, with asymmetric sums. For every node on the path
 * it keeps the values of all levels and, for every level that chooses there, two windows.
 *
 * <p><b>Readers</b>, drawn in {@link org.outwit.core.model}. Let level k be active at node x (its owner moves there); p is the parent, g the grandparent. What
 * level k finds at x has exactly two readers:
 *
 * <ul>
 *   <li>A: its choice at x fixes v_(k-1)(x), which level k-1 compares at p;
 *   <li>P: if level k+1 chooses x at p, v_k(x) passes through p unchanged and is compared by level k at g.
 * </ul>
 *
 * The printed rules forget the second reader. A window is closed when its reader gets the same answer for any rest of
 * x. Write W_k(x) for the smallest interval that covers those of A_k(x) and P_k(x) that are still of use;
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
final class PruningWindows extends CutRule {

    private long[] aLow = {}; // row by row, as the values are
    private long[] aHigh = {};
    private long[] pLow = {}; // for levels below n, and at the root
    private long[] pHigh = {};
    private long low; // the window that hull() found
    private long high;

    PruningWindows(SumBounds.ByHeight bounds, int last) {
        super(bounds, last);
    }

    @Override
    void open(int ply, int height) {
        int x = row(ply);
        if (x + 2 * width > aLow.length) resize(2 * (x + 2 * width));
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

    @Override
    void found(int cell, long value) {
        if (aLow[cell] < value) aLow[cell] = value;
        if (pLow[cell] < value) pLow[cell] = value;
    }

    @Override
    boolean isSettled(int ply, boolean lastChild) {
        if (ply == 0) return false;
        int x = row(ply);
        for (int k = deepest(ply); k >= 1; k -= 2) if (aLow[x + k] < aHigh[x + k]) return false;
        return true;
    }

    @Override
    void because(ModelView<?> view, int ply) {
        int x = row(ply);
        for (int k = deepest(ply); k >= 1; k -= 2) {
            // What was closed when the node was entered goes without saying.
            if (!hull(ply - 1, x - width, k - 1)) continue;
            view.cut(k, aLow[x + k], aHigh[x + k], bounds.least(k - 1), bounds.most(k - 1, height(ply)));
        }
    }

    private void resize(int length) {
        aLow = Arrays.copyOf(aLow, length);
        aHigh = Arrays.copyOf(aHigh, length);
        pLow = Arrays.copyOf(pLow, length);
        pHigh = Arrays.copyOf(pHigh, length);
    }
}
