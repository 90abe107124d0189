package org.outwit.core.minimax;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Principal variation search: Marsland and Campbell, <i>Parallel search of strongly ordered game trees</i> (1982), in
 * the fail-soft form of Reinefeld's NegaScout (1983).
 *
 * <p>Only the first child is searched with the whole window. The others are asked with a window of width one whether
 * they are better at all, which is cheaper to answer and nearly always no. One that is better is searched again for its
 * value. Values are ints, so a window of width one contains no value, and an answer v above alpha means that the child
 * is worth at least v: the second search starts at v - 1, not at v as in the paper, so that a child worth exactly v
 * comes back inside the window, with its line.
 */
public final class Pvs<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public Pvs(Setup<P> setup) {
        this.setup = setup;
    }

    public Pvs(Evaluator<P> evaluator) {
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
            int value = pvs(view.depth(), view.alpha(), view.beta(), 0, 0);
            return view.result(value, line.moves());
        }

        private int pvs(int depth, int alpha, int beta, int from, int start) {
            view.enter(alpha, beta);
            line.clear();
            if (view.isLeaf(depth)) return view.leave(view.value());
            return view.leave(
                    view.isMax() ? max(depth, alpha, beta, from, start) : min(depth, alpha, beta, from, start));
        }

        private int max(int depth, int alpha, int beta, int from, int start) {
            int best = Integer.MIN_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = pvs(depth - 1, alpha, i == from ? beta : alpha + 1, end, start + kept);
                if (i > from && value > alpha && value < beta)
                    value = pvs(depth - 1, value - 1, beta, end, start + kept);
                view.undo();
                if (value > best) best = value;
                if (value > alpha) {
                    alpha = value;
                    kept = line.improve(start, kept, move);
                }
                if (value >= beta) break;
            }
            line.done(kept);
            return best;
        }

        private int min(int depth, int alpha, int beta, int from, int start) {
            int best = Integer.MAX_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = pvs(depth - 1, i == from ? alpha : beta - 1, beta, end, start + kept);
                if (i > from && value < beta && value > alpha)
                    value = pvs(depth - 1, alpha, value + 1, end, start + kept);
                view.undo();
                if (value < best) best = value;
                if (value < beta) {
                    beta = value;
                    kept = line.improve(start, kept, move);
                }
                if (value <= alpha) break;
            }
            line.done(kept);
            return best;
        }
    }
}
