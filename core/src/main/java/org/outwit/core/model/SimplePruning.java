package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * {@link MStar} with its searches of the last level done by alpha-beta: Carmel and Markovitch, <i>Pruning
 * algorithms</i>, section 3.1. The last level takes the other for its exact opposite, which is minimax, and minimax may
 * be pruned without any assumption on the functions. With one level of modelling this is Iida's β-pruning.
 *
 * <p>In the tree of {@link org.outwit.core.model} the last level is 2, and what it searches are P, Q, R and S, one ply above the leaves: there
 * nothing can be cut. With another ply it could. Levels 0 and 1 prune nothing here: from the value of one function nothing follows for
 * another as long as nothing is known of both. The next search knows the interval of their sum.
 *
 * <p>Sound because alpha-beta returns the value of minimax and its first best move, and nothing else of those searches is
 * used.
 */
public final class SimplePruning<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SearchListener<P> listener;

    public SimplePruning(Player<P> player, SearchListener<P> listener) {
        this.player = player;
        this.listener = listener;
    }

    public SimplePruning(Player<P> player) {
        this(player, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, view -> new Run<>(view).result());
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final Line line = new Line();

        Run(ModelView<P> view) {
            this.view = view;
        }

        Result result() {
            int value = value(0, view.depth(), -Value.INFINITY, 0, 0);
            return view.result(value, line.moves());
        }

        /** v_level of this node; for the last level only as far as it exceeds alpha, which no other level looks at. */
        private int value(int level, int depth, int alpha, int from, int start) {
            if (level == view.last()) return alphaBeta(level, depth, alpha, Value.INFINITY, from, start);
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(level);
            if (view.owns(level)) return best(level, depth, from, start);
            int theirDepth = Math.min(depth, view.depth(level + 1));
            int end = view.moves(from);
            int reply = view.move(from);
            int theirBest = -Value.INFINITY;
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                int value = value(level + 1, ModelView.below(theirDepth), theirBest, end, start);
                view.undo();
                if (value > theirBest) {
                    theirBest = value;
                    reply = view.move(i);
                }
            }
            view.make(reply);
            int value = value(level, ModelView.below(depth), alpha, from, start);
            view.undo();
            line.done(line.improve(start, 0, reply));
            return value;
        }

        private int best(int level, int depth, int from, int start) {
            int best = Integer.MIN_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = value(level, ModelView.below(depth), -Value.INFINITY, end, start + kept);
                view.undo();
                if (value > best) {
                    best = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return best;
        }

        /** Minimax by the last level's function, its owner maximising and the other minimising. */
        private int alphaBeta(int level, int depth, int alpha, int beta, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(level);
            boolean max = view.owns(level);
            int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end && alpha < beta; i++) {
                int move = view.move(i);
                view.make(move);
                int value = alphaBeta(level, ModelView.below(depth), alpha, beta, end, start + kept);
                view.undo();
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max ? value > alpha : value < beta) kept = line.improve(start, kept, move);
                if (max) alpha = Math.max(alpha, value);
                else beta = Math.min(beta, value);
                if (alpha >= beta && i + 1 < end) view.cut(level, alpha, beta);
            }
            line.done(kept);
            return best;
        }
    }
}
