package org.outwit.games.bridge.doubledummy;

import static org.outwit.games.cards.Cards.ranks;

import org.outwit.games.cards.Cards;

/**
 * Tricks that are there for the taking when a hand is on lead: no more than can be had, so that they may end a search. After each
 * question {@link #relevant} says which cards the answer rests on.
 */
final class SureTricks {

    private final long[] hands;
    private final int trump;
    private long relevant;

    // of the side on lead, while its tricks are counted
    private int enough;
    private int own;
    private int partners;
    private long partnersRelevant;
    private boolean reaches;
    private boolean leftRuffs;
    private boolean rightRuffs;

    /** The sure tricks of hands that change under it; {@code trump} is 4 where there is none. */
    SureTricks(long[] hands, int trump) {
        this.hands = hands;
        this.trump = trump;
    }

    long relevant() {
        return relevant;
    }

    /**
     * Tricks that the leader's side takes without losing the lead: the leader's highest cards, and where a suit leads to a highest card of
     * partner's, partner's after them. Opponents with trumps must be able to follow suit. Where they are {@code enough} nobody counts on.
     */
    int onLead(int leader, long inPlay, int enough) {
        this.enough = enough;
        own = 0;
        partners = 0;
        relevant = 0;
        partnersRelevant = 0;
        reaches = false;
        leftRuffs = false;
        rightRuffs = false;
        if (trump < 4) countTrumps(leader, inPlay);
        int ownTrumps = own;
        int partnersTrumps = partners;
        boolean ruffs = leftRuffs || rightRuffs;
        for (int suit = 0; suit < 4 && (own < enough || ruffs && own > ownTrumps); suit++) {
            if (suit != trump) countSuit(leader, inPlay, suit);
        }
        if (ruffs) keepTrumps(leader, ownTrumps, partnersTrumps);
        if (own < enough && reaches && partners > 0) {
            own += partners;
            relevant |= partnersRelevant;
        }
        return Math.min(own, Long.bitCount(hands[leader]));
    }

    private void countTrumps(int leader, long inPlay) {
        int all = ranks(inPlay, trump);
        int mine = ranks(hands[leader], trump);
        int partner = ranks(hands[leader + 2 & 3], trump);
        int left = Integer.bitCount(ranks(hands[leader + 1 & 3], trump));
        int right = Integer.bitCount(ranks(hands[leader + 3 & 3], trump));
        int top = RelativeRanks.topCount(all, mine);
        int most = Math.max(left, right);
        if (top >= most && top > 0) {
            int blocking = Integer.bitCount(partner);
            own = blocking <= top ? Integer.bitCount(mine) : top;
            relevant = nth(inPlay, trump, blocking <= top ? Math.max(blocking, most) : top);
            return;
        }
        if (top > 0) {
            own = top;
            relevant = nth(inPlay, trump, Math.min(top, enough));
        } else {
            int partnersTop = RelativeRanks.topCount(all, partner);
            if (partnersTop > 0 && mine != 0) {
                reaches = true;
                partners = partnersTop;
                partnersRelevant = nth(inPlay, trump, partnersTop);
            }
        }
        leftRuffs = left > top;
        rightRuffs = right > top;
    }

    private void countSuit(int leader, long inPlay, int suit) {
        int all = ranks(inPlay, suit);
        if (all == 0) return;
        int mine = ranks(hands[leader], suit);
        int partner = ranks(hands[leader + 2 & 3], suit);
        int left = Integer.bitCount(ranks(hands[leader + 1 & 3], suit));
        int right = Integer.bitCount(ranks(hands[leader + 3 & 3], suit));
        int limit = Math.min(leftRuffs ? left : 13, rightRuffs ? right : 13);
        if (limit == 0) return;
        int most = Math.max(left, right);
        int top = RelativeRanks.topCount(all, mine);
        if (mine != 0 && (top > 0 || most == 0)) {
            int blocking = Integer.bitCount(partner);
            boolean runs = top >= most && blocking <= top;
            int cashed = Math.min(limit, top);
            relevant |=
                    nth(inPlay, suit, runs ? Math.max(blocking, most) : Math.max(0, Math.min(cashed, enough - own)));
            own += runs ? Math.min(limit, Integer.bitCount(mine)) : cashed;
        } else if (partner != 0) {
            int partnersTop = Math.min(limit, RelativeRanks.topCount(all, partner));
            if (partnersTop == 0) return;
            reaches |= mine != 0;
            partners += partnersTop;
            partnersRelevant |= nth(inPlay, suit, partnersTop);
        }
    }

    /** A leader with nothing but trumps left must ruff what partner was to win, and is on lead too early. */
    private void keepTrumps(int leader, int ownTrumps, int partnersTrumps) {
        long side = ~Cards.of(Cards.SUIT, trump);
        own = Math.min(own, ownTrumps + Long.bitCount(hands[leader + 2 & 3] & side));
        int discards = Math.max(0, Long.bitCount(hands[leader] & side) - (own - ownTrumps));
        partners = Math.min(partners, partnersTrumps + discards);
    }

    /**
     * Tricks that the other side takes later after any lead: the highest trumps of one hand; without trumps one where the side on lead
     * cannot take all.
     */
    int offLead(int leader, long inPlay, int enough) {
        int all = trump < 4 ? ranks(inPlay, trump) : 0;
        if (all == 0) return cannotRunAll(leader, inPlay) ? 1 : 0;
        int left = RelativeRanks.topCount(all, ranks(hands[leader + 1 & 3], trump));
        int right = RelativeRanks.topCount(all, ranks(hands[leader + 3 & 3], trump));
        int top = Math.max(left, right);
        relevant = nth(inPlay, trump, Math.min(top, enough));
        return top;
    }

    /**
     * A suit of which the others hold the highest card loses the lead; one of which this side holds it gives at most as many tricks
     * as its longer hand has cards.
     */
    private boolean cannotRunAll(int leader, long inPlay) {
        long mine = hands[leader];
        long partner = hands[leader + 2 & 3];
        int most = 0;
        relevant = 0;
        for (int suit = 0; suit < 4; suit++) {
            int highest = Integer.highestOneBit(ranks(inPlay, suit));
            if ((ranks(mine | partner, suit) & highest) != 0) {
                most += Math.max(Integer.bitCount(ranks(mine, suit)), Integer.bitCount(ranks(partner, suit)));
            } else {
                relevant |= Cards.of(highest, suit);
            }
        }
        return most < Long.bitCount(mine);
    }

    private static long nth(long inPlay, int suit, int n) {
        return Cards.of(RelativeRanks.nth(ranks(inPlay, suit), n), suit);
    }
}
