package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;

/**
 * The shape of a small ragged tree whose leaves have a value for each level of modelling: level 0 is our own function, level 1 the one
 * that we think the opponent has, and so on. Below the last level functions are the opposite of each other.
 */
final class SmallModelTree {

    /** What the root is worth, and the first child that is worth the same. */
    record Answer(int value, int move) {}

    private final int depth;
    private final int levels;
    private final Tree tree;
    private final int[] leaf; // the number of the leaf by its node; -1 for inner nodes
    private int leaves;

    private SmallModelTree(SplittableRandom random, int depth, int branching, int levels) {
        this.depth = depth;
        this.levels = levels;
        TreeBuilder builder = new TreeBuilder();
        grow(builder, random, 0, branching);
        tree = builder.build();
        leaf = new int[tree.size()];
        for (int node = 0; node < leaf.length; node++) leaf[node] = tree.isLeaf(node) ? leaves++ : -1;
    }

    /**
     * Inner nodes have 1 to {@code branching} children, and a fifth of the nodes are leaves before their time; there are at least
     * three leaves and at most {@code most}.
     */
    static SmallModelTree random(SplittableRandom random, int depth, int branching, int levels, int most) {
        while (true) {
            SmallModelTree tree = new SmallModelTree(random, depth, branching, levels);
            if (tree.leaves >= 3 && tree.leaves <= most) return tree;
        }
    }

    private void grow(TreeBuilder builder, SplittableRandom random, int ply, int branching) {
        builder.open();
        boolean early = ply > 0 && random.nextInt(5) == 0;
        for (int i = early || ply == depth ? 0 : 1 + random.nextInt(branching); i > 0; i--)
            grow(builder, random, ply + 1, branching);
        builder.close();
    }

    int leaves() {
        return leaves;
    }

    int levels() {
        return levels;
    }

    /** The definition. {@code values} has a row for each leaf, with its value for each level. */
    Answer answer(int[][] values) {
        int[] root = new int[1];
        int move = vector(0, 0, values, root);
        return new Answer(root[0], move);
    }

    /**
     * Finds what a node at this ply is worth to levels 0 to {@code ply}: a level whose owner moves takes the first child that is best for
     * it, and the level above gets what it has there. Returns the child that level 0 or 1 takes, who move in fact.
     */
    private int vector(int node, int ply, int[][] values, int[] worth) {
        if (tree.isLeaf(node)) {
            for (int k = 0; k < worth.length; k++) worth[k] = value(values[leaf[node]], k);
            return Position.NO_MOVE;
        }
        int chosen = 0;
        int[] below = new int[ply + 2];
        for (int i = 0; i < tree.childCount(node); i++) {
            vector(tree.child(node, i), ply + 1, values, below);
            for (int k = ply & 1; k <= ply; k += 2) {
                if (i > 0 && below[k] <= worth[k]) continue;
                worth[k] = below[k];
                if (k > 0) worth[k - 1] = below[k - 1];
                if (k < 2) chosen = i;
            }
        }
        return chosen;
    }

    private int value(int[] row, int k) {
        if (k < levels) return row[k];
        return (k - levels & 1) == 0 ? -row[levels - 1] : row[levels - 1];
    }

    /** The leaves that a one-pass search evaluates; it must find what the definition says. */
    BitSet evaluated(int[][] values, int bound, OnePassAlphaBetaStar.Rule rule) {
        List<Evaluator<TreePosition>> functions = new ArrayList<>();
        long[] bounds = new long[levels - 1];
        for (int k = 0; k < levels; k++) {
            int level = k;
            functions.add((position, player) -> values[leaf[position.node()]][level]);
            if (k > 0) bounds[k - 1] = bound;
        }
        BitSet evaluated = new BitSet();
        Result result = new OnePassAlphaBetaStar<>(
                        Player.of(functions), SumBounds.symmetric(bounds), rule, (position, alpha, beta) -> {
                            if (position.isOver()) evaluated.set(leaf[position.node()]);
                        })
                .search(tree.start(), Limits.depth(depth));
        if (!answer(values).equals(new Answer(result.value(), result.move())))
            throw new IllegalStateException(rule + " finds " + result.value() + ", not " + answer(values) + ".");
        return evaluated;
    }
}
