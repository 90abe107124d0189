package org.outwit.learn.lead;

import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.HeldRanks;

/** Which card of a suit is led, so that partner (and the declarer) may read from it what else is held. */
public enum LeadConvention {

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

    /** The cards that are led from a hand; several where nothing decides which suit. */
    public long cards(long hand, Strain strain) {
        int suits = LeadSuit.of(hand, strain);
        long led = 0;
        for (int suit = 0; suit < 4; suit++) {
            if ((suits & 1 << suit) != 0) led |= Cards.of(led(Cards.ranks(hand, suit), strain), suit);
        }
        return led;
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
