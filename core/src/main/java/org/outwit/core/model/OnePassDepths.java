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
 * them; their choice at that depth decides v_k at depth d. The figure takes their choice at one depth for all d of the node,
 * and returns a slice of the matrix that is too short as soon as somebody looks less far than the tree goes: it fails on
 * {@code [0,0]([0,0]([1,0] [0,0]([0,0]([0,0]([0,0]([0,1]) [0,1]([0,0]))))))} with depths 6 and 4. Here each depth has its
 * own choice, and the whole matrix is kept. Agrees with {@link MStar}, which needs no matrix, by test.
 */
public final class OnePassDepths<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SearchListener<P> listener;

    public OnePassDepths(Player<P> player, SearchListener<P> listener) {
        this.player = player;
        this.listener = listener;
    }

    public OnePassDepths(Player<P> player) {
        this(player, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, view -> new Run<>(view).result());
    }

    /**
     * What a node came to: value[k][d] is v_k with d plies left, choice[k][d] the index of the child it comes from. Only
     * what somebody above asks for is filled in, so that nothing is evaluated in vain.
     */
    private record Matrix(boolean[][] asked, int[][] value, int[][] choice) {

        Matrix(int levels, int depth) {
            this(new boolean[levels][depth + 1], new int[levels][depth + 1], new int[levels][depth + 1]);
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
            Matrix root = new Matrix(last + 1, depth);
            root.asked[0][depth] = true;
            walk(root, depth, 0);
            boolean leaf = view.isLeaf(depth);
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

        private void walk(Matrix matrix, int depth, int from) {
            view.enter();
            boolean leaf = view.isLeaf(depth);
            for (int k = 0; k <= last; k++) evaluate(matrix, k, leaf);
            if (leaf) return;
            for (int k = 0; k < last; k++) if (!view.owns(k)) askOpponent(matrix, k, depth);
            int end = view.moves(from);
            Matrix[] children = new Matrix[end - from];
            for (int i = from; i < end; i++) {
                Matrix child = children[i - from] = below(matrix, depth);
                view.make(view.move(i));
                walk(child, depth - 1, end);
                view.undo();
            }
            for (int k = last; k >= 0; k--) { // a level's opponent, k + 1, chooses before it
                for (int plies = 1; plies <= depth; plies++) {
                    if (matrix.asked[k][plies]) choose(matrix, children, k, plies);
                }
            }
        }

        /** Fills in what is evaluated here: with no plies left, and at a leaf with any. */
        private void evaluate(Matrix matrix, int level, boolean leaf) {
            boolean[] asked = matrix.asked[level];
            boolean any = asked[0];
            for (int plies = 1; leaf && plies < asked.length; plies++) any |= asked[plies];
            if (any) Arrays.fill(matrix.value[level], view.value(level));
        }

        /** Where level k does not move, it must know what its opponent chooses, looking as far as the opponent does. */
        private void askOpponent(Matrix matrix, int level, int depth) {
            for (int plies = 1; plies <= depth; plies++) {
                if (matrix.asked[level][plies]) {
                    matrix.asked[level + 1][Math.min(plies, view.depth(level + 1))] = true;
                }
            }
        }

        private Matrix below(Matrix matrix, int depth) {
            Matrix child = new Matrix(last + 1, depth - 1);
            for (int k = 0; k <= last; k++) System.arraycopy(matrix.asked[k], 1, child.asked[k], 0, depth);
            return child;
        }

        private void choose(Matrix matrix, Matrix[] children, int level, int plies) {
            int choice;
            if (view.owns(level)) choice = best(children, level, plies, 1);
            else if (level == last) choice = best(children, level, plies, -1); // the tail wants the opposite
            else choice = matrix.choice[level + 1][Math.min(plies, view.depth(level + 1))];
            matrix.choice[level][plies] = choice;
            matrix.value[level][plies] = children[choice].value[level][plies - 1];
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
