package org.outwit.lab.people;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.games.othello.OthelloPosition;

/**
 * What the alternatives of a decision are worth to somebody who looks one, two, three ... plies ahead. All alternatives
 * need a value, not only the best, but nobody cares by how much a move is bad that loses four discs; so values are
 * exact down to that distance from the best, and such moves all alike. Whether a move is that bad is asked first, because a
 * question with two answers costs little and most moves are.
 */
final class PatternLookahead {

    /** In thousandths of a disc. */
    private static final int DISTANCE = 4_000;

    /**
     * Whoever is so far outside of what matters, with one ply left, two or three, is taken to stay there. That is wrong now and
     * then, but it makes depth 6 three times as cheap, and people do it as well.
     */
    private static final int[] HOPELESS = {7_000, 9_000, 11_000};

    /** By so much the best value hardly ever grows; where it does the search is done again. */
    private static final int SURPRISE = 500;

    private static final int MOST_MOVES = 64;

    private final PatternEvaluator appraisal;
    private final int[] hopeless;
    private final int[][] moves;
    private final int[][] values;
    private final Transpositions known = new Transpositions();
    private OthelloPosition position;

    /** {@code depth} is the most that will be asked for. */
    PatternLookahead(PatternEvaluator appraisal, int depth) {
        this(appraisal, depth, HOPELESS);
    }

    /** Without anything hopeless values are those of minimax, as far as they matter. */
    PatternLookahead(PatternEvaluator appraisal, int depth, int[] hopeless) {
        this.appraisal = appraisal;
        this.hopeless = hopeless;
        this.moves = new int[depth + 1][MOST_MOVES];
        this.values = new int[depth + 1][MOST_MOVES];
    }

    /** Writes the values for depths 1, 2, ... {@code depth} into rows in the order of moves, less the best of the row. */
    void values(OthelloPosition root, int depth, float[][] into) {
        position = root;
        int[] listed = moves[0];
        int count = root.moves(listed, 0);
        Integer[] order = new Integer[count];
        for (int i = 0; i < count; i++) order[i] = i;
        for (int d = 1; d <= depth; d++) {
            int best = -Value.INFINITY;
            float[] row = into[d - 1];
            for (int i : order) {
                position.make(listed[i]);
                int value = value(d - 1, best);
                position.undo();
                best = Math.max(best, value);
                row[i] = value;
            }
            for (int i = 0; i < count; i++) row[i] = Math.max(row[i] - best, -DISTANCE);
            Arrays.sort(order, (a, b) -> Float.compare(row[b], row[a]));
        }
    }

    /** What the player who has just moved gets here, as far as it is above {@code best} less the distance. */
    private int value(int left, int best) {
        if (best == -Value.INFINITY) return -value(left, -Value.INFINITY, Value.INFINITY);
        int least = best - DISTANCE;
        int tested = -value(left, -least - 1, -least);
        if (tested <= least) return tested;
        int most = best + SURPRISE;
        int found = -value(left, -most, -least);
        return found < most ? found : -value(left, -Value.INFINITY, -least);
    }

    /** What the mover gets: fail-soft alpha-beta. */
    private int value(int left, int alpha, int beta) {
        if (left == 0 || position.isOver()) return appraisal.value(position, position.mover());
        if (left <= hopeless.length) {
            int judged = appraisal.value(position, position.mover());
            int margin = hopeless[left - 1];
            if (judged >= beta + margin || judged <= alpha - margin) return judged;
        }
        long key = position.key();
        if (left > 1 && known.answers(key, left, alpha, beta)) return known.value;
        int[] row = moves[left];
        int count = position.moves(row, 0);
        if (left > 1) sort(row, values[left], count, known.move(key));
        int best = -Value.INFINITY;
        int move = Position.NO_MOVE;
        int floor = alpha;
        for (int i = 0; i < count && floor < beta; i++) {
            position.make(row[i]);
            int value = -value(left - 1, -beta, -floor);
            position.undo();
            if (value <= best) continue;
            best = value;
            move = row[i];
            floor = Math.max(floor, best);
        }
        if (left > 1) known.keep(key, left, best, best <= alpha, best >= beta, move);
        return best;
    }

    /** What was best before comes first, then what looks best to the mover. */
    private void sort(int[] row, int[] judged, int count, int remembered) {
        int mover = position.mover();
        for (int i = 0; i < count; i++) {
            int move = row[i];
            int value = Value.INFINITY;
            if (move != remembered) {
                position.make(move);
                value = appraisal.value(position, mover);
                position.undo();
            }
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
