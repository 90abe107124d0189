package org.outwit.lab.aima;

import org.outwit.core.game.Position;

/** A place in a {@link RecordedTree} whose moves have been put in some order. */
final class RecordedPosition implements Position {

    private final RecordedTree tree;
    private final int[] order; // the children of all nodes, each where a child of the same parent stood
    private final int[] path;
    private int ply;

    RecordedPosition(RecordedTree tree, int[] order) {
        this.tree = tree;
        this.order = order;
        this.path = new int[tree.depth() + 1];
    }

    /** As player 0 sees it. */
    int value() {
        return tree.value(path[ply]);
    }

    @Override
    public int mover() {
        return tree.isMax(path[ply]) ? 0 : 1;
    }

    @Override
    public int moves(int[] buffer, int from) {
        int first = tree.firstChild(path[ply]);
        int count = mostMoves();
        System.arraycopy(order, first, buffer, from, count);
        return from + count;
    }

    @Override
    public int mostMoves() {
        return tree.childCount(path[ply]);
    }

    @Override
    public void make(int move) {
        path[++ply] = move;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public long key() {
        return path[ply];
    }

    @Override
    public boolean isOver() {
        return mostMoves() == 0;
    }

    @Override
    public int payoff(int player) {
        return player == 0 ? value() : -value();
    }

    @Override
    public RecordedPosition copy() {
        RecordedPosition copy = new RecordedPosition(tree, order);
        System.arraycopy(path, 0, copy.path, 0, path.length);
        copy.ply = ply;
        return copy;
    }
}
