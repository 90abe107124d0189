package org.outwit.core.multi;

import org.outwit.core.tree.Tree;

/** The definitions of searches for many players, straight from their words and independent of every search class. */
final class NaiveMultiPlayer {

    private final Tree tree;
    private final int players;
    private final int[][] values;

    NaiveMultiPlayer(VectorQuestion question) {
        this.tree = question.tree();
        this.players = question.players();
        this.values = question.written();
    }

    int statically(int node, int player) {
        return values[player][node];
    }

    private boolean isLeaf(int node, int depth) {
        return depth == 0 || tree.isLeaf(node);
    }

    /** The leaf whose vector the node gets: that of the child which is best for the mover. */
    int maxn(int node, int depth) {
        if (isLeaf(node, depth)) return node;
        int best = maxn(tree.child(node, 0), depth - 1);
        for (int i = 1; i < tree.childCount(node); i++) {
            int leaf = maxn(tree.child(node, i), depth - 1);
            if (statically(leaf, tree.mover(node)) > statically(best, tree.mover(node))) best = leaf;
        }
        return best;
    }

    /** What the viewer gets when all others are against the viewer. */
    int paranoid(int node, int viewer, int depth) {
        if (isLeaf(node, depth)) return statically(node, viewer);
        int best = paranoid(tree.child(node, 0), viewer, depth - 1);
        for (int i = 1; i < tree.childCount(node); i++) {
            int value = paranoid(tree.child(node, i), viewer, depth - 1);
            best = tree.mover(node) == viewer ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    /** What the viewer gets when in each round the one opponent replies who hurts the viewer most; the others play move 0. */
    int bestReply(int node, int viewer, int depth) {
        if (isLeaf(node, depth)) return statically(node, viewer);
        if (tree.mover(node) == viewer) {
            int best = Integer.MIN_VALUE;
            for (int i = 0; i < tree.childCount(node); i++) {
                best = Math.max(best, bestReply(tree.child(node, i), viewer, depth - 1));
            }
            return best;
        }
        int worst = Integer.MAX_VALUE;
        for (int replier = 0; replier < players; replier++) {
            if (replier != viewer) worst = Math.min(worst, replied(node, viewer, replier, depth));
        }
        return worst;
    }

    /** The same inside a round in which it is known who replies. */
    private int replied(int node, int viewer, int replier, int depth) {
        if (isLeaf(node, depth) || tree.mover(node) == viewer) return bestReply(node, viewer, depth);
        if (tree.mover(node) != replier) return replied(tree.child(node, 0), viewer, replier, depth - 1);
        int worst = Integer.MAX_VALUE;
        for (int i = 0; i < tree.childCount(node); i++) {
            worst = Math.min(worst, replied(tree.child(node, i), viewer, replier, depth - 1));
        }
        return worst;
    }

    /** The first child that has the value, -1 where there is none. */
    interface Valued {
        int of(int child);
    }

    int first(int node, int value, Valued children) {
        for (int i = 0; i < tree.childCount(node); i++) if (children.of(tree.child(node, i)) == value) return i;
        return -1;
    }
}
