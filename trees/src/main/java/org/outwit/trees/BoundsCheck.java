package org.outwit.trees;

import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

/**
 * Refuses known bounds that cannot be true. A search that trusts them would not merely be wrong: with an interval that
 * has turned inside out, some never end.
 */
final class BoundsCheck {

    private BoundsCheck() {}

    /**
     * Works out from the leaves and the horizon up between what the value of each node must lie, and throws where a
     * known bound does not fit.
     */
    static void check(Tree tree, PlainStrategy strategy) {
        int size = tree.size();
        int[] depths = new int[size];
        boolean said = false;
        for (int node = 0; node < size; node++) {
            if (node > 0) depths[node] = depths[tree.parent(node)] + 1;
            said |= tree.lower(node) != null || tree.upper(node) != null;
        }
        if (!said) return;
        Exact[] lows = new Exact[size];
        Exact[] highs = new Exact[size];
        for (int node = size - 1; node >= 0; node--) { // children are written after their parent
            if (depths[node] > strategy.depth()) continue;
            boolean leaf = tree.isLeaf(node) || depths[node] == strategy.depth();
            if (leaf) evaluate(tree, node, strategy.function(), lows, highs);
            else combine(tree, node, tree.mover(node) == 0 != strategy.negated(), lows, highs);
            trust(tree, node, lows, highs);
        }
    }

    private static void evaluate(Tree tree, int node, String function, Exact[] lows, Exact[] highs) {
        Exact value = tree.value(node, function);
        lows[node] = value == null ? Exact.MINUS_INFINITY : value;
        highs[node] = value == null ? Exact.INFINITY : value;
    }

    private static void combine(Tree tree, int node, boolean max, Exact[] lows, Exact[] highs) {
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            boolean low = place == 0 || lows[child].compareTo(lows[node]) > 0 == max;
            boolean high = place == 0 || highs[child].compareTo(highs[node]) > 0 == max;
            if (low) lows[node] = lows[child];
            if (high) highs[node] = highs[child];
        }
    }

    private static void trust(Tree tree, int node, Exact[] lows, Exact[] highs) {
        Exact lower = tree.lower(node);
        Exact upper = tree.upper(node);
        if (lower != null && lower.compareTo(highs[node]) > 0) {
            throw new TreeException("Node '" + tree.name(node) + "' has lower " + lower + ", but its value is at most "
                    + highs[node] + ".");
        }
        if (upper != null && upper.compareTo(lows[node]) < 0) {
            throw new TreeException("Node '" + tree.name(node) + "' has upper " + upper + ", but its value is at least "
                    + lows[node] + ".");
        }
        if (lower != null && lower.compareTo(lows[node]) > 0) lows[node] = lower;
        if (upper != null && upper.compareTo(highs[node]) < 0) highs[node] = upper;
    }
}
