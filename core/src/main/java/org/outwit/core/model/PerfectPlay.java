package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Line;

/** Alpha-beta below a predicted reply, where nobody is predicted any more: both play as well as our function knows. */
final class PerfectPlay<P extends Position> {

    private final ModelView<P> view;
    private final Line line;

    PerfectPlay(ModelView<P> view, Line line) {
        this.view = view;
        this.line = line;
    }

    /** The value for us of the position that the view shows, with moves kept from {@code from} and a line from {@code start}. */
    int alphaBeta(int depth, int alpha, int beta, int from, int start) {
        view.enter();
        line.clear();
        if (view.isLeaf(depth)) return view.value(0);
        boolean max = view.owns(0);
        int best = max ? -Value.INFINITY : Value.INFINITY;
        int kept = 0;
        int end = view.moves(from);
        for (int i = from; i < end && alpha < beta; i++) {
            int move = view.move(i);
            view.make(move);
            int value = alphaBeta(ModelView.below(depth), alpha, beta, end, start + kept);
            view.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? value > alpha : value < beta) kept = line.improve(start, kept, move);
            if (max) alpha = Math.max(alpha, value);
            else beta = Math.min(beta, value);
            if (alpha >= beta && i + 1 < end) view.cut(0, alpha, beta);
        }
        line.done(kept);
        return best;
    }
}
