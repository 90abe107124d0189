package org.outwit.core.model;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * M: search with an oracle. Carmel and Markovitch, <i>Learning and using opponent models</i>, Figure 2. Our nodes take
 * the best child, the other's nodes the child that the oracle names. {@link MStar} is this with a search for an oracle.
 */
public final class M<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final Oracle<P> oracle;
    private final SearchListener<P> listener;

    public M(Evaluator<P> evaluator, Oracle<P> oracle, SearchListener<P> listener) {
        this.player = Player.of(evaluator);
        this.oracle = oracle;
        this.listener = listener;
    }

    public M(Evaluator<P> evaluator, Oracle<P> oracle) {
        this(evaluator, oracle, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, view -> new Run<>(view, oracle).result());
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final Oracle<P> oracle;
        private final Line line = new Line();

        Run(ModelView<P> view, Oracle<P> oracle) {
            this.view = view;
            this.oracle = oracle;
        }

        Result result() {
            int value = value(view.depth(), 0, 0);
            return view.result(value, line.moves());
        }

        private int value(int depth, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(0);
            int end = view.moves(from);
            int best = Integer.MIN_VALUE;
            int kept = 0;
            int only = view.owns(0) ? Position.NO_MOVE : oracle.reply(view.position());
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                if (only != Position.NO_MOVE && move != only) continue;
                view.make(move);
                int value = value(ModelView.below(depth), end, start + kept);
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
