package org.outwit.lab.shallow;

import org.outwit.lab.tree.UniformTree;

/**
 * Values with which shallow pruning cuts as often as it can. A node either is worth a given vector t, or is left after its first
 * child. In the first case its mover q gets t[q] from its first child, which is worth t as well, and every other child is left after
 * its first child: there its mover p gets all but t[q], and what remains is divided equally among the others. So q cannot get more
 * there, and nobody ever gets everything, which would be immediate pruning.
 */
final class BestCase implements VectorTree.Values {

    private final UniformTree tree;
    private final int players;

    BestCase(UniformTree tree, int players) {
        this.tree = tree;
        this.players = players;
    }

    /** Follows the way from the root to the leaf. */
    @Override
    public int at(int leaf, int player) {
        int[] moves = new int[tree.depth()];
        for (int ply = tree.depth() - 1, node = leaf; ply >= 0; node = (node - 1) / tree.branching(), ply--)
            moves[ply] = (node - 1) % tree.branching();
        int[] worth = new int[players];
        for (int j = 0; j < players; j++) worth[j] = VectorTree.SUM / players;
        boolean left = false; // whether the node is left after its first child
        for (int ply = 0; ply < moves.length; ply++) {
            if (left && moves[ply] > 0) return 0; // nobody comes here
            if (moves[ply] > 0) worth = afterwards(worth, tree.mover(ply));
            left = moves[ply] > 0;
        }
        return worth[player];
    }

    /** What the next player finds at once in another child of a node with this worth. */
    private int[] afterwards(int[] worth, int mover) {
        int next = (mover + 1) % players;
        int[] found = new int[players];
        int part = worth[mover] / (players - 1);
        for (int j = 0; j < players; j++) found[j] = part;
        found[next] = VectorTree.SUM - part * (players - 1);
        return found;
    }

    /** How many leaves there are to look at: e(d) = e(d−1) + (b−1) e(d−2). */
    static long leaves(int branching, int depth) {
        long before = 1;
        long now = depth == 0 ? 1 : branching;
        for (int d = 2; d <= depth; d++) {
            long next = now + (branching - 1) * before;
            before = now;
            now = next;
        }
        return now;
    }

    /** By how much they are multiplied with each ply, in the long run. */
    static double factor(int branching) {
        return (1 + Math.sqrt(4.0 * branching - 3)) / 2;
    }
}
