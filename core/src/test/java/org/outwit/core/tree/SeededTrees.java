package org.outwit.core.tree;

import java.util.Random;

/**
 * Small written trees of every awkward kind, from seeds: ragged, with single children, with few distinct values so that
 * ties abound, with sides that do not alternate, with known bounds and with pseudo-terminals.
 */
public final class SeededTrees {

    /** Which awkward things a tree may have. */
    public record Kind(boolean alternating, boolean informed, boolean pseudoTerminals) {

        public static final Kind PLAIN = new Kind(true, false, false);
        public static final Kind IRREGULAR = new Kind(false, false, false);
        public static final Kind INFORMED = new Kind(true, true, false);
        public static final Kind PSEUDO = new Kind(true, false, true);
        public static final Kind INFORMED_PSEUDO = new Kind(true, true, true);
    }

    private final Random random;
    private final Kind kind;
    private final int branching;
    private final int depth;
    private final int leafPercent;
    private final int range;
    private final TreeBuilder builder = new TreeBuilder();

    private SeededTrees(long seed, Kind kind) {
        this.random = new Random(seed);
        this.kind = kind;
        this.branching = 1 + random.nextInt(4);
        this.depth = random.nextInt(branching > 2 ? 5 : 8);
        this.leafPercent = random.nextInt(3) * 15;
        this.range = random.nextInt(3) == 0 ? 1000 : 1 + random.nextInt(6);
    }

    /** The tree with this seed. Every node has a value of {@code f}, so that any horizon can be evaluated. */
    public static Tree tree(long seed, Kind kind) {
        SeededTrees grower = new SeededTrees(seed, kind);
        grower.grow(0, 0);
        Tree tree = grower.builder.build();
        return kind.informed() ? grower.inform(tree) : tree;
    }

    private void grow(int ply, int mover) {
        builder.open();
        builder.mover(mover);
        if (kind.pseudoTerminals() && random.nextInt(3) == 0) builder.pseudo(true);
        builder.value("f", Exact.of(random.nextInt(2 * range + 1) - range));
        boolean leaf = ply == depth || ply > 0 && random.nextInt(100) < leafPercent;
        int children = leaf ? 0 : 1 + random.nextInt(branching);
        for (int i = 0; i < children; i++) {
            grow(ply + 1, kind.alternating() || random.nextInt(4) > 0 ? 1 - mover : mover);
        }
        builder.close();
    }

    /**
     * The same tree with random bounds L and U that are true, differ at inner nodes, and obey the paper's assumption:
     * U(c) ≤ U(n) below a max node n, L(c) ≥ L(n) below a min node.
     */
    private Tree inform(Tree tree) {
        int[] values = NaiveMinimax.values(tree, "f");
        Integer[] lower = new Integer[tree.size()];
        Integer[] upper = new Integer[tree.size()];
        for (int node = 0; node < tree.size(); node++) {
            int slack = 1 + random.nextInt(4);
            lower[node] = random.nextInt(3) == 0 ? null : values[node] - random.nextInt(slack);
            upper[node] = random.nextInt(3) == 0 ? null : values[node] + random.nextInt(slack);
            int parent = tree.parent(node);
            boolean belowMax = parent >= 0 && tree.mover(parent) == 0;
            if (parent >= 0 && belowMax && upper[parent] != null) {
                upper[node] = upper[node] == null ? upper[parent] : Math.min(upper[node], upper[parent]);
            }
            if (parent >= 0 && !belowMax && lower[parent] != null) {
                lower[node] = lower[node] == null ? lower[parent] : Math.max(lower[node], lower[parent]);
            }
            if (lower[node] != null && lower[node].equals(upper[node])) {
                if (belowMax) lower[node]--;
                else upper[node]++;
            }
            if (tree.isLeaf(node)) lower[node] = upper[node] = values[node];
        }
        TreeBuilder informed = new TreeBuilder();
        copy(tree, 0, lower, upper, informed);
        return informed.build();
    }

    private static void copy(Tree tree, int node, Integer[] lower, Integer[] upper, TreeBuilder copy) {
        copy.open();
        copy.mover(tree.mover(node));
        copy.pseudo(tree.isPseudoTerminal(node));
        copy.value("f", tree.value(node, "f"));
        if (lower[node] != null) copy.lower(Exact.of(lower[node]));
        if (upper[node] != null) copy.upper(Exact.of(upper[node]));
        for (int i = 0; i < tree.childCount(node); i++) copy(tree, tree.child(node, i), lower, upper, copy);
        copy.close();
    }
}
