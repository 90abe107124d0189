package org.outwit.core.minimax;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * The definition: the value of a leaf is its static value, of a max node the largest and of a min node the smallest
 * value of its children; the move is the first child that has it. Visits everything, prunes nothing, uses neither
 * window nor known bounds. Russell and Norvig, chapter on adversarial search.
 */
public final class Minimax<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public Minimax(Setup<P> setup) {
        this.setup = setup.within(-Value.INFINITY, Value.INFINITY);
    }

    public Minimax(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.search(setup, root, viewer, limits, view -> new Run<>(view).result());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final Line line = new Line();

        Run(View<P> view) {
            this.view = view;
        }

        Result result() {
            int value = minimax(view.depth(), 0, 0);
            return view.result(value, line.moves());
        }

        private int minimax(int depth, int from, int start) {
            view.enter(view.alpha(), view.beta());
            if (view.isLeaf(depth)) {
                line.clear();
                return view.leave(view.value());
            }
            boolean max = view.isMax();
            int best = 0;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = minimax(depth - 1, end, start + kept);
                view.undo();
                if (i == from || (max ? value > best : value < best)) {
                    best = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return view.leave(best);
        }
    }
}
