package org.outwit.lab.models;

import org.outwit.core.game.Evaluator;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * A function that errs: for so many percent of the positions its value is random and for the others that of another function. A position has one value however often it is asked for, so a search is that of somebody who believes it.
 *
 * @param range the random values are within so much either way
 */
record NoisyFunction(Evaluator<DraughtsPosition> function, int percent, int range, long seed)
        implements Evaluator<DraughtsPosition> {

    @Override
    public int value(DraughtsPosition position, int player) {
        if (position.isOver()) return position.payoff(player);
        long bits = mix(position.key() + seed * 0x9E3779B97F4A7C15L);
        if (Long.remainderUnsigned(bits, 100) >= percent) return function.value(position, player);
        int random = (int) Long.remainderUnsigned(mix(bits), 2L * range + 1) - range;
        return player == 0 ? random : -random;
    }

    /** The finaliser of SplitMix64. */
    private static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
