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
 */
final class PruningWindows {

    private static final long OPEN = 1L << 60;

    private final SumBounds.ByHeight bounds;
    private final int last;
    private long[][] values = new long[16][]; // v_k by ply, for the levels that have functions
    private long[][] aLow = new long[16][];
    private long[][] aHigh = new long[16][];
    private long[][] pLow = new long[16][];
    private long[][] pHigh = new long[16][];
    private long low; // the window that hull() found
    private long high;

    PruningWindows(SumBounds.ByHeight bounds, int last) {
        this.bounds = bounds;
        this.last = last;
    }

    /** The values of a node's levels: level 0 first, as many as have functions. */
    long[] values(int ply) {
        if (ply + 1 >= values.length) grow();
        if (values[ply] == null) {
            values[ply] = new long[last + 1];
            aLow[ply] = new long[ply + 1];
            aHigh[ply] = new long[ply + 1];
            pLow[ply] = new long[ply + 1];
            pHigh[ply] = new long[ply + 1];
        }
        return values[ply];
    }

    /** Opens the windows of the node at this ply, which has {@code height} plies below it. */
    void enter(int ply, int height) {
        values(ply);
        long[] xaLow = aLow[ply];
        long[] xaHigh = aHigh[ply];
        long[] xpLow = pLow[ply];
        long[] xpHigh = pHigh[ply];
        if (ply == 0) {
            xaLow[0] = xaHigh[0] = 0;
            xpLow[0] = -OPEN;
            xpHigh[0] = OPEN;
            return;
        }
        for (int k = ply; k >= 0; k -= 2) {
            xaLow[k] = xaHigh[k] = 0;
            xpLow[k] = xpHigh[k] = 0;
            if (k >= 1 && hull(ply - 1, k - 1)) {
                xaLow[k] = bounds.least(k - 1) - high;
                xaHigh[k] = bounds.most(k - 1, height) - low;
                if (ply >= 3 && k <= ply - 2 && !isOpen(ply - 1, k - 1)) {
                    long sure = aLow[ply - 2][k] - (bounds.most(k, height) - bounds.least(k));
                    xaLow[k] = Math.max(xaLow[k], sure);
                }
            }
            if (k <= ply - 2 && isOpen(ply - 1, k + 1) && hull(ply - 2, k)) {
                xpLow[k] = low;
                xpHigh[k] = Math.min(high, bounds.most(k, height) - aLow[ply - 1][k + 1]);
            }
        }
    }

    /** Whether A_k at this ply is open; level 0 has no modeller and so no such window. */
    private boolean isOpen(int ply, int k) {
        return k >= 1 && aLow[ply][k] < aHigh[ply][k];
    }

    /** Finds W_k of the node at this ply, as {@link #low} and {@link #high}; false where it is closed. */
    private boolean hull(int ply, int k) {
        boolean a = isOpen(ply, k);
        boolean p = pLow[ply][k] < pHigh[ply][k] && (k + 2 > ply || isOpen(ply, k + 2));
        if (!a && !p) return false;
        if (a && p) {
            low = Math.min(aLow[ply][k], pLow[ply][k]);
            high = Math.max(aHigh[ply][k], pHigh[ply][k]);
        } else {
            low = a ? aLow[ply][k] : pLow[ply][k];
            high = a ? aHigh[ply][k] : pHigh[ply][k];
        }
        return true;
    }

    /**
     * Takes the values of the child one ply below. Says whether the level that decides at this ply in fact, our own or
     * the opponent's, chose it.
     */
    boolean take(int ply, boolean first) {
        long[] mine = values[ply];
        long[] child = values[ply + 1];
        boolean chosen = false;
        int decides = ply & 1;
        int deepest = Math.min(last, ply);
        int k = decides;
        for (; k <= deepest; k += 2) {
            if (!first && child[k] <= mine[k]) continue;
            mine[k] = child[k];
            if (k > 0) mine[k - 1] = child[k - 1];
            raise(ply, k, mine[k]);
            if (k == decides) chosen = true;
        }
        if (ply <= last) return chosen;
        if (k == last + 1 && (first || child[last] < mine[last])) { // the tail chooses for the last level
            mine[last] = child[last];
            if (k == decides) chosen = true;
        }
        long signed = k == last + 1 ? -mine[last] : mine[last];
        for (; k <= ply; k += 2) raise(ply, k, signed); // the tail has the last level's value, signs alternating
        return chosen;
    }

    private void raise(int ply, int k, long value) {
        if (aLow[ply][k] < value) aLow[ply][k] = value;
        if (pLow[ply][k] < value) pLow[ply][k] = value;
    }

    /** Whether the remaining children of the node cannot matter to anybody. */
    boolean isSettled(int ply) {
        if (ply == 0) return false;
        for (int k = ply; k >= 1; k -= 2) if (isOpen(ply, k)) return false;
        return true;
    }

    private void grow() {
        int length = 2 * values.length;
        values = Arrays.copyOf(values, length);
        aLow = Arrays.copyOf(aLow, length);
        aHigh = Arrays.copyOf(aHigh, length);
        pLow = Arrays.copyOf(pLow, length);
        pHigh = Arrays.copyOf(pHigh, length);
    }
}
