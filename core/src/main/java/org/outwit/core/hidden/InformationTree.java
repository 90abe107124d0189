package org.outwit.core.hidden;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * One tree for all worlds: a node stands for the moves that were seen since the root, the root being 0. Nodes are numbers into parallel rows. Children
 * are added one at a time, since which moves there are depends on the world.
 */
final class InformationTree {

    private static final int NONE = -1;

    private int size;
    private int[] moves = new int[256];
    private int[] firstChild = new int[256];
    private int[] nextSibling = new int[256];
    private int[] visits = new int[256];
    private int[] available = new int[256]; // how often the parent was passed in a world that has the move
    private double[] totals = new double[256]; // of rewards, as the player who chooses the node sees them

    InformationTree() {
        add(Position.NO_MOVE);
    }

    private int add(int move) {
        if (size == moves.length) grow(2 * size);
        int node = size++;
        moves[node] = move;
        firstChild[node] = NONE;
        nextSibling[node] = NONE;
        return node;
    }

    int size() {
        return size;
    }

    /** The child for this move, or -1. */
    int child(int node, int move) {
        int child = firstChild[node];
        while (child != NONE && moves[child] != move) child = nextSibling[child];
        return child;
    }

    int addChild(int node, int move) {
        int child = add(move);
        nextSibling[child] = firstChild[node];
        firstChild[node] = child;
        return child;
    }

    int move(int node) {
        return moves[node];
    }

    int visits(int node) {
        return visits[node];
    }

    double mean(int node) {
        return totals[node] / visits[node];
    }

    void wasAvailable(int node) {
        available[node]++;
    }

    int available(int node) {
        return available[node];
    }

    void visit(int node, double reward) {
        visits[node]++;
        totals[node] += reward;
    }

    private void grow(int length) {
        moves = Arrays.copyOf(moves, length);
        firstChild = Arrays.copyOf(firstChild, length);
        nextSibling = Arrays.copyOf(nextSibling, length);
        visits = Arrays.copyOf(visits, length);
        available = Arrays.copyOf(available, length);
        totals = Arrays.copyOf(totals, length);
    }
}
