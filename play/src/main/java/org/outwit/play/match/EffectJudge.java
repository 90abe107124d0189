package org.outwit.play.match;

import java.util.Collections;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.multi.MaxN;
import org.outwit.core.search.Limits;

/**
 * What a move did, by the same judgement for everybody: max^n to a fixed depth with one evaluator. A move is compared with the one that is best
 * for who made it, the first of equal ones.
 */
final class EffectJudge<P extends Position> {

    private final MaxN<P> search;
    private final int depth;
    private final int players;
    private final int[] effects;

    /** The depth counts the move itself, so 1 means that positions are evaluated right after it. */
    EffectJudge(Evaluator<P> evaluator, int players, int depth) {
        this.search = new MaxN<>(Collections.nCopies(players, evaluator));
        this.depth = depth;
        this.players = players;
        this.effects = new int[players];
    }

    /**
     * By how much everybody is better or worse off than by the best move for the mover. The mover's own entry is never above 0: it is what they
     * gave up. The array is used again by the next call.
     */
    int[] effects(P position, int played) {
        int mover = position.mover();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        List<Integer> best = null;
        List<Integer> chosen = null;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            List<Integer> values =
                    search.search(position, Limits.depth(depth - 1)).values();
            position.undo();
            if (best == null || values.get(mover) > best.get(mover)) best = values;
            if (moves[i] == played) chosen = values;
        }
        if (chosen == null) throw new IllegalArgumentException("Move " + played + " is not legal here.");
        for (int j = 0; j < players; j++) effects[j] = chosen.get(j) - best.get(j);
        return effects;
    }
}
