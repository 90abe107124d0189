package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * One-pass αβ*: {@link OnePass} with pruning, correct for any number of levels. After Carmel and Markovitch, <i>Pruning
 * algorithms</i>, Figure 9, whose rule is not: its Theorem 2 fails from two levels on, and the older rule of Figure 19 in
 * <i>Learning and using opponent models</i> fails as well. {@link PruningWindows} holds the corrected rule and the
 * argument why each cut is sound.
 *
 * <p>A node is left as soon as no active level, that is no level whose owner moves there, can still matter to anybody
 * above. Never at the root: there nobody is above, and the figure's vote "every level agrees to prune" would be carried
 * by nobody. And only after all active levels have seen the child, not in the middle of them.
 *
 * <p>With sums that are known exactly, the leaves are those of alpha-beta, in the same order. Sides must alternate,
 * because the rule asks which level chooses at which ply; a game where they do not is refused.
 */
public final class OnePassAlphaBetaStar<P extends Position> implements Search<P> {

    private final Mind<P> mind;
    private final SumBounds bounds;
    private final SearchListener<P> listener;

    public OnePassAlphaBetaStar(Mind<P> mind, SumBounds bounds, SearchListener<P> listener) {
        this.mind = mind;
        this.bounds = bounds;
        this.listener = listener;
    }

    public OnePassAlphaBetaStar(Mind<P> mind, SumBounds bounds) {
        this(mind, bounds, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(mind, listener, root, viewer, limits, view -> new Run<>(view, bounds).result());
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final int last;
        private final PruningWindows windows;
        private final Line line = new Line();

        Run(ModelView<P> view, SumBounds bounds) {
            this.view = view;
            this.last = view.last();
            this.windows = new PruningWindows(bounds.byHeight(last, view.depth()), last);
        }

        Result result() {
            walk(view.depth(), 0, 0, 0);
            return view.result((int) windows.value(0), line.moves());
        }

        private void walk(int depth, int ply, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) { // the root itself: other leaves are read by their parents
                windows.set(windows.row(ply), view.value(0));
                return;
            }
            view.requireTurns(ply);
            windows.enter(ply, depth);
            int below = ModelView.below(depth);
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                boolean chosen;
                if (view.isLeaf(below)) {
                    chosen = read(ply, i == from);
                } else {
                    walk(below, ply + 1, end, start + kept);
                    chosen = windows.take(ply, i == from);
                }
                view.undo();
                if (chosen) kept = line.improve(start, kept, move);
                if (windows.isSettled(ply)) {
                    if (view.isWatched() && i + 1 < end) windows.because(view, ply, depth);
                    break;
                }
            }
            line.done(kept);
        }

        /**
         * Takes the values of a leaf, one level at a time: where the level that chooses at the parent does not choose this
         * leaf, nobody asks the level above it, and its function is not evaluated.
         */
        private boolean read(int ply, boolean first) {
            view.enter();
            line.clear();
            int row = windows.row(ply);
            int child = windows.row(ply + 1);
            int k = ply & 1;
            for (int end = Math.min(last, ply); k <= end; k += 2) {
                long value = view.value(k);
                windows.set(child + k, value);
                if (k > 0 && (first || value > windows.value(row + k))) windows.set(child + k - 1, view.value(k - 1));
            }
            if (ply > last && k == last + 1) windows.set(child + last, view.value(last));
            return windows.take(ply, first);
        }
    }
}
