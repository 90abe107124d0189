package org.outwit.core.model;

import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * αβ*: {@link MStar} with pruning. Carmel and Markovitch, <i>Pruning algorithms</i>, Figure 7: two calls for each reply,
 * one that finds what the opponent would choose, one that finds what that choice is worth to us.
 *
 * <p>What the two numbers mean. v_k is what a position is worth to the player of level k, who believes that the opponent is the player
 * of level k + 1. α is what the player of level k can be sure of by another move further up; from β on the exact value makes no
 * difference to what is played there. Each of the two players has a window of their own, and each follows from the other's.
 *
 * <p>Why it is sound. A call for level k with window (α, β) returns f with: f = v_k if α &lt; f &lt; β; v_k ≤ f if f ≤ α;
 * v_k ≥ f if f ≥ β. Where the opponent moves, s ≤ v_k + v_(k+1) ≤ t (see {@link SumBounds}), so:
 *
 * <ul>
 *   <li>v_(k+1) ≥ t - α makes v_k ≤ α, and v_(k+1) ≤ s - β makes v_k ≥ β: their search gets the window (s - β, t - α), and
 *       where it fails we are done without looking at what they chose;
 *   <li>where it does not fail, their value and their first best move are exact, and our value lies between s - v_(k+1) and
 *       t - v_(k+1): our search of their choice gets what is left of our window, and is saved where nothing is. With sums
 *       that are known exactly, nothing ever is: then this is alpha-beta, leaf for leaf.
 * </ul>
 *
 * <p>In the tree of {@link org.outwit.core.model}, with sums in [-1, 1]: X is worth 5 to us, so Y is searched for level 0 with the window
 * (5, ∞). What they choose there is asked with (-∞, 3 - 5) = (-∞, -2), as t is 3 at that height. R is worth -6 to them, so S is searched
 * for level 1 with (-6, -2). At S level 2 chooses; its window is (-1 + 2, 1 + 6) = (1, 7). Leaf g is worth 8 to it, so the call fails high: S is
 * worth at most 1 - 8 = -7 to them, h is left out, and they choose R.
 *
 * <p>Where it differs from the figure. Its indentation is lost in print: everything from "if d = 1" on belongs inside the
 * loop. It goes two plies a step; here each call goes one, which at the horizon evaluates one function where the figure
 * evaluates two and uses one. That is the count with which the paper's branching factors 3.25 and 3.6 come out. The sums
 * are intervals, with the lower end that is never used up. Values are ints, so the undefined choice that rounding can
 * produce after a first call that fails cannot occur.
 */
public final class AlphaBetaStar<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SumBounds bounds;
    private final SearchListener<P> listener;

    public AlphaBetaStar(Player<P> player, SumBounds bounds, SearchListener<P> listener) {
        this.player = player;
        this.bounds = bounds;
        this.listener = listener;
    }

    public AlphaBetaStar(Player<P> player, SumBounds bounds) {
        this(player, bounds, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, view -> new Run<>(view, bounds).result());
    }

    private static final class Run<P extends Position> {

        private static final long OPEN = 1L << 60;

        private final ModelView<P> view;
        private final SumBounds.ByHeight bounds;
        private final Line line = new Line();
        private int chosen; // by the last call at a node of the level's owner that did not fail

        Run(ModelView<P> view, SumBounds bounds) {
            this.view = view;
            this.bounds = bounds.byHeight(view.last(), view.depth());
        }

        Result result() {
            long value = value(0, view.depth(), -OPEN, OPEN, 0, 0);
            return view.result((int) value, line.moves());
        }

        private long value(int level, int depth, long alpha, long beta, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(level);
            return view.owns(level)
                    ? best(level, depth, alpha, beta, false, from, start)
                    : replied(level, depth, alpha, beta, from, start);
        }

        /**
         * A node of the level's own side: alpha-beta's max node. Where it is {@code modelled}, the level above wants to know
         * what is chosen here, and the window is made from its own.
         */
        private long best(int level, int depth, long alpha, long beta, boolean modelled, int from, int start) {
            long best = -OPEN;
            int kept = 0;
            int choice = Position.NO_MOVE;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                long value = value(level, ModelView.below(depth), alpha, beta, end, start + kept);
                view.undo();
                if (value > best) best = value;
                if (value > alpha) {
                    alpha = value;
                    choice = move;
                    kept = line.improve(start, kept, move);
                }
                if (alpha >= beta) {
                    if (view.isWatched() && i + 1 < end) because(level, depth, alpha, beta, modelled);
                    break;
                }
            }
            line.done(kept);
            chosen = choice;
            return best;
        }

        private void because(int level, int depth, long alpha, long beta, boolean modelled) {
            if (modelled) view.cut(level, alpha, beta, bounds.least(level - 1), bounds.most(level - 1, depth));
            else view.cut(level, alpha, beta);
        }

        /** A node of the other side: what would they choose, and what is that worth to us? */
        private long replied(int level, int depth, long alpha, long beta, int from, int start) {
            long least = bounds.least(level);
            long most = bounds.most(level, depth);
            long theirAlpha = least - beta;
            long theirBeta = most - alpha;
            long theirs = best(level + 1, depth, theirAlpha, theirBeta, true, from, start);
            line.clear();
            if (theirs <= theirAlpha) return least - theirs;
            if (theirs >= theirBeta) return most - theirs;
            int reply = chosen;
            long low = Math.max(alpha, least - theirs);
            long high = Math.min(beta, most - theirs);
            if (low >= high) {
                line.done(line.improve(start, 0, reply));
                return low;
            }
            view.make(reply);
            long value = value(level, ModelView.below(depth), low, high, from, start);
            view.undo();
            line.done(line.improve(start, 0, reply));
            return value;
        }
    }
}
