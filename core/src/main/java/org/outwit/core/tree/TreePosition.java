package org.outwit.core.tree;

import org.outwit.core.game.Position;

/** A place in a written tree. A move is the index of a child; the key is the number of the node. */
public final class TreePosition implements Position {

    private final Tree tree;
    private int node;

    TreePosition(Tree tree, int node) {
        this.tree = tree;
        this.node = node;
    }

    public Tree tree() {
        return tree;
    }

    public int node() {
        return node;
    }

    @Override
    public int mover() {
        return tree.mover(node);
    }

    @Override
    public int moves(int[] buffer, int from) {
        int count = tree.childCount(node);
        for (int i = 0; i < count; i++) buffer[from + i] = i;
        return from + count;
    }

    @Override
    public int mostMoves() {
        return tree.childCount(node);
    }

    @Override
    public void make(int move) {
        node = tree.child(node, move);
    }

    @Override
    public void undo() {
        node = tree.parent(node);
    }

    @Override
    public long key() {
        return node;
    }

    @Override
    public boolean isOver() {
        return tree.isLeaf(node);
    }

    @Override
    public int payoff(int player) {
        throw new IllegalStateException("A tree has no payoff: its functions say what a leaf is worth.");
    }

    @Override
    public double probability(int move) {
        return tree.probability(tree.child(node, move)).doubleValue();
    }

    @Override
    public TreePosition copy() {
        return new TreePosition(tree, node);
    }
}
