package org.outwit.draw.tree;

import java.util.BitSet;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

/** The part of a tree that is drawn: the plies from the root down to some depth, without what is folded. */
final class Crop {

    /** More nodes than anybody can look at, and about as many as viewers can show without a pause. */
    static final int MOST_NODES = 5000;

    private final Tree tree;
    private final int depth;
    private final BitSet folded;
    private final BitSet covered; // by a folded node above
    private final int[] plies;
    private final int[] below; // nodes under each node, drawn or not
    private final int size;
    private final int tips;
    private final int height;

    Crop(Tree tree, int depth) {
        this(tree, depth, new BitSet());
    }

    /** {@code folded} nodes are drawn, and nothing below them. */
    Crop(Tree tree, int depth, BitSet folded) {
        this.tree = tree;
        this.depth = depth;
        this.folded = folded;
        this.covered = new BitSet(tree.size());
        for (int node = 1; node < tree.size(); node++) {
            covered.set(node, covered.get(tree.parent(node)) || folded.get(tree.parent(node)));
        }
        plies = new int[tree.size()];
        below = new int[tree.size()];
        for (int node = 1; node < tree.size(); node++) plies[node] = plies[tree.parent(node)] + 1;
        for (int node = tree.size() - 1; node > 0; node--) below[tree.parent(node)] += below[node] + 1;
        int drawn = 0;
        int ends = 0;
        for (int node = 0; node < tree.size(); node++) {
            if (!isDrawn(node)) continue;
            drawn++;
            if (isTip(node)) ends++;
        }
        size = drawn;
        tips = ends;
        height = Math.min(depth, tree.height());
        if (size > MOST_NODES) throw tooLarge();
    }

    private TreeException tooLarge() {
        int fits = 0;
        int[] count = new int[tree.height() + 1];
        for (int ply : plies) count[ply]++;
        for (int sum = count[0]; fits < tree.height() && sum + count[fits + 1] <= MOST_NODES; ) sum += count[++fits];
        return new TreeException("The picture would have " + size + " nodes, and at most " + MOST_NODES
                + " are drawn. Draw only the top plies: --depth " + fits + " fits.");
    }

    Tree tree() {
        return tree;
    }

    boolean isDrawn(int node) {
        return plies[node] <= depth && !covered.get(node);
    }

    /** Whether the picture ends here: at a leaf, or where the rest is left out. */
    boolean isTip(int node) {
        return plies[node] == depth || folded.get(node) || tree.isLeaf(node);
    }

    int ply(int node) {
        return plies[node];
    }

    /** How many nodes below this tip are left out. */
    int hidden(int node) {
        return plies[node] == depth || folded.get(node) ? below[node] : 0;
    }

    /** Nodes that are drawn. */
    int size() {
        return size;
    }

    int tips() {
        return tips;
    }

    /** Plies that are drawn below the root. */
    int height() {
        return height;
    }
}
