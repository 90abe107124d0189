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
 * <p>To value a node where the other moves, ask what his search would choose there, and take our value of that child.
 * His search is the same procedure with his function, his depth and his model of us. The value is what we get if the
 * model is right. It is never below minimax, which assumes the worst of him; if the model is wrong it promises too much.
 *
 * <p>Where it differs from the figures. They go two plies a step, the other's choice and ours together; here each call
 * goes one ply and asks whose turn it is, which evaluates and expands the same nodes (checked against Lemma 1's counts)
 * and stays right where sides do not alternate. In <i>Pruning algorithms</i>, Figure 3, the comparison with the best
 * value so far has slipped into the else branch, so that depth 1 would never choose; it belongs to both. A position where
 * the game is over is a leaf at any depth.
 */
public final class MStar<P extends Position> implements Search<P> {

    private final Player<P> mind;
    private final SearchListener<P> listener;

    public MStar(Player<P> mind, SearchListener<P> listener) {
        this.mind = mind;
        this.listener = listener;
    }

    public MStar(Player<P> mind) {
        this(mind, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(mind, listener, root, viewer, limits, view -> new Run<>(view).result());
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
            int hisDepth = Math.min(depth, view.depth(level + 1));
            int end = view.moves(from);
            int reply = view.move(from);
            int hisBest = Integer.MIN_VALUE;
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                int value = value(level + 1, ModelView.below(hisDepth), end, start);
                view.undo();
                if (value > hisBest) {
                    hisBest = value;
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
