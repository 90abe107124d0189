package org.outwit.lab.cards;

import org.outwit.games.cards.Cards;
import org.outwit.games.cards.HeldRanks;

/**
 * Shows how many cards of a suit are left when following to it without a card that could win: a high one (of those below the ten) from an even
 * number and the lowest from an odd one. From four that is high, then low, and from three low, then high, as players call it. Says nothing
 * about other cards.
 *
 * @param upsideDown low from an even number, high from an odd one
 */
record CountSignal(boolean upsideDown) implements CardRule {

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        if (!sight.follows() || sight.winners() != 0) return false;
        int ranks = Cards.ranks(sight.hand(), sight.suit());
        boolean high = Integer.bitCount(ranks) % 2 == 0 != upsideDown;
        return signal(sight, ranks, high, chances);
    }

    /** The highest or the lowest of the small cards. */
    static boolean signal(DefenderSight sight, int ranks, boolean high, double[] chances) {
        int small = HeldRanks.small(ranks);
        int rank = high && !HeldRanks.isHonour(small) ? HeldRanks.highest(small) : HeldRanks.lowest(small);
        return sight.evenly(Cards.of(rank, sight.suit()), chances);
    }
}
