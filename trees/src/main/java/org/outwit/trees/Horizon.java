package org.outwit.trees;

import org.outwit.core.tree.Tree;

/** How deep a search looks from each node of a tree. */
final class Horizon {

    private final Tree tree;
    private final int depth;
    private final int[] plies;

    Horizon(Tree tree, int depth) {
        this.tree = tree;
        this.depth = depth;
        plies = new int[tree.size()];
        for (int node = 1; node < plies.length; node++) plies[node] = plies[tree.parent(node)] + 1;
    }

    Tree tree() {
        return tree;
    }

    int ply(int node) {
        return plies[node];
    }

    /** Plies that are left at a node; negative where the search never comes. */
    int depth(int node) {
        return depth - plies[node];
    }

    /** Whether the search evaluates this node: it is a leaf, or no plies are left. */
    boolean isEnd(int node) {
        return tree.isLeaf(node) || plies[node] == depth;
    }
}
