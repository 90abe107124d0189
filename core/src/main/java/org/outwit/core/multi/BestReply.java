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
 * Best-reply search: Schadd and Winands, <i>Best reply search for multiplayer games</i> (2011). Between two turns of the
 * viewer only one opponent replies, the one whose reply hurts the viewer most; the others stand idle. Less pessimistic
 * than {@link Paranoid}, and the tree is thinner, so that more of the viewer's own turns fit into it.
 *
 * <p>Precisely. A round is everything between two turns of the viewer, or from the root to that player's first turn. In each round
 * there is one opponent who may play any move whenever it is their turn; whenever it is another opponent's, that one plays their
 * idle move. Who replies, and what, is chosen so that the viewer's value becomes least. All moves count as plies.
 *
 * <p>Why the recursion is right. Nobody has to be named beforehand: as long as no opponent of the round has left their idle
 * move, the mover may still become the one who replies, and does so by playing another move. Having kept
 * still so far costs them nothing, because an idle move is also one of their moves. So there is one child for each move, and
 * the viewer's value may be pruned by alpha-beta. With two players this is {@link Paranoid}, however often each moves.
 *
 * <p>Where it differs from print. There, the others lose their turns, which most rules do not allow and many positions do
 * not survive. Here they play an idle move that the caller chooses: a pass, where the game has one, gives the algorithm
 * of the paper. The default is the first move in the game's order, as in the BRS+ of Esser, Gras, Winands, Schadd and
 * Lanctot, <i>Improving best-reply search</i> (2014), which keeps to the rules for this reason.
 */
public final class BestReply<P extends Position> implements Search<P> {

    private static final int NOBODY = -1;

    private final List<Evaluator<P>> functions;
    private final IdleMove<P> idle; // null: the first move
    private final SearchListener<P> listener;

    public BestReply(List<Evaluator<P>> functions, IdleMove<P> idle, SearchListener<P> listener) {
        this.functions = Vectors.functions(functions);
        this.idle = idle;
        this.listener = listener;
    }

    /** Function j is what player j values; who does not reply plays their first move. */
    public BestReply(List<Evaluator<P>> functions, SearchListener<P> listener) {
        this(functions, null, listener);
    }

    public BestReply(List<Evaluator<P>> functions) {
        this(functions, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Setup<P> setup = Setup.of(functions.get(viewer)).watchedBy(listener);
        return View.search(setup, root, viewer, limits, view -> new Run<>(view, viewer, idle).result());
    }

    private static final class Run<P extends Position> {

        private final View<P> view;
        private final int viewer;
        private final IdleMove<P> idle;
        private final Line line = new Line();

        Run(View<P> view, int viewer, IdleMove<P> idle) {
            this.view = view;
            this.viewer = viewer;
            this.idle = idle;
        }

        Result result() {
            int value = value(view.depth(), NOBODY, view.alpha(), view.beta(), 0, 0);
            return view.result(value, line.moves());
        }

        /** {@code replier} is the opponent who has replied in this round, or nobody yet. */
        private int value(int depth, int replier, int alpha, int beta, int from, int start) {
            view.enter(alpha, beta);
            line.clear();
            if (view.isLeaf(depth)) return view.leave(view.value());
            int mover = MultiView.player(view.position());
            int end = view.moves(from);
            if (mover == viewer) return view.leave(best(depth, alpha, beta, from, end, start));
            int still = idleMove(from, end);
            if (replier == NOBODY || replier == mover) {
                return view.leave(reply(depth, replier, mover, still, alpha, beta, from, end, start));
            }
            view.make(still);
            int value = value(depth - 1, replier, alpha, beta, end, start);
            view.undo();
            line.done(line.improve(start, 0, still));
            return view.leave(value);
        }

        private int best(int depth, int alpha, int beta, int from, int end, int start) {
            int best = Integer.MIN_VALUE;
            int kept = 0;
            for (int i = from; i < end && alpha < beta; i++) {
                int move = view.move(i);
                view.make(move);
                int value = value(depth - 1, NOBODY, alpha, beta, end, start + kept);
                view.undo();
                if (value > best) best = value;
                if (value > alpha) {
                    alpha = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return best;
        }

        private int reply(
                int depth, int replier, int mover, int still, int alpha, int beta, int from, int end, int start) {
            int best = Integer.MAX_VALUE;
            int kept = 0;
            for (int i = from; i < end && alpha < beta; i++) {
                int move = view.move(i);
                view.make(move);
                int value = value(depth - 1, move == still ? replier : mover, alpha, beta, end, start + kept);
                view.undo();
                if (value < best) best = value;
                if (value < beta) {
                    beta = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return best;
        }

        private int idleMove(int from, int end) {
            if (idle == null) return view.move(from);
            int move = idle.in(view.position());
            for (int i = from; i < end; i++) if (view.move(i) == move) return move;
            throw new IllegalArgumentException(
                    "The idle move (" + move + ") is not among the " + (end - from) + " legal moves here.");
        }
    }
}
