package org.outwit.core.tree;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.InputException;
import org.outwit.core.game.SplitMix64;

/**
 * A tree that is grown from a seed while it is searched and never stored, so depth costs no memory. What stands at a
 * node depends on the seed and the path alone: every algorithm sees the same tree, in any order of its
 * visits.
 *
 * <p>A node has functions f_n … f_0 with |f_j + f_(j-1)| at most {@code bound}: f_n is uniform in [-range, range], and
 * each f_(j-1) is uniform where both its range and the bound allow, as in the experiments on multi-model pruning.
 *
 * @param seed equal seeds, equal trees
 * @param leastBranching fewest children of an inner node
 * @param mostBranching most children of an inner node
 * @param depth no leaf is deeper
 * @param leafPercent how often a node above that depth, other than the root, is a leaf all the same (ragged trees)
 * @param functions how many functions a node has, n + 1
 * @param range largest absolute value
 * @param bound largest absolute sum of two neighbouring functions; {@link #UNBOUNDED} for independent values
 */
public record RandomTree(
        long seed,
        int leastBranching,
        int mostBranching,
        int depth,
        int leafPercent,
        int functions,
        int range,
        int bound) {

    public static final int UNBOUNDED = Integer.MAX_VALUE;

    public RandomTree {
        require(leastBranching >= 1, "fewest children", leastBranching, "at least 1");
        require(mostBranching >= leastBranching, "most children", mostBranching, "at least the fewest");
        require(depth >= 0, "depth", depth, "at least 0");
        require(leafPercent >= 0 && leafPercent <= 100, "percentage of leaves", leafPercent, "0 to 100");
        require(functions >= 1, "number of functions", functions, "at least 1");
        require(range >= 0 && range < 1 << 27, "range", range, "0 to 2^27 - 1");
        require(bound >= 0, "bound", bound, "at least 0");
    }

    private static void require(boolean holds, String what, int value, String expected) {
        if (!holds) throw new InputException("The " + what + " (" + value + ") must be " + expected + ".");
    }

    /** Every inner node has {@code branching} children and every leaf is at {@code depth}; one function. */
    public static RandomTree uniform(long seed, int branching, int depth, int range) {
        return new RandomTree(seed, branching, branching, depth, 0, 1, range, UNBOUNDED);
    }

    /** Inner nodes have 1 to {@code mostBranching} children, and a fifth of the nodes are early leaves; one function. */
    public static RandomTree ragged(long seed, int mostBranching, int depth, int range) {
        return new RandomTree(seed, 1, mostBranching, depth, 20, 1, range, UNBOUNDED);
    }

    /** A tree of this shape with functions f_(functions-1) … f_0 that obey a bound. */
    public RandomTree withFunctions(int functions, int bound) {
        return new RandomTree(seed, leastBranching, mostBranching, depth, leafPercent, functions, range, bound);
    }

    public RandomTreePosition start() {
        return new RandomTreePosition(this);
    }

    /** The function f_index, as its owner sees it. */
    public Evaluator<RandomTreePosition> function(int index) {
        if (index < 0 || index >= functions) {
            throw new IllegalArgumentException("There is no function f" + index + " among " + functions + ".");
        }
        return (position, player) -> value(position.key(), index);
    }

    long rootKey() {
        return SplitMix64.mix(seed + SplitMix64.GOLDEN_GAMMA);
    }

    static long childKey(long key, int child) {
        return SplitMix64.mix(key + (child + 1) * SplitMix64.GOLDEN_GAMMA);
    }

    /** How many children the node with this key has at this ply. */
    int childCount(long key, int ply) {
        if (ply == depth) return 0;
        if (ply > 0 && leafPercent > 0 && draw(key, -1, 0, 99) < leafPercent) return 0;
        return leastBranching == mostBranching ? leastBranching : draw(key, -2, leastBranching, mostBranching);
    }

    int value(long key, int index) {
        int top = functions - 1;
        int value = draw(key, top, -range, range);
        for (int j = top - 1; j >= index; j--) {
            long low = Math.max(-(long) range, -(long) value - bound);
            long high = Math.min(range, -(long) value + bound);
            value = draw(key, j, (int) low, (int) high);
        }
        return value;
    }

    /** A number from low to high, independent for each {@code stream} of a node. */
    private static int draw(long key, int stream, int low, int high) {
        long bits = SplitMix64.mix(key ^ (stream + 3) * 0xD1B54A32D192ED03L) >>> 32;
        return low + (int) (bits * (high - (long) low + 1) >>> 32);
    }

    /** The whole tree written down, for drawing and for files; inner nodes have values too. */
    public Tree written() {
        TreeBuilder builder = new TreeBuilder();
        write(builder, start());
        return builder.build();
    }

    private void write(TreeBuilder builder, RandomTreePosition position) {
        builder.open();
        for (int j = functions - 1; j >= 0; j--) {
            builder.value(functions == 1 ? "f" : "f" + j, Exact.of(value(position.key(), j)));
        }
        int children = position.mostMoves();
        for (int i = 0; i < children; i++) {
            position.make(i);
            write(builder, position);
            position.undo();
        }
        builder.close();
    }
}
