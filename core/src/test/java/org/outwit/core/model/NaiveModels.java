package org.outwit.core.model;

import java.util.List;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;

/**
 * The definition of M^n, straight from its words and independent of every search class: what a player with these
 * functions and depths, from their own down, finds a node worth, and which child they choose.
 */
final class NaiveModels {

    private final Tree tree;
    private final int[][] written; // what each function says of each node
    private final int[] depths;

    NaiveModels(Tree tree, List<String> functions, int... depths) {
        this.tree = tree;
        this.written = new int[functions.size()][tree.size()];
        this.depths = depths;
        for (int function = 0; function < written.length; function++) {
            for (int node = 0; node < tree.size(); node++) {
                Exact value = tree.value(node, functions.get(function));
                if (value != null) written[function][node] = Integer.parseInt(value.toString());
            }
        }
    }

    /** What the player of a level thinks of a node with this many plies to look ahead. */
    int value(int level, int node, int depth) {
        if (depth == 0 || tree.isLeaf(node)) return statically(level, node);
        int chosen = tree.mover(node) == level % 2
                ? choice(level, node, depth)
                : choice(level + 1, node, Math.min(depth, depthOf(level + 1)));
        return value(level, tree.child(node, chosen), depth - 1);
    }

    /** The first child that is worth most to the level whose turn it is. */
    int choice(int level, int node, int depth) {
        int choice = 0;
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < tree.childCount(node); i++) {
            int value = value(level, tree.child(node, i), depth - 1);
            if (value <= best) continue;
            best = value;
            choice = i;
        }
        return choice;
    }

    private int depthOf(int level) {
        return level < depths.length ? depths[level] : Integer.MAX_VALUE;
    }

    private int statically(int level, int node) {
        int function = Math.min(level, written.length - 1);
        return (level - function) % 2 == 0 ? written[function][node] : -written[function][node];
    }
}
