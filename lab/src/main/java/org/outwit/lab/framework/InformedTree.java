package org.outwit.lab.framework;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.outwit.core.search.KnownBounds;
import org.outwit.core.search.Setup;
import org.outwit.lab.tree.UniformTree;
import org.outwit.lab.tree.UniformTreePosition;

/**
 * A uniform tree with the value of every node, and with bounds on it that obey what the paper asks of them: U of no child of a max
 * node is above U of that node, and L of no child of a min node below L of that.
 */
final class InformedTree implements KnownBounds<UniformTreePosition> {

    /** Leaves of random trees are worth −10,000 to 10,000, so hardly two are equal. */
    private static final int RANGE = 10_000;

    /** Leaves of trees with ties are worth −5 to 5. */
    private static final int FEW = 5;

    /** A move that is not the best of a strongly ordered tree is worse by 1 to this. */
    private static final int LOSS = 2_000;

    /** Bounds are off by at least 1 and at most the largest value divided by this. */
    private static final int PRECISION = 5;

    /** How often the first child of a strongly ordered tree is the best; otherwise each of the others is equally likely. */
    static final double FIRST_IS_BEST = 0.7;

    private final UniformTree tree;
    private final int[] values;
    private final int[] lower;
    private final int[] upper;

    private InformedTree(UniformTree tree, int[] values, int range, SplittableRandom random) {
        this.tree = tree;
        this.values = values;
        this.lower = values.clone();
        this.upper = values.clone();
        for (int node = 0; node < tree.firstLeaf(); node++) {
            lower[node] -= 1 + random.nextInt(range / PRECISION);
            upper[node] += 1 + random.nextInt(range / PRECISION);
        }
        for (int ply = 0; ply + 1 < tree.depth(); ply++) {
            boolean max = tree.mover(ply) == 0;
            for (int node = tree.first(ply), end = tree.first(ply + 1); node < end; node++) {
                for (int child = tree.firstChild(node), last = child + tree.branching(); child < last; child++) {
                    if (max) upper[child] = Math.min(upper[child], upper[node]);
                    else lower[child] = Math.max(lower[child], lower[node]);
                }
            }
        }
    }

    /** With independent leaves that are all different, or nearly so. */
    static InformedTree random(long seed, int branching, int depth) {
        return independent(seed, branching, depth, RANGE);
    }

    /** With independent leaves many of which are equal, as with functions that count pieces. */
    static InformedTree tied(long seed, int branching, int depth) {
        return independent(seed, branching, depth, FEW);
    }

    private static InformedTree independent(long seed, int branching, int depth, int range) {
        UniformTree tree = UniformTree.ofTwo(branching, depth);
        SplittableRandom random = new SplittableRandom(seed);
        int[] leaves = random.ints(tree.leaves(), -range, range + 1).toArray();
        return new InformedTree(tree, tree.minimax(leaves), range, random);
    }

    /** With the best child first most of the time: values are given out from the root downwards. */
    static InformedTree ordered(long seed, int branching, int depth) {
        UniformTree tree = UniformTree.ofTwo(branching, depth);
        SplittableRandom random = new SplittableRandom(seed);
        int[] values = new int[tree.size()];
        for (int ply = 0; ply < depth; ply++) {
            int sign = tree.mover(ply) == 0 ? 1 : -1;
            for (int node = tree.first(ply), end = tree.first(ply + 1); node < end; node++) {
                int best = random.nextDouble() < FIRST_IS_BEST ? 0 : 1 + random.nextInt(branching - 1);
                for (int i = 0; i < branching; i++) {
                    int loss = i == best ? 0 : 1 + random.nextInt(LOSS);
                    values[tree.firstChild(node) + i] = values[node] - sign * loss;
                }
            }
        }
        return new InformedTree(tree, values, RANGE, random);
    }

    UniformTree tree() {
        return tree;
    }

    int value(int node) {
        return values[node];
    }

    int lower(int node) {
        return lower[node];
    }

    int upper(int node) {
        return upper[node];
    }

    Setup<UniformTreePosition> setup(boolean informed) {
        int first = tree.firstLeaf();
        int[] leaves = Arrays.copyOfRange(values, first, values.length);
        Setup<UniformTreePosition> setup = Setup.of(tree.evaluator(leaves));
        return informed ? setup.informedBy(this) : setup;
    }

    @Override
    public int lower(UniformTreePosition position, int player) {
        return player == 0 ? lower[position.node()] : -upper[position.node()];
    }

    @Override
    public int upper(UniformTreePosition position, int player) {
        return player == 0 ? upper[position.node()] : -lower[position.node()];
    }
}
