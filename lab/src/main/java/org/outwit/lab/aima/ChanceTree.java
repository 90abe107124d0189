package org.outwit.lab.aima;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.lab.tree.UniformTree;
import org.outwit.lab.tree.UniformTreePosition;

/** A uniform tree in which two players take turns and dice are thrown after each move; leaves are worth 0 to {@link #HIGHEST}. */
record ChanceTree(UniformTree tree, int[] leaves) {

    static final int HIGHEST = 1_000;

    /** A tree with independent leaves, after {@code moves} moves. */
    static ChanceTree random(long seed, int branching, int moves) {
        UniformTree tree = new UniformTree(branching, 2 * moves, List.of(0, Position.CHANCE, 1, Position.CHANCE));
        return new ChanceTree(
                tree,
                new SplittableRandom(seed).ints(tree.leaves(), 0, HIGHEST + 1).toArray());
    }

    /** The same values, with the children of players' nodes in the order of what they are worth, the best first. */
    ChanceTree ordered() {
        double[] values = values();
        int[] ordered = new int[leaves.length];
        order(0, 0, values, ordered, 0);
        return new ChanceTree(tree, ordered);
    }

    /** Copies the leaves below a node and returns the index after the last. */
    private int order(int node, int ply, double[] values, int[] to, int from) {
        if (ply == tree.depth()) {
            to[from] = leaves[node - tree.firstLeaf()];
            return from + 1;
        }
        Integer[] children = IntStream.range(0, tree.branching())
                .mapToObj(i -> tree.firstChild(node) + i)
                .toArray(Integer[]::new);
        Comparator<Integer> ascending = Comparator.comparingDouble(child -> values[child]);
        if (tree.mover(ply) == 0) Arrays.sort(children, ascending.reversed());
        if (tree.mover(ply) == 1) Arrays.sort(children, ascending);
        int end = from;
        for (int child : children) end = order(child, ply + 1, values, to, end);
        return end;
    }

    /** What every node is worth to player 0: the definition. */
    double[] values() {
        double[] values = new double[tree.size()];
        for (int i = 0; i < leaves.length; i++) values[tree.firstLeaf() + i] = leaves[i];
        for (int ply = tree.depth() - 1; ply >= 0; ply--) {
            int mover = tree.mover(ply);
            for (int node = tree.first(ply), end = tree.first(ply + 1); node < end; node++) {
                int first = tree.firstChild(node);
                var below = Arrays.stream(values, first, first + tree.branching());
                values[node] = (mover == 0 ? below.max() : mover == 1 ? below.min() : below.average()).getAsDouble();
            }
        }
        return values;
    }

    Evaluator<UniformTreePosition> evaluator() {
        return tree.evaluator(leaves);
    }
}
