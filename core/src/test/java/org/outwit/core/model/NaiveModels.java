package org.outwit.core.model;

import java.util.List;
import org.outwit.core.tree.Tree;

/**
 * The definition of M^n, straight from its words and independent of every search class: what a player with these
 * functions and depths, from his own down, finds a node worth, and which child he chooses.
 */
final class NaiveModels {

    private final Tree tree;
    private final List<String> functions;
    private final int[] depths;

    NaiveModels(Tree tree, List<String> functions, int... depths) {
        this.tree = tree;
        this.functions = functions;
        this.depths = depths;
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
        int best = 0;
        for (int i = 1; i < tree.childCount(node); i++) {
            int value = value(level, tree.child(node, i), depth - 1);
            if (value > value(level, tree.child(node, best), depth - 1)) best = i;
        }
        return best;
    }

    private int depthOf(int level) {
        return level < depths.length ? depths[level] : Integer.MAX_VALUE;
    }

    private int statically(int level, int node) {
        int function = Math.min(level, functions.size() - 1);
        int value = Integer.parseInt(tree.value(node, functions.get(function)).toString());
        return (level - function) % 2 == 0 ? value : -value;
    }
}
