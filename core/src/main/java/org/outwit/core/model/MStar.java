package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * M*: the definition of opponent-model search. Carmel and Markovitch, <i>Learning and using opponent models</i>, Figure
 * 5, and Figure 9 for players who look to different depths; Figure 3 of <i>Pruning algorithms</i>.
 *
 * <p>To value a node where the opponent moves, ask what their search would choose there, and take our value of that child.
 * Their search is the same procedure with their function, their depth and their model of us. The value is what we get if the
 * model is right. It is never below minimax, which assumes the worst of them; if the model is wrong it promises too much.
 *
 * <p>In the tree of {@link org.outwit.core.model}: at Y the search of level 1 asks what they would choose. It values R and S as
 * they do; at R it asks level 2 for our choice as they expect it, gets e, and finds -6; S is worth -7. So they choose R, and only now R
 * is searched once more for level 0, which finds 7. Such a search of what was chosen comes after each of their choices, so nodes are
 * expanded again and again, 9 times here instead of 7, but a function is evaluated only where somebody asks: 16 times instead of 24.
 *
 * <p>Where it differs from the figures. They go two plies a step, the other's choice and ours together; here each call
 * goes one ply and asks whose turn it is, which evaluates and expands the same nodes (checked against Lemma 1's counts)
 * and stays right where sides do not alternate. In <i>Pruning algorithms</i>, Figure 3, the comparison with the best
 * value so far has slipped into the else branch, so that depth 1 would never choose; it belongs to both. A position where
 * the game is over is a leaf at any depth.
 */
public final class MStar<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SearchListener<P> listener;

    public MStar(Player<P> player, SearchListener<P> listener) {
        this.player = player;
        this.listener = listener;
    }

    public MStar(Player<P> player) {
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
            int value = value(0, view.depth(), 0, 0);
            return view.result(value, line.moves());
        }

        /** v_level of this node, searched to a depth; its line is what that level expects to happen. */
        private int value(int level, int depth, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(level);
            if (view.owns(level)) return best(level, depth, from, start);
            int theirDepth = Math.min(depth, view.depth(level + 1));
            int end = view.moves(from);
            int reply = view.move(from);
            int theirBest = Integer.MIN_VALUE;
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                int value = value(level + 1, ModelView.below(theirDepth), end, start);
                view.undo();
                if (value > theirBest) {
                    theirBest = value;
                    reply = view.move(i);
                }
            }
            view.make(reply);
            int value = value(level, ModelView.below(depth), from, start);
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
                int value = value(level, ModelView.below(depth), end, start + kept);
                view.undo();
                if (value > best) {
                    best = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return best;
        }
    }
}
