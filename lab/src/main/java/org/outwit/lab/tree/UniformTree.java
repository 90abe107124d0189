package org.outwit.lab.tree;

import java.util.List;
import org.outwit.core.game.Evaluator;

/**
 * A tree in which every inner node has the same number of children, all leaves are equally deep, and who moves depends on the ply
 * alone. Nodes are numbered ply by ply from the root, which is 0, and from left to right.
 *
 * @param movers who moves at ply 0, 1, 2 … and then from the beginning again; chance may be among them
 */
public record UniformTree(int branching, int depth, List<Integer> movers) {

    public UniformTree {
        movers = List.copyOf(movers);
    }

    /** Of two players who take turns. */
    public static UniformTree ofTwo(int branching, int depth) {
        return new UniformTree(branching, depth, List.of(0, 1));
    }

    /** How many nodes there are, which must fit in memory. */
    public int size() {
        return Math.multiplyExact(branching, firstLeaf()) + 1;
    }

    /** The number of the first leaf; all from it on are leaves. */
    public int firstLeaf() {
        return first(depth);
    }

    /** The number of the first node at a ply. */
    public int first(int ply) {
        int nodes = 0;
        for (int i = 0; i < ply; i++) nodes = Math.addExact(Math.multiplyExact(nodes, branching), 1);
        return nodes;
    }

    public int mover(int ply) {
        return movers.get(ply % movers.size());
    }

    public int leaves() {
        return size() - firstLeaf();
    }

    public int firstChild(int node) {
        return node * branching + 1;
    }

    public UniformTreePosition start() {
        return new UniformTreePosition(this);
    }

    /** Values by the number of the leaf, counted from the first leaf, as player 0 sees them; for anybody else negated. */
    public Evaluator<UniformTreePosition> evaluator(int[] values) {
        int first = firstLeaf();
        return (position, player) -> player == 0 ? values[position.node() - first] : -values[position.node() - first];
    }

    /** The minimax values of all nodes by their numbers, from values of the leaves, where player 0 maximises and the others minimise. */
    public int[] minimax(int[] leafValues) {
        int first = firstLeaf();
        int[] values = new int[size()];
        System.arraycopy(leafValues, 0, values, first, leafValues.length);
        for (int ply = depth - 1; ply >= 0; ply--) {
            for (int node = first(ply), end = first(ply + 1); node < end; node++) {
                values[node] = best(values, firstChild(node), mover(ply) == 0);
            }
        }
        return values;
    }

    private int best(int[] values, int from, boolean max) {
        int best = values[from];
        for (int i = from + 1; i < from + branching; i++)
            best = max ? Math.max(best, values[i]) : Math.min(best, values[i]);
        return best;
    }
}
