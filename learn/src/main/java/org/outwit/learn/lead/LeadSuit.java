package org.outwit.learn.lead;

import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * Which suits a defender thinks of leading, as players learn it. Without trumps the longest. Against a trump contract honours in sequence, else a
 * single card in the hope of a ruff, else the longest suit without an ace; trumps and suits with the ace come last.
 */
public final class LeadSuit {

    private static final int ACE = 1 << Cards.RANKS.indexOf('A');

    private LeadSuit() {}

    /** The suits with the best claim, as bits; several where nothing decides. */
    public static int of(long hand, Strain strain) {
        int best = Integer.MIN_VALUE;
        int suits = 0;
        for (int suit = 0; suit < 4; suit++) {
            int ranks = Cards.ranks(hand, suit);
            if (ranks == 0) continue;
            int claim = strain == Strain.NOTRUMP
                    ? Integer.bitCount(ranks)
                    : claim(ranks, suit == strain.ordinal(), Cards.ranks(hand, strain.ordinal()) != 0);
            if (claim > best) suits = 0;
            best = Math.max(best, claim);
            if (claim == best) suits |= 1 << suit;
        }
        return suits;
    }

    private static int claim(int ranks, boolean trumps, boolean ruffs) {
        int count = Integer.bitCount(ranks);
        if (trumps) return -20 + count;
        if (LeadConvention.isSequence(ranks)) return 40 + count;
        if (count == 1 && ruffs) return 20;
        return (ranks & ACE) != 0 ? -10 + count : count;
    }
}
