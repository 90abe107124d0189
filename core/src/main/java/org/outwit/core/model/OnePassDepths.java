package org.outwit.core.model;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * One-pass M* for players who look to different depths: Carmel and Markovitch, <i>Learning and using opponent
 * models</i>, Figure 11, corrected. A node carries a matrix: the value of each level searched to each depth.
 *
 * <p>With d plies left, level k's opponent looks min(d, d_(k+1)) plies ahead, d_(k+1) being what level k believes of
 * him; his choice at that depth decides v_k at depth d. The figure takes his choice at one depth for all d of the node,
 * and returns a slice of the matrix that is too short as soon as somebody looks less far than the tree goes: it fails on
 * {@code [0,0]([0,0]([1,0] [0,0]([0,0]([0,0]([0,0]([0,1]) [0,1]([0,0]))))))} with depths 6 and 4. Here each depth has its
 * own choice, and the whole matrix is kept. Agrees with {@link MStar}, which needs no matrix, by test.
 */
public final class OnePassDepths<P extends Position> implements Search<P> {

    private final Mind<P> mind;
    private final SearchListener<P> listener;

    public OnePassDepths(Mind<P> mind, SearchListener<P> listener) {
        this.mind = mind;
        this.listener = listener;
    }

    public OnePassDepths(Mind<P> mind) {
        this(mind, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(mind, listener, root, viewer, limits, view -> new Run<>(view).result());
    }

    /** What a node came to: value[k][d] is v_k with d plies left, choice[k][d] the index of the child it comes from. */
    private record Matrix(int[][] value, int[][] choice) {

        Matrix(int levels, int depth) {
            this(new int[levels][depth + 1], new int[levels][depth + 1]);
        }
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final int last;

        Run(ModelView<P> view) {
            this.view = view;
            this.last = view.last();
        }

        Result result() {
            int depth = view.depth() == Integer.MAX_VALUE ? deepest(0) : view.depth();
            Matrix root = walk(depth, 0);
            boolean leaf = root.choice[0][depth] < 0;
            List<Integer> line = leaf ? List.of() : List.of(view.move(root.choice[0][depth]));
            return view.result(root.value[0][depth], line);
        }

        /** The height of the tree: without a horizon the matrix must still have an end. */
        private int deepest(int from) {
            if (view.isLeaf(Integer.MAX_VALUE)) return 0;
            int deepest = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                deepest = Math.max(deepest, 1 + deepest(end));
                view.undo();
            }
            return deepest;
        }

        private Matrix walk(int depth, int from) {
            view.enter();
            Matrix matrix = new Matrix(last + 1, depth);
            boolean leaf = view.isLeaf(depth);
            for (int k = 0; k <= last; k++) {
                Arrays.fill(matrix.choice[k], -1);
                int value = view.value(k);
                Arrays.fill(matrix.value[k], leaf ? value : Integer.MIN_VALUE);
                matrix.value[k][0] = value;
            }
            if (leaf) return matrix;
            int end = view.moves(from);
            Matrix[] children = new Matrix[end - from];
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                children[i - from] = walk(depth - 1, end);
                view.undo();
            }
            for (int k = last; k >= 0; k--) { // a level's opponent, k + 1, chooses before it
                for (int plies = 1; plies <= depth; plies++) {
                    int choice = view.owns(k)
                            ? best(children, k, plies, 1)
                            : k == last
                                    ? best(children, k, plies, -1)
                                    : matrix.choice[k + 1][Math.min(plies, view.depth(k + 1))];
                    matrix.choice[k][plies] = choice;
                    matrix.value[k][plies] = children[choice].value[k][plies - 1];
                }
            }
            return matrix;
        }

        /** The first child with the largest value of a level, or the smallest where the sign is negative. */
        private static int best(Matrix[] children, int level, int plies, int sign) {
            int best = 0;
            for (int i = 1; i < children.length; i++) {
                int value = children[i].value[level][plies - 1];
                if (sign * value > sign * children[best].value[level][plies - 1]) best = i;
            }
            return best;
        }
    }
}
