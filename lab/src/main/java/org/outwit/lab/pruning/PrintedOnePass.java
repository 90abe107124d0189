package org.outwit.lab.pruning;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * The one-pass listings as the paper prints them, to be measured and to be shown wrong; {@link
 * org.outwit.core.model.OnePassAlphaBetaStar} is the search to use. Levels are counted from the searching player's, 0, down; below
 * the last function the signs alternate, up to as many levels as there are plies.
 *
 * <p>Where Figure 9 is wrong. A node is left when every active level below the player's own agrees. At the root there is none,
 * so the vote is carried by nobody. It is taken inside the loop over the active levels, when the later ones have not
 * seen the child. And, which no rereading mends, a closed window is handed down to the next level: level k's value has a second
 * reader, level k itself at the grandparent, if level k + 1 selects the parent. That is why Theorem 2 fails from two levels on.
 */
final class PrintedOnePass<P extends Position> implements Search<P> {

    /** How the listings are read, from the letter to the meaning. */
    enum Reading {
        /** M*1p without pruning: the level above takes over the value of every child, chosen or not. */
        FIGURE_3,
        /** αβ*1p to the letter. */
        FIGURE_9,
        /** The root is never left. */
        FIGURE_9_WITHOUT_THE_ROOT,
        /** The root is never left, and the vote follows when all active levels have seen the child: what the proofs mean. */
        FIGURE_9_AS_MEANT,
        /**
         * αβ* of the older paper, read as favourably: a level leaves a node by the best that it has found at any node above,
         * although it may not be the one that compares there.
         */
        FIGURE_19,
        /** Figure 19 with its bounds to the letter, computed as if the same player moved at every ply. */
        FIGURE_19_WITH_ONE_MOVER;

        private boolean isOlder() {
            return this == FIGURE_19 || this == FIGURE_19_WITH_ONE_MOVER;
        }

        private boolean votesLast() {
            return this == FIGURE_9_AS_MEANT || isOlder();
        }
    }

    private static final long INFINITY = 1L << 60;

    private final List<Evaluator<P>> functions;
    private final SumBounds bounds;
    private final Reading reading;
    private final SearchListener<P> listener;

    PrintedOnePass(List<Evaluator<P>> functions, SumBounds bounds, Reading reading, SearchListener<P> listener) {
        this.functions = functions;
        this.bounds = bounds;
        this.reading = reading;
        this.listener = listener;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return Meter.run(limits, meter -> new Run(Position.copyOf(root), viewer, limits.depth(), meter).result());
    }

    private final class Run {

        private final P position;
        private final int viewer;
        private final int depth;
        private final Meter meter;
        private final long[][] sums; // B of a level by height
        private final long[][] values; // by ply, then by level
        private final long[][] alphas;
        private final long[][] betas;
        private int move = Position.NO_MOVE; // at the root

        Run(P root, int viewer, int depth, Meter meter) {
            this.position = root;
            this.viewer = viewer;
            this.depth = depth;
            this.meter = meter;
            PrintedBounds printed = new PrintedBounds(bounds, functions.size() - 1, depth);
            this.sums = reading == Reading.FIGURE_19_WITH_ONE_MOVER ? printed.withOneMover() : printed.withTurns();
            this.values = new long[depth + 1][depth + 2];
            this.alphas = new long[depth + 1][depth + 2];
            this.betas = new long[depth + 1][depth + 2];
            meter.levels(functions.size());
        }

        Result result() {
            walk(0);
            List<Integer> line = move == Position.NO_MOVE ? List.of() : List.of(move);
            return Result.exact((int) values[0][0], line, depth, meter.isComplete(), meter.counts());
        }

        private void walk(int ply) {
            meter.node();
            if (listener != null) listener.enter(position, Integer.MIN_VALUE, Integer.MAX_VALUE);
            long[] v = values[ply];
            if (ply == depth || position.isOver()) {
                evaluate(v, ply);
                return;
            }
            Arrays.fill(v, -INFINITY);
            windows(ply);
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            meter.expansion();
            for (int i = 0; i < count; i++) {
                position.make(moves[i]);
                walk(ply + 1);
                position.undo();
                if (take(ply, moves[i])) {
                    if (listener != null && i + 1 < count) cut(ply);
                    return;
                }
            }
        }

        /** ⟨f_n(s), …, f_0(s)⟩, and f_0 with alternating signs for the levels below. */
        private void evaluate(long[] v, int ply) {
            int last = functions.size() - 1;
            for (int k = 0; k <= last; k++) {
                meter.evaluation(position.isOver(), k);
                v[k] = functions.get(k).value(position, (k & 1) == 0 ? viewer : 1 - viewer);
            }
            for (int k = last + 1; k <= ply; k++) v[k] = -v[k - 1];
        }

        /** α' and β' from those of the parent. */
        private void windows(int ply) {
            long[] alpha = alphas[ply];
            long[] beta = betas[ply];
            if (ply == 0) {
                Arrays.fill(alpha, -INFINITY);
                Arrays.fill(beta, INFINITY);
                return;
            }
            if (reading.isOlder()) {
                System.arraycopy(alphas[ply - 1], 0, alpha, 0, alpha.length);
                return;
            }
            long[] above = alphas[ply - 1];
            long[] below = betas[ply - 1];
            int height = depth - ply;
            alpha[0] = above[0];
            beta[0] = sums[0][height] - above[1];
            for (int k = 1; k <= ply; k++) {
                boolean open = above[k - 1] < below[k - 1];
                alpha[k] = open ? -sums[k - 1][height] - below[k - 1] : above[k - 1];
                beta[k] = open ? sums[k - 1][height] - above[k - 1] : below[k - 1];
            }
        }

        /** Takes the values of a child where active levels choose it; says whether the node is left. */
        private boolean take(int ply, int from) {
            long[] v = values[ply];
            long[] child = values[ply + 1];
            for (int k = ply & 1; k <= ply; k += 2) {
                boolean better = child[k] > v[k];
                if (better) {
                    v[k] = child[k];
                    alphas[ply][k] = Math.max(alphas[ply][k], v[k]);
                    if (ply == 0) move = from;
                }
                if (k > 0 && (better || reading == Reading.FIGURE_3)) v[k - 1] = child[k - 1];
                if (!reading.votesLast() && isAgreed(ply)) return true;
            }
            return reading.votesLast() && isAgreed(ply);
        }

        private boolean isAgreed(int ply) {
            if (reading == Reading.FIGURE_3 || ply == 0 && reading != Reading.FIGURE_9) return false;
            for (int k = first(ply); k <= ply; k += 2) if (best(ply, k) < limit(ply, k)) return false;
            return true;
        }

        /** The first active level that has somebody above it. */
        private int first(int ply) {
            return (ply & 1) == 0 ? 2 : 1;
        }

        /** What an active level has found at least. */
        private long best(int ply, int k) {
            return reading.isOlder() ? values[ply][k] : alphas[ply][k];
        }

        /** What the level above makes of that: from here on it does not matter to it. */
        private long limit(int ply, int k) {
            return reading.isOlder() ? sums[k - 1][depth - ply] - alphas[ply][k - 1] : betas[ply][k];
        }

        private void cut(int ply) {
            for (int k = first(ply); k <= ply; k += 2) {
                listener.cut(position, SearchListener.Cut.plain(k, best(ply, k), limit(ply, k)));
            }
        }
    }
}
