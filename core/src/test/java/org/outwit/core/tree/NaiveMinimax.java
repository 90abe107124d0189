package org.outwit.core.tree;

/** The definition of minimax over a written tree, straight from its words and independent of every search class. */
public final class NaiveMinimax {

    private NaiveMinimax() {}

    /** The minimax value of each node, player 0 maximising. */
    public static int[] values(Tree tree, String function) {
        return values(tree, function, Integer.MAX_VALUE);
    }

    /** The same with the nodes at this ply taken as leaves; deeper nodes are left at 0. */
    public static int[] values(Tree tree, String function, int horizon) {
        int[] values = new int[tree.size()];
        fill(tree, function, 0, horizon, values);
        return values;
    }

    private static int fill(Tree tree, String function, int node, int plies, int[] values) {
        if (tree.isLeaf(node) || plies == 0) {
            values[node] = Integer.parseInt(tree.value(node, function).toString());
            return values[node];
        }
        int best = fill(tree, function, tree.child(node, 0), plies - 1, values);
        for (int i = 1; i < tree.childCount(node); i++) {
            int value = fill(tree, function, tree.child(node, i), plies - 1, values);
            best = tree.mover(node) == 0 ? Math.max(best, value) : Math.min(best, value);
        }
        values[node] = best;
        return best;
    }

    /** The index of the first child of the root that has the root's value; -1 where the root has no children. */
    public static int firstBestMove(Tree tree, int[] values) {
        for (int i = 0; i < tree.childCount(0); i++) if (values[tree.child(0, i)] == values[0]) return i;
        return -1;
    }
}
