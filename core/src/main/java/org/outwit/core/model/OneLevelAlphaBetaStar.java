package org.outwit.core.model;

import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Position;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;

/**
 * {@link OnePassAlphaBetaStar} for a single level of modelling, the case that games are played with: the same rule, the
 * same nodes in the same order, with the windows A_k and P_k of {@link PruningWindows} as arguments of two calls that take turns.
 *
 * <p>Two values come back from each node: ours, v0, and the opponent's, v1, which they maximise believing that we minimise
 * it. What the rule says for n = 1, with s ≤ v0 + v1 ≤ t and all windows written in terms of v0 or v1:
 *
 * <ul>
 *   <li>Where they move, their choice is read by us (A_1) and by themselves two plies up (A_3, which is our node's A_2: they
 *       believe that we only minimise v1). The node is settled when both are closed.
 *   <li>Where we move, the choice that they expect of us (the least v1) is read by them (A_2 = what covers A_1 and A_3 of
 *       the parent), and v0 by ourselves two plies up (P_0). The node is settled when A_2 is closed; then they reject it, and
 *       P_0 is of no use either.
 *   <li>The sums of the tail are 0, so t does not grow with the height, and the rule's plus loses nothing: A_1 two plies
 *       down starts where A_1 starts here. In A_2 it would put in the upper end of A_3, which is there already.
 * </ul>
 *
 * <p>One thing is done that the general rule leaves undone: v0 of a leaf is not evaluated where it has no reader. Where their
 * choice closes A_1 from above, v0 ≤ t - v1 is no more than we have already, and t - v1 says as much. Nodes and order stay
 * the same, because every open window sees the same numbers.
 */
final class OneLevelAlphaBetaStar<P extends Position> {

    private static final long OPEN = 1L << 60;

    private final ModelView<P> view;
    private final long least; // s
    private final long most; // t
    private final Line line = new Line();
    private long own; // v0 of the node that was left last; its v1 is returned

    OneLevelAlphaBetaStar(ModelView<P> view, SumBounds bounds) {
        this.view = view;
        SumBounds.ByHeight sums = bounds.byHeight(view.last(), view.depth());
        this.least = sums.least(0);
        this.most = sums.most(0, view.depth());
    }

    Result result() {
        view.enter();
        line.clear();
        long value = view.isLeaf(view.depth()) ? view.value(0) : root();
        return view.result((int) value, line.moves());
    }

    /** We move and nobody is above: only v0 counts, and nothing is ever settled. */
    private long root() {
        view.requireTurns(0);
        long best = -OPEN;
        int below = ModelView.below(view.depth());
        int kept = 0;
        int end = view.moves(0);
        for (int i = 0; i < end; i++) {
            int move = view.move(i);
            view.make(move);
            view.enter();
            line.clear();
            if (view.isLeaf(below)) own = view.value(0);
            else theirs(below, 1, -OPEN, most - best, 0, 0, best, OPEN, end, kept);
            view.undo();
            if (i > 0 && own <= best) continue;
            best = own;
            kept = line.improve(0, kept, move);
        }
        line.done(kept);
        return best;
    }

    /** The opponent moves. A_1 is (low, high), A_3 is (low3, high3), and (ourLow, ourHigh) is the window of v0 at the parent. */
    private long theirs(
            int depth,
            int ply,
            long low,
            long high,
            long low3,
            long high3,
            long ourLow,
            long ourHigh,
            int from,
            int start) {
        view.requireTurns(ply);
        boolean read = low < high;
        boolean read3 = low3 < high3;
        long best = -OPEN;
        long ours = 0;
        int leaf = Position.NO_MOVE; // their choice, where that is a leaf of which we have not asked v0 yet
        int below = ModelView.below(depth);
        int kept = 0;
        int end = view.moves(from);
        for (int i = from; i < end; i++) {
            int move = view.move(i);
            view.make(move);
            view.enter();
            line.clear();
            boolean isLeaf = view.isLeaf(below);
            long value;
            if (isLeaf) {
                value = view.value(1);
            } else if (low < high) {
                boolean both = low3 < high3;
                long low2 = both ? Math.min(low, low3) : low;
                long high2 = both ? Math.max(high, high3) : high;
                value = ours(
                        below, ply + 1, low2, high2, ourLow, Math.min(ourHigh, most - low), low, end, start + kept);
            } else {
                value = ours(below, ply + 1, low3, high3, 0, 0, low, end, start + kept);
            }
            view.undo();
            if (i == from || value > best) {
                best = value;
                ours = own;
                leaf = isLeaf ? move : Position.NO_MOVE;
                kept = line.improve(start, kept, move);
                if (value > low) low = value;
                if (value > low3) low3 = value;
            }
            if (low >= high && low3 >= high3) {
                if (view.isWatched() && i + 1 < end) {
                    if (read) view.cut(1, low, high, least, most);
                    if (read3) view.cut(3, low3, high3, 0, 0);
                }
                break;
            }
        }
        line.done(kept);
        own = leaf == Position.NO_MOVE ? ours : low < high ? ownAt(leaf) : most - best;
        return best;
    }

    /** v0 of a leaf below this node. Only their final choice is asked, and only where we still might choose its parent. */
    private long ownAt(int leaf) {
        view.make(leaf);
        long value = view.value(0);
        view.undo();
        return value;
    }

    /**
     * We move. A_2 is (low, high) in terms of v1, P_0 is (ourLow, ourHigh), and {@code beaten} is the lower end of the
     * parent's A_1: they pass by here only for more than that.
     */
    private long ours(
            int depth, int ply, long low, long high, long ourLow, long ourHigh, long beaten, int from, int start) {
        view.requireTurns(ply);
        boolean read = low < high;
        long best = -OPEN;
        long theirs = OPEN;
        int below = ModelView.below(depth);
        int kept = 0;
        int end = view.moves(from);
        for (int i = from; i < end; i++) {
            int move = view.move(i);
            view.make(move);
            view.enter();
            line.clear();
            long value;
            if (view.isLeaf(below)) {
                own = low < high && ourLow < ourHigh ? view.value(0) : -OPEN;
                value = view.value(1);
            } else if (low < high && ourLow < ourHigh) {
                long low1 = Math.max(least - ourHigh, beaten);
                value = theirs(below, ply + 1, low1, most - ourLow, low, high, ourLow, ourHigh, end, start + kept);
            } else {
                value = theirs(below, ply + 1, 0, 0, low, high, 0, 0, end, start + kept);
            }
            view.undo();
            if (i == from || own > best) {
                best = own;
                kept = line.improve(start, kept, move);
                if (own > ourLow) ourLow = own;
            }
            if (value < theirs) {
                theirs = value;
                if (value < high) high = value;
            }
            if (low >= high) {
                if (read && view.isWatched() && i + 1 < end) view.cut(2, -high, -low, 0, 0);
                break;
            }
        }
        line.done(kept);
        own = best;
        return theirs;
    }
}
