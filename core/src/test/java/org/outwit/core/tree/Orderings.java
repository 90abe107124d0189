package org.outwit.core.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Written trees with their children put into another order. */
public final class Orderings {

    private Orderings() {}

    /** The children of every node from its mover's best to its worst: what pruning dreams of. */
    public static Tree bestFirst(Tree tree) {
        TreeBuilder builder = new TreeBuilder();
        copy(tree, 0, NaiveMinimax.values(tree, "f"), builder);
        return builder.build();
    }

    private static void copy(Tree tree, int node, int[] values, TreeBuilder builder) {
        builder.open();
        builder.mover(tree.mover(node));
        builder.value("f", tree.value(node, "f"));
        List<Integer> children = new ArrayList<>();
        for (int i = 0; i < tree.childCount(node); i++) children.add(tree.child(node, i));
        children.sort(Comparator.comparingInt(child -> values[child]));
        if (tree.mover(node) == 0) Collections.reverse(children);
        for (int child : children) copy(tree, child, values, builder);
        builder.close();
    }
}
