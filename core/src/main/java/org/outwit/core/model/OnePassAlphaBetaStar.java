package org.outwit.core.model;

import org.outwit.core.bounds.SumBounds;
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
 * argument why each cut is sound; two more rules can be chosen.
 *
 * <p>A node is left as soon as no active level, that is no level whose owner moves there, can still matter to anybody
 * above. In the tree of {@link org.outwit.core.model} levels 0 and 2 are active at S, and S is left after g: A_2(S) is closed, and P_0(S) is of no
 * use without it. {@link AlphaBetaStar} comes to the same cut with two calls; here the row of values and windows of each node on the path
 * takes their place. Never at the root: there nobody is above, and the figure's vote "every level agrees to prune" would be carried
 * by nobody. And only after all active levels have seen the child, not in the middle of them.
 *
 * <p>With sums that are known exactly, the leaves are those of alpha-beta, in the same order. Sides must alternate,
 * because the rule asks which level chooses at which ply; a game where they do not is refused.
 */
public final class OnePassAlphaBetaStar<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SumBounds bounds;
    private final SearchListener<P> listener;
    private final Rule rule;

    /** When a node is left early. All rules find the same value and move. */
    public enum Rule {
        /** C1+ of {@link PruningWindows}; for one level as {@link OneLevelAlphaBetaStar}. */
        WINDOWS,
        /** C1+ with rows of windows even where one level would do: what the faster form is tested by. */
        ROWS_OF_WINDOWS,
        /** C2: {@link ReaderChains}. */
        CHAINS,
        /** The simple rule: {@link ParentsAlphas}. */
        PARENTS_ALPHAS
    }

    public OnePassAlphaBetaStar(Player<P> player, SumBounds bounds, Rule rule, SearchListener<P> listener) {
        this.player = player;
        this.bounds = bounds;
        this.rule = rule;
        this.listener = listener;
    }

    public OnePassAlphaBetaStar(Player<P> player, SumBounds bounds, SearchListener<P> listener) {
        this(player, bounds, Rule.WINDOWS, listener);
    }

    public OnePassAlphaBetaStar(Player<P> player, SumBounds bounds) {
        this(player, bounds, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, this::run);
    }

    private Result run(ModelView<P> view) {
        if (view.last() == 1 && rule == Rule.WINDOWS) return new OneLevelAlphaBetaStar<>(view, bounds).result();
        int last = view.last();
        SumBounds.ByHeight sums = bounds.byHeight(last, view.depth());
        CutRule cuts = switch (rule) {
            case WINDOWS, ROWS_OF_WINDOWS -> new PruningWindows(sums, last);
            case CHAINS -> new ReaderChains(sums, last);
            case PARENTS_ALPHAS -> new ParentsAlphas(sums, last);
        };
        return new Run<>(view, cuts).result();
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final int last;
        private final CutRule rule;
        private final Line line = new Line();

        Run(ModelView<P> view, CutRule rule) {
            this.view = view;
            this.last = view.last();
            this.rule = rule;
        }

        Result result() {
            walk(view.depth(), 0, 0, 0);
            return view.result((int) rule.value(0), line.moves());
        }

        private void walk(int depth, int ply, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) { // the root itself: other leaves are read by their parents
                rule.set(rule.row(ply), view.value(0));
                return;
            }
            view.requireTurns(ply);
            rule.enter(ply, depth);
            int below = ModelView.below(depth);
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                if (rule.isSettled(ply, i + 1 == end) && i > from) {
                    if (view.isWatched()) rule.because(view, ply);
                    break;
                }
                int move = view.move(i);
                view.make(move);
                boolean chosen;
                if (view.isLeaf(below)) {
                    chosen = read(ply, i == from);
                } else {
                    walk(below, ply + 1, end, start + kept);
                    chosen = rule.take(ply, i == from);
                }
                view.undo();
                if (chosen) kept = line.improve(start, kept, move);
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
            int row = rule.row(ply);
            int child = rule.row(ply + 1);
            int k = ply & 1;
            for (int end = Math.min(last, ply); k <= end; k += 2) {
                long value = view.value(k);
                rule.set(child + k, value);
                if (k > 0 && (first || value > rule.value(row + k))) rule.set(child + k - 1, view.value(k - 1));
            }
            if (ply > last && k == last + 1) rule.set(child + last, view.value(last));
            return rule.take(ply, first);
        }
    }
}
