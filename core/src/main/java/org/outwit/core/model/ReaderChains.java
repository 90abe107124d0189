package org.outwit.core.model;

import java.util.Arrays;
import org.outwit.core.bounds.SumBounds;

/**
 * The rule C2: what {@link PruningWindows} does with one window for all readers of a value, this does with a window for
 * each of them, and it knows more about the last child. A few cuts more from two levels on, for more work at each node.
 *
 * <p>Two kinds of requests are handed down, each a window (low, high) outside of which a value needs no precision:
 *
 * <ul>
 *   <li>passive, on v_k(x) where level k+1 chooses, with a guard: the asker cares only if v_(k+1)(x) &gt; guard;
 *   <li>active, on v_k(x) where level k chooses, which is of interest only if v_(k+1)(x) &gt; guard.
 * </ul>
 *
 * A passive request at x becomes, for the next child y: which child will level k+1 choose? (a passive request on v_(k+1)(y)
 * in A = (max(s_k - high, guard, best v_(k+1) so far), t_k - low)), and what is it worth to level k if it is y? (an active
 * one on v_k(y), guarded by A's lower end, because y is chosen only for more.) An active request becomes a passive one on
 * v_k(y) above the best so far, until level k+2 has rejected x: once t_(k+1) less what it found is no more than the guard.
 * Its guard loses t_(k+1) - s_(k+1), as in the proof of the plus in {@link PruningWindows}.
 *
 * <p>The last child y. If nothing so far exceeds the guard of a passive request, level k+1 chooses y whenever anybody
 * cares: the choice need not be asked for, and the active request keeps the guard. And if v_(k+1)(x) as it stands does not
 * exceed the guard of an active request, then it can only be y that lifts it above, so v_(k+1)(y) itself exceeds it and
 * nothing is lost. A forced move thus costs no precision.
 *
 * <p>Values are ints, so to exceed A's lower end is to exceed it by one. In the tail the levels repeat in pairs, and so do
 * their requests; one that asks no more than another is dropped, which keeps the lists short.
 *
 * <p><i>Why it is sound:</i> the induction in {@link PruningWindows} never uses that the windows of the readers were
 * merged; merging only made them wider. The node is settled when no request is left to ask of the next child.
 */
final class ReaderChains extends CutRule {

    private Requests[] asked = {new Requests(), new Requests()}; // by ply, of the node there

    ReaderChains(SumBounds.ByHeight bounds, int last) {
        super(bounds, last);
    }

    @Override
    void open(int ply, int height) {
        if (ply + 2 > asked.length) {
            int length = asked.length;
            asked = Arrays.copyOf(asked, 2 * length);
            for (int i = length; i < asked.length; i++) asked[i] = new Requests();
        }
        if (ply > 0) return;
        asked[0].clear();
        asked[0].add(true, 0, -OPEN, OPEN, -OPEN);
    }

    @Override
    boolean isSettled(int ply, boolean lastChild) {
        Requests here = asked[ply];
        Requests next = asked[ply + 1];
        next.clear();
        for (int i = 0; i < here.size(); i++) {
            if (here.isActive(i)) passOn(ply, here, i, next, lastChild);
            else ask(ply, here, i, next, lastChild);
        }
        return next.size() == 0 && ply > 0;
    }

    @Override
    void because(ModelView<?> view, int ply) {
        Requests here = asked[ply];
        for (int i = 0; i < here.size(); i++) {
            int k = here.level(i);
            if (here.isActive(i)) {
                long low = Math.max(here.low(i), known(row(ply), k));
                if (low >= here.high(i)) view.cut(k, low, here.high(i));
            } else {
                long most = bounds.most(k, height(ply));
                view.cut(k + 1, lowerEnd(ply, here, i), most - here.low(i), bounds.least(k), most);
            }
        }
    }

    /** What level k+1 must exceed here to matter to a passive request. */
    private long lowerEnd(int ply, Requests here, int i) {
        int k = here.level(i);
        long best = hasTaken(ply) ? known(row(ply), k + 1) : -OPEN;
        return Math.max(Math.max(bounds.least(k) - here.high(i), here.guard(i)), best);
    }

    /** Level k chooses here, and what it finds is asked for. */
    private void passOn(int ply, Requests here, int i, Requests next, boolean lastChild) {
        int x = row(ply);
        int k = here.level(i);
        long low = here.low(i);
        long guard = here.guard(i);
        boolean some = hasTaken(ply);
        if (some) low = Math.max(low, known(x, k));
        if (low >= here.high(i)) return;
        if (ply > 0 && some && bounds.most(k + 1, height(ply)) - known(x, k + 2) <= guard) return;
        boolean liftedByLast = lastChild && ply > 0 && (!some || known(x, k + 1) <= guard);
        long loss = liftedByLast ? 0 : bounds.most(k + 1, ModelView.below(height(ply))) - bounds.least(k + 1);
        next.add(false, tail(k), low, here.high(i), guard - loss);
    }

    /** Level k+1 chooses here, and what its choice is worth to level k is asked for. */
    private void ask(int ply, Requests here, int i, Requests next, boolean lastChild) {
        int k = here.level(i);
        long low = here.low(i);
        long high = here.high(i);
        long guard = here.guard(i);
        long best = hasTaken(ply) ? known(row(ply), k + 1) : -OPEN;
        long from = lowerEnd(ply, here, i);
        long to = bounds.most(k, height(ply)) - low;
        if (from >= to) return;
        boolean mustBeLast = lastChild && best <= guard;
        if (mustBeLast) from = guard;
        else next.add(false, tail(k + 1), from, to, -OPEN);
        long worth = Math.min(high, bounds.most(k, ModelView.below(height(ply))) - from - 1);
        if (low < worth) next.add(true, tail(k), low, worth, from);
    }

    /** Levels n and n+1 stand for those that repeat them. */
    private int tail(int k) {
        return k <= last + 1 ? k : k - 2;
    }

    /** Requests on one node. */
    private static final class Requests {

        private boolean[] active = new boolean[8];
        private int[] levels = new int[8];
        private long[] lows = new long[8];
        private long[] highs = new long[8];
        private long[] guards = new long[8];
        private int size;

        void clear() {
            size = 0;
        }

        int size() {
            return size;
        }

        boolean isActive(int i) {
            return active[i];
        }

        int level(int i) {
            return levels[i];
        }

        long low(int i) {
            return lows[i];
        }

        long high(int i) {
            return highs[i];
        }

        long guard(int i) {
            return guards[i];
        }

        /** Adds a request unless another asks as much, and drops those that ask no more than it. */
        void add(boolean isActive, int level, long low, long high, long guard) {
            int kept = 0;
            for (int i = 0; i < size; i++) {
                boolean same = active[i] == isActive && levels[i] == level;
                if (same && lows[i] <= low && highs[i] >= high && guards[i] <= guard) return;
                if (same && low <= lows[i] && high >= highs[i] && guard <= guards[i]) continue;
                put(kept++, active[i], levels[i], lows[i], highs[i], guards[i]);
            }
            size = kept + 1;
            put(kept, isActive, level, low, high, guard);
        }

        private void put(int i, boolean isActive, int level, long low, long high, long guard) {
            if (i == levels.length) grow();
            active[i] = isActive;
            levels[i] = level;
            lows[i] = low;
            highs[i] = high;
            guards[i] = guard;
        }

        private void grow() {
            int length = 2 * levels.length;
            active = Arrays.copyOf(active, length);
            levels = Arrays.copyOf(levels, length);
            lows = Arrays.copyOf(lows, length);
            highs = Arrays.copyOf(highs, length);
            guards = Arrays.copyOf(guards, length);
        }
    }
}
