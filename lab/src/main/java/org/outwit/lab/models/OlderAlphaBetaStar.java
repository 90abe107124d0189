package org.outwit.lab.models;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * The paper's own αβ* (its Figure 19) for one level of modelling, as it is printed, so that its Figure 20 can be measured again. It is an
 * experiment's object and no search to play with: from two levels on the rule is wrong, and core has one that is right.
 *
 * <p>Every model i keeps the largest value that its owner has on the path, α_i. A node is left as soon as α_i ≥ B_i − V_(i−1) for every
 * model i of the player who does not move there. What "every model" is the figure leaves open: the models that the slice at its end
 * returns ({@link Reading#VALID}, those whose choice at this ply somebody can ask for), or every model of the long tail that alternates
 * below the last ({@link Reading#TAIL}). With one level both give the right value. Its bounds B need the player to alternate within {@code
 * ComputeBounds}, which the figure forgets; with one level they are the bound of the leaves at every height.
 *
 * <p>Model n is level 0 here, n − 1 level 1, and so on; level k ≥ 1 has (−1)^(k−1) f_0.
 */
final class OlderAlphaBetaStar<P extends Position> {

    /** Whom the figure asks before a node is left. */
    enum Reading {
        VALID,
        TAIL
    }

    private static final long NONE = Long.MIN_VALUE / 4;

    private final Evaluator<P> own;
    private final Evaluator<P> theirs;
    private final long bound;
    private final Reading reading;
    private int levels;
    private long leaves;

    OlderAlphaBetaStar(Evaluator<P> own, Evaluator<P> theirs, long bound, Reading reading) {
        this.own = own;
        this.theirs = theirs;
        this.bound = bound;
        this.reading = reading;
    }

    /** The value of the root, where player 0 moves. */
    long value(P root, int depth) {
        levels = depth + 2;
        leaves = 0;
        long[] alphas = new long[levels];
        Arrays.fill(alphas, NONE);
        return walk(Position.copyOf(root), depth, 0, alphas)[0];
    }

    /** How many leaves the last search looked at. */
    long leaves() {
        return leaves;
    }

    private long[] walk(P position, int depth, int ply, long[] inherited) {
        long[] values = new long[levels];
        if (depth == 0) {
            leaves++;
            values[0] = own.value(position, 0);
            long other = theirs.value(position, 1);
            for (int k = 1; k < levels; k++) values[k] = k % 2 == 1 ? other : -other;
            return values;
        }
        Arrays.fill(values, NONE);
        long[] alphas = inherited.clone();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            long[] child = walk(position, depth - 1, ply + 1, alphas);
            position.undo();
            for (int k = ply % 2; k < asked(ply); k += 2) {
                if (child[k] <= values[k]) continue;
                values[k] = child[k];
                if (k > 0) values[k - 1] = child[k - 1];
                alphas[k] = Math.max(alphas[k], values[k]);
            }
            int last = levels - 1; // below it the tail goes on, and takes the other for the opposite
            if (last % 2 != ply % 2) values[last] = -values[last - 1];
            if (ply > 0 && allAgree(alphas, values, ply)) break;
        }
        return values;
    }

    /** The levels below this one have a say at a node of this ply. */
    private int asked(int ply) {
        return reading == Reading.VALID ? Math.min(levels, ply + 1) : levels;
    }

    /** Whether every level of the other player, whose model moves here, has as much already as this node can give it. */
    private boolean allAgree(long[] alphas, long[] values, int ply) {
        for (int k = 1 - ply % 2; k + 1 < asked(ply); k += 2) {
            long sum = k == 0 ? bound : 0;
            if (alphas[k] < sum - values[k + 1]) return false;
        }
        return true;
    }
}
