package org.outwit.lab.models;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * A function that errs: for some percent of the positions its value is random and for the others that of another function. A position has one value however often it is asked for, so a search is that of a player who believes it.
 *
 * @param range the random values are within this either way
 */
record NoisyFunction(Evaluator<DraughtsPosition> function, int percent, int range, long seed)
        implements Evaluator<DraughtsPosition> {

    @Override
    public int value(DraughtsPosition position, int player) {
        if (position.isOver()) return position.payoff(player);
        long bits = SplitMix64.mix(position.key() + seed * SplitMix64.GOLDEN_GAMMA);
        if (Long.remainderUnsigned(bits, 100) >= percent) return function.value(position, player);
        int random = (int) Long.remainderUnsigned(SplitMix64.mix(bits), 2L * range + 1) - range;
        return player == 0 ? random : -random;
    }
}
