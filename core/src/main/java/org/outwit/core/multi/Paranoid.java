package org.outwit.core.multi;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Paranoid search: everybody else works together against the viewer. Sturtevant and Korf, <i>On pruning techniques for
 * multi-player games</i> (2000). Only the viewer's function is looked at; the viewer maximises it and all others minimise it, so
 * that the game becomes one of two sides and alpha-beta prunes it as deep as it likes. The value is what the viewer can
 * be sure of. It is never above the value by {@link MaxN}, which believes that the others mind their own business.
 *
 * <p>With two players whose values are opposite this is alpha-beta, node for node.
 */
public final class Paranoid<P extends Position> implements Search<P> {

    private final List<Evaluator<P>> functions;
    private final SearchListener<P> listener;

    public Paranoid(List<Evaluator<P>> functions, SearchListener<P> listener) {
        this.functions = Vectors.functions(functions);
        this.listener = listener;
    }

    /** Function j is what player j values. */
    public Paranoid(List<Evaluator<P>> functions) {
        this(functions, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Setup<P> setup = Setup.of(functions.get(viewer)).watchedBy(listener);
        return View.search(setup, root, viewer, limits, view -> new Run<>(view, viewer).result());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final int viewer;
        private final Line line = new Line();

        Run(View<P> view, int viewer) {
            this.view = view;
            this.viewer = viewer;
        }

        Result result() {
            int value = paranoid(view.depth(), view.alpha(), view.beta(), 0, 0);
            return view.result(value, line.moves());
        }

        private int paranoid(int depth, int alpha, int beta, int from, int start) {
            view.enter(alpha, beta);
            line.clear();
            if (view.isLeaf(depth)) return view.leave(view.value());
            boolean max = MultiView.player(view.position()) == viewer;
            int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end && alpha < beta; i++) {
                int move = view.move(i);
                view.make(move);
                int value = paranoid(depth - 1, alpha, beta, end, start + kept);
                view.undo();
                best = max ? Math.max(best, value) : Math.min(best, value);
                if (max ? value > alpha : value < beta) kept = line.improve(start, kept, move);
                if (max) alpha = Math.max(alpha, value);
                else beta = Math.min(beta, value);
            }
            line.done(kept);
            return view.leave(best);
        }
    }
}
