package org.outwit.core.model;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * One-pass M*: the values of all levels in one walk of the tree, the last of them by minimax. Carmel and Markovitch,
 * <i>Learning and using opponent models</i>, Figure 7, and <i>Pruning algorithms</i>, Figure 3. Expands each node once
 * and evaluates every function at every leaf: fewer expansions than {@link MStar}, more evaluations.
 *
 * <p>In the tree of {@link org.outwit.core.model} each node is visited once and returns the row that is drawn below its letter. A child is
 * taken by every level whose owner moves: it keeps the best v_k, and with it v_(k-1) of the same child, which is what level k-1 gets
 * from that choice. At R levels 0 and 2 take different children, f and e, so one row can hold values of both.
 *
 * <p>Where it differs from the figures. They let level k's choice set the value of the level above it after every
 * child; that assignment belongs inside "if v'_k &gt; v_k". As printed, {@code (([57,-57] [72,-72]))} to depth 2 comes to
 * 72 instead of 57. The tail needs no vector of its own: below level n everybody is taken for an exact opposite, so where
 * the other side moves, v_n is the smallest of the children.
 *
 * <p>All levels look equally deep here; {@link OnePassDepths} is for players who do not.
 */
public final class OnePass<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SearchListener<P> listener;
    private int[] levels = {};

    public OnePass(Player<P> player, SearchListener<P> listener) {
        this.player = player;
        this.listener = listener;
    }

    /** The listing that suits the player: this one, unless somebody looks less far than the others. */
    public static <P extends Position> Search<P> suiting(Player<P> player, SearchListener<P> listener) {
        boolean looksLess = player.levels().stream().anyMatch(level -> level.depth() != Player.AS_DEEP_AS_WE);
        return looksLess ? new OnePassDepths<>(player, listener) : new OnePass<>(player, listener);
    }

    public OnePass(Player<P> player) {
        this(player, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, view -> {
            Run<P> run = new Run<>(view);
            Result result = run.result();
            levels = run.rows[0].clone();
            return result;
        });
    }

    /** The root's value on every level, from the player's own down, of the last search that finished. */
    public List<Integer> levels() {
        return Arrays.stream(levels).boxed().toList();
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final int last;
        private final Line line = new Line();
        private int[][] rows = new int[16][]; // the values of all levels, by ply

        Run(ModelView<P> view) {
            this.view = view;
            this.last = view.last();
        }

        Result result() {
            walk(view.depth(), 0, 0, 0);
            return view.result(rows[0][0], line.moves());
        }

        private void walk(int depth, int ply, int from, int start) {
            view.enter();
            line.clear();
            int[] values = row(ply);
            if (view.isLeaf(depth)) {
                for (int k = 0; k <= last; k++) values[k] = view.value(k);
                return;
            }
            boolean ours = view.owns(0);
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                walk(ModelView.below(depth), ply + 1, end, start + kept);
                view.undo();
                boolean chosen = take(values, rows[ply + 1], ours ? 0 : 1, i == from);
                if (chosen) kept = line.improve(start, kept, move);
            }
            line.done(kept);
        }

        /**
         * Takes a child's values where the levels from {@code first} on, every second one, choose. Says whether the
         * first of them chose it, which is what happens on the line: our choice at our nodes, theirs at theirs.
         */
        private boolean take(int[] values, int[] child, int first, boolean isFirst) {
            boolean chosen = false;
            int k = first;
            for (; k <= last; k += 2) {
                if (!isFirst && child[k] <= values[k]) continue;
                values[k] = child[k];
                if (k > 0) values[k - 1] = child[k - 1];
                if (k == first) chosen = true;
            }
            if (k == last + 1 && (isFirst || child[last] < values[last])) { // the tail chooses for the last level
                values[last] = child[last];
                if (k == first) chosen = true;
            }
            return chosen;
        }

        private int[] row(int ply) {
            if (ply == rows.length) rows = Arrays.copyOf(rows, 2 * ply);
            if (rows[ply] == null) rows[ply] = new int[last + 1];
            return rows[ply];
        }
    }
}
