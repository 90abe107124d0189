package org.outwit.lab.cards;

import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.HeldRanks;
import org.outwit.learn.lead.LeadConvention;
import org.outwit.learn.lead.LeadSuit;

/**
 * A player who does not look ahead: second hand low, third hand high, fourth hand as cheap as it wins, ruff what partner does not win, throw
 * away from the longest suit. Where a small card is as good as another, any is played; a convention asked before it may decide.
 */
final class RulesOfThumb implements CardRule {

    @Override
    public boolean says(DefenderSight sight, double[] chances) {
        return sight.evenly(choice(sight), chances);
    }

    private static long choice(DefenderSight sight) {
        if (sight.leads()) return lead(sight);
        return sight.follows() ? follow(sight) : offSuit(sight);
    }

    /** Any small card of a suit that is thought of, and honours where there is nothing else. */
    private static long lead(DefenderSight sight) {
        int suits = LeadSuit.of(sight.hand(), sight.strain());
        long led = 0;
        for (int suit = 0; suit < 4; suit++) {
            if ((suits & 1 << suit) == 0) continue;
            int ranks = Cards.ranks(sight.hand(), suit);
            int card = LeadConvention.isSequence(ranks) ? HeldRanks.highest(ranks) : HeldRanks.small(ranks);
            led |= Cards.of(card, suit);
        }
        return led;
    }

    private static long follow(DefenderSight sight) {
        int suit = sight.suit();
        int ranks = Cards.ranks(sight.hand(), suit);
        int winners = Cards.ranks(sight.winners(), suit);
        if (winners == 0) return Cards.of(HeldRanks.small(ranks), suit);
        int place = sight.trick().size();
        int rank = place == 1 || sight.partnerWins() && (place == 3 || isSafe(sight))
                ? HeldRanks.lowest(ranks)
                : place == 3 ? HeldRanks.lowest(winners) : third(sight, winners);
        return Cards.of(rank, suit);
    }

    /** Whether dummy, who plays last, cannot take the trick from partner. */
    private static boolean isSafe(DefenderSight sight) {
        if (!dummyIsLast(sight)) return false;
        long winning = sight.trick().get(sight.winning());
        long follow = sight.dummy() & Cards.of(Cards.SUIT, sight.suit());
        for (long left = follow != 0 ? follow : sight.dummy(); left != 0; left &= left - 1) {
            if (sight.strain().beats(left & -left, winning)) return false;
        }
        return true;
    }

    private static boolean dummyIsLast(DefenderSight sight) {
        return sight.seat().next() == sight.declarer().partner();
    }

    /** As high as possible, but of touching cards the lowest, and not higher than dummy makes it necessary. */
    private static int third(DefenderSight sight, int winners) {
        if (dummyIsLast(sight)) {
            int above = winners & -Math.max(1, HeldRanks.highest(Cards.ranks(sight.dummy(), sight.suit())));
            if (above != 0) return HeldRanks.lowest(above);
        }
        int rank = HeldRanks.highest(winners);
        while ((winners & rank >> 1) != 0) rank >>= 1;
        return rank;
    }

    private static long offSuit(DefenderSight sight) {
        long winners = sight.winners();
        if (winners != 0 && !sight.partnerWins()) return winners & -winners;
        int trumps = sight.strain() == Strain.NOTRUMP ? -1 : sight.strain().ordinal();
        int most = 0;
        long thrown = 0;
        for (int suit = 0; suit < 4; suit++) {
            int ranks = Cards.ranks(sight.hand(), suit);
            if (suit == trumps || Integer.bitCount(ranks) < most || ranks == 0) continue;
            if (Integer.bitCount(ranks) > most) thrown = 0;
            most = Integer.bitCount(ranks);
            thrown |= Cards.of(HeldRanks.lowest(ranks), suit);
        }
        return thrown != 0 ? thrown : Cards.of(HeldRanks.lowest(Cards.ranks(sight.hand(), trumps)), trumps);
    }
}
