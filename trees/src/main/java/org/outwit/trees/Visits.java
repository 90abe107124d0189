package org.outwit.trees;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

/** The names of visited nodes, made one by one when they are asked for: all paths of a deep tree fill no memory. */
final class Visits extends AbstractList<String> implements RandomAccess {

    private static final long MOST_CHARACTERS = 1L << 30;

    private final Tree tree;
    private final List<Integer> nodes;

    Visits(Tree tree, List<Integer> nodes) {
        this.tree = tree;
        this.nodes = nodes;
        int[] depths = new int[tree.size()];
        for (int node = 1; node < depths.length; node++) depths[node] = depths[tree.parent(node)] + 1;
        long characters = 0;
        for (int node : nodes) characters += 2L * depths[node];
        if (characters > MOST_CHARACTERS) {
            throw new TreeException("The names of the " + nodes.size() + " visited nodes would fill about "
                    + (characters >> 30) + " GB, because the tree is so deep; leave out --visits.");
        }
    }

    @Override
    public String get(int index) {
        return tree.name(nodes.get(index));
    }

    @Override
    public int size() {
        return nodes.size();
    }
}
