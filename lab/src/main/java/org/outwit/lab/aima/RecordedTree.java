package org.outwit.lab.aima;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

/**
 * All positions of a game that can be reached from one within a depth, with what is known of each before it is searched, so that moves can be
 * put in any order, the perfect one included. Transpositions are not looked for, as alpha-beta does not. Children have higher numbers than their
 * parents.
 */
final class RecordedTree {

    private final int depth;
    private int size;
    private int[] firstChild = new int[1024];
    private int[] childCount = new int[1024];
    private int[] ply = new int[1024];
    private int[] value = new int[1024]; // of the evaluator, as player 0 sees it
    private int[] hunch = new int[1024]; // how promising the move that leads here looks to the game
    private boolean[] max = new boolean[1024]; // whether player 0 moves here

    private RecordedTree(int depth) {
        this.depth = depth;
    }

    static <P extends Position> RecordedTree of(Game<P> game, Evaluator<P> evaluator, P root, int depth) {
        RecordedTree tree = new RecordedTree(depth);
        tree.add(0, 0);
        tree.record(game, evaluator, Position.copyOf(root), 0);
        return tree;
    }

    private int add(int atPly, int promise) {
        if (size == ply.length) grow();
        ply[size] = atPly;
        hunch[size] = promise;
        return size++;
    }

    private void grow() {
        firstChild = Arrays.copyOf(firstChild, 2 * size);
        childCount = Arrays.copyOf(childCount, 2 * size);
        ply = Arrays.copyOf(ply, 2 * size);
        value = Arrays.copyOf(value, 2 * size);
        hunch = Arrays.copyOf(hunch, 2 * size);
        max = Arrays.copyOf(max, 2 * size);
    }

    private <P extends Position> void record(Game<P> game, Evaluator<P> evaluator, P position, int node) {
        value[node] = evaluator.value(position, 0);
        if (position.isOver()) return;
        max[node] = position.mover() == 0;
        if (ply[node] == depth) return;
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        firstChild[node] = size;
        childCount[node] = count;
        for (int i = 0; i < count; i++) {
            int noisy = game.tactics().noisyScore(position, moves[i]);
            add(ply[node] + 1, noisy > 0 ? (1 << 20) + noisy : game.tactics().quietScore(position, moves[i]));
        }
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            record(game, evaluator, position, firstChild[node] + i);
            position.undo();
        }
    }

    /** How many leaves minimax evaluates. */
    int leaves() {
        int leaves = 0;
        for (int node = 0; node < size; node++) if (childCount[node] == 0) leaves++;
        return leaves;
    }

    /** What every node is worth to player 0 where nobody looks beyond this ply. */
    int[] values(int horizon) {
        int[] values = Arrays.copyOf(value, size);
        for (int node = size - 1; node >= 0; node--) {
            if (childCount[node] == 0 || ply[node] >= horizon) continue;
            int best = values[firstChild[node]];
            for (int child = firstChild[node]; child < firstChild[node] + childCount[node]; child++)
                best = max[node] ? Math.max(best, values[child]) : Math.min(best, values[child]);
            values[node] = best;
        }
        return values;
    }

    /** How many leaves alpha-beta evaluates with the moves in this order. */
    long alphaBeta(MoveOrdering ordering, long seed) {
        int[] order = new int[size];
        long[] keys = keys(ordering, seed);
        for (int node = 0; node < size; node++) sort(node, keys, order);
        return new AlphaBeta<RecordedPosition>((position, player) -> position.value())
                .search(new RecordedPosition(this, order), 0, Limits.NONE)
                .counts()
                .evaluations();
    }

    /** The higher, the earlier a move is looked at; equal ones stay in the order of the game. */
    private long[] keys(MoveOrdering ordering, long seed) {
        long[] keys = new long[size];
        if (ordering == MoveOrdering.OF_THE_GAME) return keys;
        if (ordering == MoveOrdering.RANDOM)
            return new SplittableRandom(seed).longs(size, 0, Integer.MAX_VALUE).toArray();
        if (ordering == MoveOrdering.SIMPLE)
            return Arrays.stream(hunch, 0, size).asLongStream().toArray();
        int horizon = ordering == MoveOrdering.STATIC ? 0 : ordering == MoveOrdering.DEEPENING ? depth - 1 : depth;
        int[] values = values(horizon);
        for (int node = 0; node < size; node++) {
            for (int child = firstChild[node]; child < firstChild[node] + childCount[node]; child++) {
                boolean unseen = ordering == MoveOrdering.DEEPENING && ply[child] == depth; // by the last iteration
                keys[child] = unseen ? hunch[child] : max[node] ? values[child] : -values[child];
            }
        }
        return keys;
    }

    private void sort(int node, long[] keys, int[] order) {
        int from = firstChild[node];
        for (int i = from; i < from + childCount[node]; i++) {
            int at = i;
            for (; at > from && keys[order[at - 1]] < keys[i]; at--) order[at] = order[at - 1];
            order[at] = i;
        }
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int childCount(int node) {
        return childCount[node];
    }

    int value(int node) {
        return value[node];
    }

    boolean isMax(int node) {
        return max[node];
    }

    int depth() {
        return depth;
    }
}
