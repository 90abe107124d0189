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
 * {@link MaxN} that stops at a node as soon as who moves has everything there is: immediate pruning, Korf, <i>Multi-player
 * alpha-beta pruning</i> (1991).
 *
 * <p>Why it is sound. The values sum to at most {@code sum} and none is below {@code least}, so nobody can have more than
 * what is left when all others have least. A child that gives the mover this much is not exceeded by a later one, and
 * the first of equal children wins.
 *
 * <p>Where it differs from print: Korf's least value is 0, so that there a mover with the whole sum has everything.
 */
public final class ImmediatePruning<P extends Position> implements VectorSearch<P> {

    private final List<Evaluator<P>> functions;
    private final SharedSum shared;
    private final SearchListener<P> listener;

    public ImmediatePruning(List<Evaluator<P>> functions, int sum, int least, SearchListener<P> listener) {
        this.functions = Vectors.functions(functions);
        this.shared = new SharedSum(functions.size(), sum, least);
        this.listener = listener;
    }

    /** Function j is what player j values; all values sum to at most {@code sum}, and none is below {@code least}. */
    public ImmediatePruning(List<Evaluator<P>> functions, int sum, int least) {
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
            immediate(depth, 0, 0, 0);
            return vectors.result(line.moves(), depth, view.meter());
        }

        private void immediate(int depth, int ply, int from, int start) {
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
                immediate(depth - 1, ply + 1, end, start + kept);
                view.undo();
                if (i == from || vectors.of(ply + 1, mover) > vectors.of(ply, mover)) {
                    vectors.take(ply);
                    kept = line.improve(start, kept, move);
                    if (vectors.of(ply, mover) >= shared.most()) break;
                }
            }
            line.done(kept);
        }
    }
}
