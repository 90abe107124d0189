package org.outwit.core.multi;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * M* for many players. Carmel and Markovitch, <i>Learning and using opponent models</i>, section 2.6: "each player will
 * have a vector of models, one for each of the opponents". The paper says no more; this is what we make of it.
 *
 * <p>The value that a viewpoint gives to a leaf is what its function says to its owner. Where the owner moves it is the largest
 * value of the children. Where somebody else moves it is the value, to this viewpoint, of the child which its model of that
 * player chooses; the model chooses as a viewpoint in its own right, with its own function, depth and models. Where the viewpoint
 * has no model of the mover, it believes that the mover opposes it: the value is the smallest of the children. Choices are the
 * first of equal ones.
 *
 * <p>What follows, and is tested. With two players this is M*, value and move, whose last level takes the other for its
 * exact opposite. Without any model it is {@link Paranoid}. With players who all know each other
 * ({@link MultiPlayer#knowingAll}) it is {@link MaxN}, which section 2.6 says of two. As there, the values that different
 * viewpoints give to a node may come from different leaves: models may be wrong about each other.
 */
public final class MStarMulti<P extends Position> implements Search<P> {

    private final MultiPlayer<P> viewpoint;
    private final SearchListener<P> listener;

    public MStarMulti(MultiPlayer<P> viewpoint, SearchListener<P> listener) {
        this.viewpoint = viewpoint;
        this.listener = listener;
    }

    /** Searches as a viewer with this viewpoint. */
    public MStarMulti(MultiPlayer<P> viewpoint) {
        this(viewpoint, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Viewpoints<P> viewpoints = new Viewpoints<>(viewpoint, viewer);
        return Meter.run(limits, meter -> new Run<>(viewpoints, new MultiView<>(root, listener, meter)).result(limits));
    }

    private static final class Run<P extends Position> {

        private final Viewpoints<P> viewpoints;
        private final MultiView<P> view;
        private final Line line = new Line();
        private int chosen; // by the last call of choose

        Run(Viewpoints<P> viewpoints, MultiView<P> view) {
            this.viewpoints = viewpoints;
            this.view = view;
            view.meter().levels(viewpoints.size());
        }

        Result result(Limits limits) {
            int depth = Math.min(limits.depth(), viewpoints.depth(0));
            int value = value(0, depth, 0, 0);
            Meter meter = view.meter();
            return Result.exact(value, line.moves(), depth, meter.isComplete(), meter.counts());
        }

        /** What the node is worth to a viewpoint that looks so deep; the line is what that viewpoint expects to happen. */
        private int value(int viewpoint, int depth, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth))
                return view.value(viewpoints.function(viewpoint), viewpoints.owner(viewpoint), viewpoint);
            int mover = view.mover();
            int model = viewpoints.model(viewpoint, mover);
            if (mover == viewpoints.owner(viewpoint)) return choose(viewpoint, true, depth, from, start);
            if (model == Viewpoints.NONE) return choose(viewpoint, false, depth, from, start);
            choose(model, true, Math.min(depth, viewpoints.depth(model)), from, start);
            int reply = chosen;
            view.make(reply);
            int value = value(viewpoint, depth - 1, from, start);
            view.undo();
            line.done(line.improve(start, 0, reply));
            return value;
        }

        /** The node's value where the mover wants the largest value to this viewpoint, or the smallest. */
        private int choose(int viewpoint, boolean largest, int depth, int from, int start) {
            int best = 0;
            int first = Position.NO_MOVE;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = value(viewpoint, depth - 1, end, start + kept);
                view.undo();
                if (i == from || (largest ? value > best : value < best)) {
                    best = value;
                    first = move;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            chosen = first;
            return best;
        }
    }
}
