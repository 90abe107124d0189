package org.outwit.games.bridge.defence;

import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** Which card of a suit is led, so that partner (and the declarer) may read from it what else is held. Says nothing about other cards. */
public enum LeadConvention implements CardRule {

    /** Top of a sequence, top of a doubleton and of three small cards, lowest of three with an honour, fourth best of four or more. */
    FOURTH_BEST {
        @Override
        int card(int ranks) {
            int count = Integer.bitCount(ranks);
            if (isSequence(ranks) || count <= 2) return HeldRanks.highest(ranks);
            if (count == 3) return HeldRanks.isHonour(ranks) ? HeldRanks.lowest(ranks) : HeldRanks.highest(ranks);
            return HeldRanks.best(ranks, 4);
        }
    },

    /** The second of a sequence (Rusinow), the third best of an even number, and the lowest of an odd one; of two the lower. */
    THIRD_AND_LOWEST {
        @Override
        int card(int ranks) {
            int count = Integer.bitCount(ranks);
            if (isSequence(ranks)) return HeldRanks.best(ranks, 2);
            return count >= 4 && count % 2 == 0 ? HeldRanks.best(ranks, 3) : HeldRanks.lowest(ranks);
        }
    };

    private static final int ACE = 1 << Cards.RANKS.indexOf('A');
    private static final int JACK = 1 << Cards.RANKS.indexOf('J');

    /** The rank that is led from these. */
    abstract int card(int ranks);

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        if (!sight.leads()) return false;
        int suits = LeadSuit.of(sight);
        long led = 0;
        for (int suit = 0; suit < 4; suit++) {
            if ((suits & 1 << suit) != 0) led |= Cards.of(led(Cards.ranks(sight.hand(), suit), sight.strain()), suit);
        }
        return sight.evenly(led, chances);
    }

    /** The rank that is led from these in a strain; against trumps nobody leads a small card from under the ace. */
    public int led(int ranks, Strain strain) {
        boolean ace = (ranks & ACE) != 0 && strain != Strain.NOTRUMP;
        return ace && !isSequence(ranks) ? ACE : card(ranks);
    }

    /** Whether the two highest touch, the jack or better on top. */
    public static boolean isSequence(int ranks) {
        int top = HeldRanks.highest(ranks);
        return top >= JACK && (ranks & top >> 1) != 0;
    }
}
