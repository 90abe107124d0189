package org.outwit.core.proof;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Proof-number search: Allis, <i>Searching for solutions in games and artificial intelligence</i> (1994), chapter 2. It asks
 * whether the root is worth at least gamma. The proof number of a node is the fewest open leaves that would have to be worth that
 * much for a proof, the disproof number the fewest that must not for a disproof. At a max node one child is enough for a proof
 * and all are needed for a disproof, so the first is the least of the children's proof numbers, the second the sum of their disproof
 * numbers; min nodes the other way round. From the root a way of least proof numbers at max nodes and least disproof numbers at min
 * nodes leads to the most-proving node: whichever way it turns out, one of the root's numbers becomes smaller. That one is developed.
 *
 * <p>Why it is sound: a number is 0 only where the leaves that were evaluated settle the node, with any values of the others.
 *
 * <p>Where it differs from print: it is asked for values, by {@link Thresholds}. A node that is open is not evaluated before it is
 * chosen (Allis's delayed evaluation). Without a horizon, a position that stands on the way to itself is worth a draw, 0; as it is a
 * tree that is kept, no position has two histories, and this is exact.
 */
public final class ProofNumberSearch<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public ProofNumberSearch(Setup<P> setup) {
        this.setup = setup;
    }

    public ProofNumberSearch(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return new Thresholds<>(
                        setup,
                        (one, at, who, left) -> View.search(one, at, who, left, view -> new Run<>(view).result()))
                .solve(root, viewer, limits);
    }

    private static final class Run<P extends Position> {

        private static final int OPEN = -1;
        private static final int INFINITE = 1 << 29;

        private final View<P> view;
        private final ThresholdTest test;
        private final boolean comesBack; // whether a position may be on the way to itself and that matters
        private int size;
        private int[] moves = new int[64];
        private int[] parents = new int[64];
        private int[] first = new int[64]; // the first child; OPEN before development
        private int[] counts = new int[64];
        private boolean[] max = new boolean[64];
        private int[] proof = new int[64];
        private int[] disproof = new int[64];
        private long[] path = new long[64]; // keys of the positions from the root to where the view stands
        private int ply;

        Run(View<P> view) {
            this.view = view;
            this.test = new ThresholdTest(view.beta());
            this.comesBack = view.depth() == Integer.MAX_VALUE;
        }

        Result result() {
            int root = add(Position.NO_MOVE, -1);
            int node = root;
            while (proof[root] != 0 && disproof[root] != 0) {
                node = mostProving(node);
                develop(node);
                node = update(node);
            }
            boolean proved = proof[root] == 0;
            return view.result(test.bound(proved), line(root, proved));
        }

        private int mostProving(int from) {
            int node = from;
            while (first[node] != OPEN) {
                int child = first[node];
                if (max[node]) while (proof[child] != proof[node]) child++;
                else while (disproof[child] != disproof[node]) child++;
                if (ply == path.length) path = Arrays.copyOf(path, 2 * ply);
                path[ply++] = view.key();
                view.make(moves[child]);
                node = child;
            }
            return node;
        }

        private void develop(int node) {
            view.enter(view.alpha(), view.beta());
            max[node] = view.isMax();
            first[node] = size;
            if (view.isLeaf(view.depth() - ply)) settle(node, test.reachedBy(view.value()));
            else if (comesBack && isOnPath(view.key())) settle(node, test.reachedBy(0));
            else {
                counts[node] = view.moves(0);
                for (int i = 0; i < counts[node]; i++) add(view.move(i), node);
            }
        }

        private void settle(int node, boolean proved) {
            proof[node] = proved ? 0 : INFINITE;
            disproof[node] = proved ? INFINITE : 0;
            tell(proved);
        }

        private void tell(boolean proved) {
            if (proved) view.know(view.beta(), Value.INFINITY);
            else view.know(-Value.INFINITY, view.alpha());
        }

        private boolean isOnPath(long key) {
            for (int i = 0; i < ply; i++) if (path[i] == key) return true;
            return false;
        }

        /** Works out the numbers of a node and its ancestors, up to the first that stay the same; the view comes along. */
        private int update(int node) {
            for (int at = node; ; at = parents[at]) {
                int proofBefore = proof[at];
                int disproofBefore = disproof[at];
                if (counts[at] > 0) count(at);
                boolean settled = proof[at] == 0 || disproof[at] == 0;
                if (settled && counts[at] > 0) tell(proof[at] == 0);
                boolean same = proof[at] == proofBefore && disproof[at] == disproofBefore;
                if (parents[at] < 0 || same && !settled) return at;
                view.undo();
                ply--;
            }
        }

        private void count(int node) {
            int least = INFINITE;
            long sum = 0;
            for (int child = first[node], end = child + counts[node]; child < end; child++) {
                least = Math.min(least, max[node] ? proof[child] : disproof[child]);
                sum += max[node] ? disproof[child] : proof[child];
            }
            int all = least == 0 ? INFINITE : (int) Math.min(INFINITE - 1, sum);
            proof[node] = max[node] ? least : all;
            disproof[node] = max[node] ? all : least;
        }

        /** The child that settles the question, where one does. */
        private List<Integer> line(int root, boolean proved) {
            if (max[root] != proved) return List.of();
            for (int child = first[root], end = child + counts[root]; child < end; child++) {
                if ((proved ? proof[child] : disproof[child]) == 0) return List.of(moves[child]);
            }
            return List.of();
        }

        private int add(int move, int parent) {
            int node = size++;
            if (node == moves.length) grow(2 * node);
            moves[node] = move;
            parents[node] = parent;
            first[node] = OPEN;
            counts[node] = 0;
            proof[node] = disproof[node] = 1;
            view.meter().holds(size);
            return node;
        }

        private void grow(int length) {
            moves = Arrays.copyOf(moves, length);
            parents = Arrays.copyOf(parents, length);
            first = Arrays.copyOf(first, length);
            counts = Arrays.copyOf(counts, length);
            max = Arrays.copyOf(max, length);
            proof = Arrays.copyOf(proof, length);
            disproof = Arrays.copyOf(disproof, length);
        }
    }
}
