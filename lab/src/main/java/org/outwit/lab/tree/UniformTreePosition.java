package org.outwit.lab.tree;

import org.outwit.core.game.Position;

/** A place in a {@link UniformTree}. */
public final class UniformTreePosition implements Position {

    private final UniformTree tree;
    private final int[] movers; // by ply
    private final int[] path; // the numbers of the nodes from the root to here
    private int ply;

    UniformTreePosition(UniformTree tree) {
        this.tree = tree;
        this.path = new int[tree.depth() + 1];
        this.movers = new int[tree.depth() + 1];
        for (int i = 0; i < movers.length; i++) movers[i] = tree.mover(i);
    }

    /** The number of the node. */
    public int node() {
        return path[ply];
    }

    @Override
    public int mover() {
        return movers[ply];
    }

    @Override
    public int moves(int[] buffer, int from) {
        int end = from + mostMoves();
        for (int i = from; i < end; i++) buffer[i] = i - from;
        return end;
    }

    @Override
    public int mostMoves() {
        return isOver() ? 0 : tree.branching();
    }

    @Override
    public void make(int move) {
        int child = tree.firstChild(path[ply]) + move;
        path[++ply] = child;
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
        return ply == tree.depth();
    }

    @Override
    public double probability(int move) {
        return 1.0 / tree.branching();
    }

    @Override
    public int payoff(int player) {
        throw new IllegalStateException("A tree has no payoff: its functions say what a leaf is worth.");
    }

    @Override
    public UniformTreePosition copy() {
        UniformTreePosition copy = new UniformTreePosition(tree);
        System.arraycopy(path, 0, copy.path, 0, path.length);
        copy.ply = ply;
        return copy;
    }
}
