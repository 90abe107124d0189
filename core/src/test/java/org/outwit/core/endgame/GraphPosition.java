package org.outwit.core.endgame;

import java.util.Arrays;
import org.outwit.core.game.Position;

/** A node of a {@link Graph} and whose turn it is. A move is its place among the moves of the node. */
final class GraphPosition implements Position {

    private final Graph graph;
    private int[] past = new int[16];
    private int made;
    private int node;
    private int mover;

    GraphPosition(Graph graph, int node, int mover) {
        this.graph = graph;
        this.node = node;
        this.mover = mover;
    }

    int node() {
        return node;
    }

    void set(int newNode) {
        node = newNode;
        mover = 0;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        for (int i = 0; i < graph.next[node].length; i++) buffer[from + i] = i;
        return from + graph.next[node].length;
    }

    @Override
    public int mostMoves() {
        return graph.next[node].length;
    }

    @Override
    public void make(int move) {
        if (made == past.length) past = Arrays.copyOf(past, 2 * made);
        past[made++] = node;
        node = graph.next[node][move];
        mover = 1 - mover;
    }

    @Override
    public void undo() {
        node = past[--made];
        mover = 1 - mover;
    }

    @Override
    public long key() {
        return 2L * node + mover;
    }

    @Override
    public boolean isOver() {
        return graph.next[node].length == 0;
    }

    @Override
    public int payoff(int player) {
        return player == mover ? graph.payoffs[node] : -graph.payoffs[node];
    }

    @Override
    public GraphPosition copy() {
        return new GraphPosition(graph, node, mover);
    }
}
