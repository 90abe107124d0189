package org.outwit.lab.pruning;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * One-pass M* for players who look to different depths, as the older paper prints it in Figure 11, to be shown wrong; {@link
 * org.outwit.core.model.OnePassDepths} is the search to use. Below the last function the signs alternate and each level looks a ply less
 * far, as the paper says.
 *
 * <p>Where it is wrong: the level above takes over the values of all depths k from the child that a level chooses at the depth min(d_i,
 * depth); it should take each from the child that is chosen at min(d_i, k). Read favourably: the whole matrix is returned rather
 * than a slice that can be too short, and the takeover happens where the choice changes.
 *
 * @param looks how far each level looks, from the player's own down
 */
record PrintedDepths<P extends Position>(List<Evaluator<P>> functions, List<Integer> looks, SearchListener<P> listener)
        implements Search<P> {

    private static final long INFINITY = 1L << 60;

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return Meter.run(limits, meter -> new Run(Position.copyOf(root), viewer, limits.depth(), meter).result());
    }

    private final class Run {

        private final P position;
        private final int viewer;
        private final int depth;
        private final Meter meter;
        private int move = Position.NO_MOVE;

        Run(P root, int viewer, int depth, Meter meter) {
            this.position = root;
            this.viewer = viewer;
            this.depth = depth;
            this.meter = meter;
            meter.levels(functions.size());
        }

        Result result() {
            long[][] values = walk(0);
            List<Integer> line = move == Position.NO_MOVE ? List.of() : List.of(move);
            return Result.exact((int) values[0][depth], line, depth, meter.isComplete(), meter.counts());
        }

        /** V by level and depth. */
        private long[][] walk(int ply) {
            meter.node();
            if (listener != null) listener.enter(position, Integer.MIN_VALUE, Integer.MAX_VALUE);
            boolean leaf = ply == depth || position.isOver();
            long[][] v = new long[depth + 1][depth + 1];
            for (int k = 0; k <= depth; k++) {
                Arrays.fill(v[k], leaf ? value(k) : -INFINITY);
                v[k][0] = value(k);
            }
            if (leaf) return v;
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            meter.expansion();
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                long[][] child = walk(ply + 1);
                position.undo();
                for (int k = ply & 1; k <= depth; k += 2) take(v, child, k, ply, moves[i]);
            }
            return v;
        }

        private void take(long[][] v, long[][] child, int k, int ply, int from) {
            int deepest = Math.min(looks(k), depth - ply);
            for (int j = 1; j <= deepest; j++) {
                if (child[k][j - 1] <= v[k][j]) continue;
                v[k][j] = child[k][j - 1];
                if (j < deepest) continue;
                if (ply == 0 && k == 0) move = from;
                int most = k == 0 ? 0 : Math.min(looks(k - 1), depth - ply);
                for (int m = 1; m <= most; m++) v[k - 1][m] = child[k - 1][m - 1];
            }
        }

        private int looks(int k) {
            int last = looks.size() - 1;
            return k <= last ? looks.get(k) : Math.max(0, looks.get(last) - (k - last));
        }

        private long value(int k) {
            int function = Math.min(k, functions.size() - 1);
            meter.evaluation(position.isOver(), function);
            int value = functions.get(function).value(position, (function & 1) == 0 ? viewer : 1 - viewer);
            return (k - function & 1) == 0 ? value : -value;
        }
    }
}
