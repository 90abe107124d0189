package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StableOrder;

/**
 * Which moves a search with dice tries first. Where children are searched deeply, by what a look at each says; just before the
 * horizon, where looking is all there is to do, the move that was best after the same dice elsewhere. What the table or a probe says
 * comes first in any case. Ties stay in the game's order.
 */
final class ChanceOrder<P extends Position> {

    private static final int REPLIES = 1 << 12;
    private static final int GOLDEN = 0x9E3779B9;

    private final P position;
    private final Evaluator<P> evaluator;
    private final int viewer;
    private final Meter meter;
    private final int[] replies = new int[REPLIES];
    private int[] scores = new int[64];

    ChanceOrder(P position, Evaluator<P> evaluator, int viewer, Meter meter) {
        this.position = position;
        this.evaluator = evaluator;
        this.viewer = viewer;
        this.meter = meter;
        Arrays.fill(replies, Position.NO_MOVE);
    }

    /** Where the best answer to what chance did is remembered. */
    private static int place(int outcome, int mover) {
        return (2 * outcome + mover) * GOLDEN >>> 20;
    }

    void remember(int outcome, int mover, int best) {
        replies[place(outcome, mover)] = best;
    }

    void byReply(int outcome, int mover, int[] moves, int from, int end) {
        first(replies[place(outcome, mover)], moves, from, end);
    }

    /** Sorts by the values of the positions that moves lead to; each look is counted as a node. */
    void byValue(boolean max, int[] moves, int from, int end) {
        if (end > scores.length) scores = Arrays.copyOf(scores, 2 * end);
        for (int i = from; i < end; i++) {
            position.make(moves[i]);
            meter.node();
            meter.evaluation(true); // a leaf of no search, so no horizon has cut it off
            int value = evaluator.value(position, viewer);
            position.undo();
            StableOrder.insert(moves, scores, from, i, max ? value : -value);
        }
    }

    /** Puts a move to the front, if it is there; the others keep their order. */
    static void first(int move, int[] moves, int from, int end) {
        for (int i = from; i < end; i++) {
            if (moves[i] != move) continue;
            System.arraycopy(moves, from, moves, from + 1, i - from);
            moves[from] = move;
            return;
        }
    }
}
