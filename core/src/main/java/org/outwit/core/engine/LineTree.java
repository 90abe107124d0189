package org.outwit.core.engine;

import java.util.Arrays;

/**
 * The lines that were played out so far, as a tree: after our turn one move, after theirs every reply that is predicted. A node whose lines have
 * all been played out is settled, and its result is no sample any more but the expectation.
 *
 * <p>A line that is drawn by lot is led past what is settled, which counts with its whole probability. Its result is on average what a line
 * by lot alone would have, varies less, and each line finds out something new. So after enough lines everything is settled.
 */
final class LineTree {

    /** A place without a node: there is none yet. */
    static final int NONE = 0;

    private int[] first = new int[256];
    private int[] end = new int[256];
    private double[] result = new double[256];
    private double[] better = new double[256];
    private boolean[] settled = new boolean[256];
    private int nodes = 1; // the first place is NONE
    private int[] move = new int[1024];
    private double[] chance = new double[1024];
    private int[] child = new int[1024];
    private int edges;

    /** A node where a line ends with this result; {@code improved} says how likely that is better than best play. */
    int leaf(double outcome, double improved) {
        int node = node();
        settled[node] = true;
        result[node] = outcome;
        better[node] = improved;
        return node;
    }

    /** A node where the game goes on by {@link #edge}s that are added next. */
    int node() {
        if (nodes == first.length) {
            first = Arrays.copyOf(first, 2 * nodes);
            end = Arrays.copyOf(end, 2 * nodes);
            result = Arrays.copyOf(result, 2 * nodes);
            better = Arrays.copyOf(better, 2 * nodes);
            settled = Arrays.copyOf(settled, 2 * nodes);
        }
        first[nodes] = edges;
        end[nodes] = edges;
        return nodes++;
    }

    /** Adds a move to the newest node. */
    void edge(int played, double probability) {
        if (edges == move.length) {
            move = Arrays.copyOf(move, 2 * edges);
            chance = Arrays.copyOf(chance, 2 * edges);
            child = Arrays.copyOf(child, 2 * edges);
        }
        move[edges] = played;
        chance[edges] = probability;
        child[edges++] = NONE;
        end[nodes - 1] = edges;
    }

    int size() {
        return nodes;
    }

    boolean isSettled(int node) {
        return node != NONE && settled[node];
    }

    /** Of a settled node. */
    double result(int node) {
        return result[node];
    }

    /** Of a settled node. */
    double better(int node) {
        return better[node];
    }

    int move(int edge) {
        return move[edge];
    }

    int child(int edge) {
        return child[edge];
    }

    void lead(int edge, int node) {
        child[edge] = node;
    }

    /** How likely the moves of a node are together that lead to what is not settled yet. */
    double open(int node) {
        double open = 0;
        for (int e = first[node]; e < end[node]; e++) if (!isSettled(child[e])) open += chance[e];
        return open;
    }

    /** The move on which a point from 0 to below {@link #open} falls, where those that are not settled lie side by side. */
    int edgeAt(int node, double point) {
        double passed = 0;
        int last = -1;
        for (int e = first[node]; e < end[node]; e++) {
            if (isSettled(child[e])) continue;
            last = e;
            passed += chance[e];
            if (point < passed) return e;
        }
        return last; // rounding
    }

    /** What the settled part of a node comes to, each result by its probability. */
    double settledResult(int node) {
        double sum = 0;
        for (int e = first[node]; e < end[node]; e++) if (isSettled(child[e])) sum += chance[e] * result[child[e]];
        return sum;
    }

    /** What the settled part of a node comes to, as {@link #better}. */
    double settledBetter(int node) {
        double sum = 0;
        for (int e = first[node]; e < end[node]; e++) if (isSettled(child[e])) sum += chance[e] * better[child[e]];
        return sum;
    }

    /** Settles a node whose moves all lead to settled ones. */
    void settle(int node) {
        for (int e = first[node]; e < end[node]; e++) if (!isSettled(child[e])) return;
        result[node] = settledResult(node);
        better[node] = settledBetter(node);
        settled[node] = true;
    }
}
