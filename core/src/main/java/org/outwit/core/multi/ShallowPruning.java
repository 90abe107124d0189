package org.outwit.core.multi;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;

/**
 * {@link MaxN} with shallow alpha-beta pruning: procedure Shallow of Korf, <i>Multi-player alpha-beta pruning</i> (1991).
 *
 * <p>Why it is sound. Let q move at a node and p at one of its children. What p finds there p takes from q, because the
 * values sum to at most {@code sum} and none is below {@code least}: once p has enough that q cannot have more than q
 * already has at the node, the rest of the child does not matter, since q rejects it in any case. The vector that the
 * cut child returns is not its value, but it shows the same to q.
 *
 * <p>Why only from parent to child. Deep pruning, by what a more distant ancestor already has, is wrong with more than
 * two players: a leaf whose value can never become that of the root may still decide what somebody in between chooses,
 * and so what does. {@code ((([4,3,3])) (([6,2,2]) ([0,4,6] [0,1,9])))} with the sum 10 shows it: the last leaf must be
 * looked at. Under the same order, no search that goes from left to right can do with fewer leaves (Theorem 2).
 *
 * <p>Where it differs from print. The bound of a first child is what the sum leaves when q has least, as in Korf, which
 * makes immediate pruning a special case; the listing of the review passes infinity. The least value need not be 0. A
 * player may move twice in a row, where Korf's take turns: then there is nobody to take anything from, and what they
 * already has at the upper node counts at the lower one too, as if both were one node.
 */
public final class ShallowPruning<P extends Position> implements VectorSearch<P> {

    private static final int NOBODY = -1;

    private final List<Evaluator<P>> functions;
    private final SharedSum shared;
    private final SearchListener<P> listener;

    public ShallowPruning(List<Evaluator<P>> functions, int sum, int least, SearchListener<P> listener) {
        this.functions = Vectors.functions(functions);
        this.shared = new SharedSum(functions.size(), sum, least);
        this.listener = listener;
    }

    /** Function j is what player j values; all values sum to at most {@code sum}, and none is below {@code least}. */
    public ShallowPruning(List<Evaluator<P>> functions, int sum, int least) {
        this(functions, sum, least, null);
    }

    @Override
    public VectorResult search(P root, Limits limits) {
        return Meter.run(limits, meter -> new Run(root, meter).result(limits.depth()), VectorResult::interrupted);
    }

    private final class Run {

        private final MultiView<P> view;
        private final Vectors<P> vectors;
        private final Line line = new Line();

        Run(P root, Meter meter) {
            this.view = new MultiView<>(root, listener, meter);
            this.vectors = new Vectors<>(functions, shared, meter);
        }

        VectorResult result(int depth) {
            shallow(depth, NOBODY, shared.least(), 0, 0, 0);
            return vectors.result(line.moves(), depth, view.meter());
        }

        /** The vector of this node, or one that gives {@code above}, who moves at the parent, no more than they have. */
        private void shallow(int depth, int above, long has, int ply, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) {
                vectors.evaluate(ply, view);
                return;
            }
            int mover = view.mover();
            long enough = mover == above ? shared.most() : shared.mostBeside(has);
            long best = mover == above ? has : shared.least();
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                shallow(depth - 1, mover, best, ply + 1, end, start + kept);
                view.undo();
                if (i == from || vectors.of(ply + 1, mover) > vectors.of(ply, mover)) {
                    vectors.take(ply);
                    kept = line.improve(start, kept, move);
                    best = Math.max(best, vectors.of(ply, mover));
                    if (vectors.of(ply, mover) >= enough) break;
                }
            }
            line.done(kept);
        }
    }
}
