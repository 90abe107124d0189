package org.outwit.core.multi;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;

/**
 * Maxn: Luckhardt and Irani, <i>An algorithmic solution of n-person games</i> (1986). The value of a leaf is the vector
 * of what it is worth to each player; the value of an inner node is that of the child which is best for who moves there,
 * the first of equal ones. It is the definition that the pruned searches of this package agree with, and visits
 * everything. With two players whose values are opposite it is minimax.
 *
 * <p>Where it differs from print: the paper leaves ties open, and with more than two players they matter, because
 * children that are equal for the mover need not be equal for the others. Here as everywhere the first one wins. Who
 * moves is asked of the game, so players need not take turns.
 */
public final class MaxN<P extends Position> implements VectorSearch<P> {

    private final List<Evaluator<P>> functions;
    private final SearchListener<P> listener;

    public MaxN(List<Evaluator<P>> functions, SearchListener<P> listener) {
        this.functions = Vectors.functions(functions);
        this.listener = listener;
    }

    /** Function j is what player j values. */
    public MaxN(List<Evaluator<P>> functions) {
        this(functions, null);
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
            this.vectors = new Vectors<>(functions, null, meter);
        }

        VectorResult result(int depth) {
            maxn(depth, 0, 0, 0);
            return vectors.result(line.moves(), depth, view.meter());
        }

        private void maxn(int depth, int ply, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) {
                vectors.evaluate(ply, view);
                return;
            }
            int mover = view.mover();
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                maxn(depth - 1, ply + 1, end, start + kept);
                view.undo();
                if (i == from || vectors.of(ply + 1, mover) > vectors.of(ply, mover)) {
                    vectors.take(ply);
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
        }
    }
}
