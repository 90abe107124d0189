package org.outwit.lab.cards;

import org.outwit.games.cards.Cards;
import org.outwit.games.cards.HeldRanks;

/**
 * Tells partner, who led the suit, whether it is welcome, when following without a card that could win: a high card (of those below the ten) with the
 * queen or better, the lowest one without. Says nothing about other cards.
 *
 * @param upsideDown low encourages
 */
record AttitudeSignal(boolean upsideDown) implements CardRule {

    private static final int QUEEN = 1 << Cards.RANKS.indexOf('Q');

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        boolean partnerLed =
                sight.trick().size() >= 2 && sight.leader() == sight.seat().partner();
        if (!partnerLed || !sight.follows() || sight.winners() != 0) return false;
        int ranks = Cards.ranks(sight.hand(), sight.suit());
        boolean likes = HeldRanks.highest(ranks) >= QUEEN;
        return CountSignal.signal(sight, ranks, likes != upsideDown, chances);
    }
}
