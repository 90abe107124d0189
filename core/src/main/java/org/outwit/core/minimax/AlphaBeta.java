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
 * Alpha-beta on informed trees: Pijls and de Bruin, <i>A framework for game tree algorithms</i>, Figure 5; with infinite
 * bounds the algorithm of Knuth and Moore.
 *
 * <p>What the two numbers mean. Alpha is what the viewer can be sure of by another move further up; beta is what the opponent can hold the
 * viewer to by another move of theirs. Only a value between them can still change what is played, so a search may stop as soon as it
 * knows that a value lies outside.
 *
 * <p>Why it is sound. A call with window (alpha, beta) returns f with: f = f(n) if alpha &lt; f &lt; beta; f(n) ≤ f if f
 * ≤ alpha; f(n) ≥ f if f ≥ beta. At a max node the window of the next child starts at the best value so far, because a
 * child worth no more cannot change the node; and once a child reaches beta, or the upper bound U(n) that the node is
 * known not to exceed, its brothers cannot matter either. Min nodes are the mirror image.
 *
 * <p>The line is kept only where the value is inside the window, and at the root: nobody above takes over a value that
 * reaches the other end.
 *
 * <p>Where it differs from the figure: leaves are found by asking the game or the horizon rather than by L = U, and the
 * best move is kept. A child counts as better only if it exceeds the lower end of the window it was searched with; one
 * that merely equals it may have been cut off and be worth less. So the move is the first optimal one, and there is
 * none where the value was already known at the root, L(root) = f, since then no child had to prove it.
 */
public final class AlphaBeta<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public AlphaBeta(Setup<P> setup) {
        this.setup = setup;
    }

    public AlphaBeta(Evaluator<P> evaluator) {
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
            int value = alphaBeta(view.depth(), view.alpha(), view.beta(), 0, 0);
            return view.result(value, line.moves());
        }

        private int alphaBeta(int depth, int alpha, int beta, int from, int start) {
            view.enter(alpha, beta);
            line.clear();
            if (view.isLeaf(depth)) return view.leave(view.value());
            int lower = view.lower();
            int upper = view.upper();
            if (alpha >= upper || lower >= beta || lower == upper) return view.leave(lower >= beta ? lower : upper);
            int value = view.isMax()
                    ? max(depth, Math.max(alpha, lower), beta, upper, from, start)
                    : min(depth, alpha, Math.min(beta, upper), lower, from, start);
            return view.leave(value);
        }

        private int max(int depth, int alpha, int beta, int upper, int from, int start) {
            int enough = Math.min(beta, upper);
            int best = Integer.MIN_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = alphaBeta(depth - 1, alpha, beta, end, start + kept);
                view.undo();
                if (value > best) best = value;
                if (value > alpha) {
                    alpha = value;
                    if (value < beta || depth == view.depth()) kept = line.improve(start, kept, move);
                }
                if (value >= enough) {
                    if (i + 1 < end) view.cut(value, enough);
                    break;
                }
            }
            line.done(kept);
            return best;
        }

        private int min(int depth, int alpha, int beta, int lower, int from, int start) {
            int enough = Math.max(alpha, lower);
            int best = Integer.MAX_VALUE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = alphaBeta(depth - 1, alpha, beta, end, start + kept);
                view.undo();
                if (value < best) best = value;
                if (value < beta) {
                    beta = value;
                    if (value > alpha || depth == view.depth()) kept = line.improve(start, kept, move);
                }
                if (value <= enough) {
                    if (i + 1 < end) view.cut(enough, value);
                    break;
                }
            }
            line.done(kept);
            return best;
        }
    }
}
