package org.outwit.core.engine;

import org.outwit.core.game.Position;
import org.outwit.core.tree.Tree;

/** A node of a {@link SeededGame}. After a pass the sides are exchanged in the whole tree below. */
final class SeededPosition implements Position {

    private static final int MOST_PLIES = 512;

    private final SeededGame game;
    private final Tree tree;
    private final int[] past = new int[MOST_PLIES];
    private int made;
    private int node;
    private int exchanged;

    SeededPosition(SeededGame game, Tree tree) {
        this.game = game;
        this.tree = tree;
    }

    int node() {
        return node;
    }

    int value(int player) {
        return player == 0 ? game.value(node) : -game.value(node);
    }

    void pass() {
        past[made++] = -1;
        exchanged ^= 1;
    }

    @Override
    public int mover() {
        return tree.mover(node) ^ exchanged;
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
        past[made++] = node;
        node = tree.child(node, move);
    }

    @Override
    public void undo() {
        int before = past[--made];
        if (before < 0) exchanged ^= 1;
        else node = before;
    }

    @Override
    public long key() {
        return 2L * node + exchanged + 1;
    }

    @Override
    public boolean isOver() {
        return tree.isLeaf(node);
    }

    @Override
    public int payoff(int player) {
        return value(player);
    }

    @Override
    public SeededPosition copy() {
        SeededPosition copy = new SeededPosition(game, tree);
        System.arraycopy(past, 0, copy.past, 0, made);
        copy.made = made;
        copy.node = node;
        copy.exchanged = exchanged;
        return copy;
    }
}
