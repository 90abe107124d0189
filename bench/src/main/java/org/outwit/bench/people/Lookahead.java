package org.outwit.bench.people;

import java.util.Arrays;
import org.outwit.core.game.Value;
import org.outwit.games.othello.OthelloPosition;

/**
 * What the alternatives of a decision are worth to somebody who looks one, two, three ... plies ahead. All alternatives
 * need a value, not only the best, but nobody cares by how much a move is bad that loses four discs; so values are
 * exact down to that distance from the best, and such moves all alike.
 */
final class Lookahead {

    /** In thousandths of a disc. */
    private static final int DISTANCE = 4_000;

    private static final int MOST_MOVES = 64;

    private final Appraisal appraisal;
    private final int depth;
    private final int[][] moves;
    private final int[][] values;
    private OthelloPosition position;
    private int player;

    Lookahead(Appraisal appraisal, int depth) {
        this.appraisal = appraisal;
        this.depth = depth;
        this.moves = new int[depth + 1][MOST_MOVES];
        this.values = new int[depth + 1][MOST_MOVES];
    }

    int depth() {
        return depth;
    }

    /** Writes the values for depths 1, 2, ... into rows in the order of moves, less the best of the row. */
    void values(OthelloPosition root, float[][] into) {
        position = root;
        player = root.mover();
        int[] listed = moves[0];
        int count = root.moves(listed, 0);
        Integer[] order = new Integer[count];
        for (int i = 0; i < count; i++) order[i] = i;
        for (int d = 1; d <= depth; d++) {
            int best = -Value.INFINITY;
            for (int i : order) {
                position.make(listed[i]);
                int value = value(d - 1, Math.max(-Value.INFINITY, best - DISTANCE), Value.INFINITY);
                position.undo();
                best = Math.max(best, value);
                into[d - 1][i] = value;
            }
            for (int i = 0; i < count; i++) into[d - 1][i] = Math.max(into[d - 1][i] - best, -DISTANCE);
            float[] row = into[d - 1];
            Arrays.sort(order, (a, b) -> Float.compare(row[b], row[a]));
        }
    }

    private int value(int left, int alpha, int beta) {
        if (left == 0 || position.isOver()) return appraisal.value(position, player);
        int[] row = moves[left];
        int count = position.moves(row, 0);
        boolean max = position.mover() == player;
        if (left > 1) sort(row, values[left], count, max);
        int best = max ? -Value.INFINITY : Value.INFINITY;
        for (int i = 0; i < count; i++) {
            position.make(row[i]);
            int value = value(left - 1, alpha, beta);
            position.undo();
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
            if (alpha >= beta) break;
        }
        return best;
    }

    /** What looks best to the mover comes first. */
    private void sort(int[] row, int[] judged, int count, boolean max) {
        for (int i = 0; i < count; i++) {
            int move = row[i];
            position.make(move);
            int value = appraisal.value(position, player);
            position.undo();
            if (!max) value = -value;
            int j = i;
            while (j > 0 && judged[j - 1] < value) {
                judged[j] = judged[j - 1];
                row[j] = row[j - 1];
                j--;
            }
            judged[j] = value;
            row[j] = move;
        }
    }
}
