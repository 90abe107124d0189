package org.outwit.learn.lead;

import org.outwit.games.cards.Cards;

/**
 * A card that might be led, among the others of its suit.
 *
 * @param ranks all ranks held in its suit, as bits
 * @param rank its own
 */
record LeadCard(LeadSituation situation, int suit, int ranks, int rank) {

    private static final int TEN = 1 << Cards.RANKS.indexOf('T');

    static LeadCard of(LeadSituation situation, long card) {
        int suit = Cards.suit(card);
        return new LeadCard(situation, suit, Cards.ranks(situation.hand(), suit), 1 << Cards.rank(card));
    }

    int length() {
        return Integer.bitCount(ranks);
    }

    /** 1 for the highest of its suit. */
    int place() {
        return Integer.bitCount(ranks & -rank);
    }

    boolean isLowest() {
        return (ranks & -ranks) == rank;
    }

    boolean isTrump() {
        return suit == situation.trumps();
    }

    boolean is(char name) {
        return rank == 1 << Cards.RANKS.indexOf(name);
    }

    boolean holds(char name) {
        return (ranks & 1 << Cards.RANKS.indexOf(name)) != 0;
    }

    /** Whether the suit has the ten or better. */
    boolean hasHonour() {
        return ranks >= TEN;
    }

    boolean isHonour() {
        return rank >= TEN;
    }

    /** How many cards touch each other from this one down. */
    int sequence() {
        int count = 1;
        while (count <= ranks && (ranks & rank >> count) != 0) count++;
        return count;
    }

    /** Whether the card just above is held, too. */
    boolean isBelowTouching() {
        return (ranks & rank << 1) != 0;
    }

    int trumpsHeld() {
        return situation.isNotrump() ? 0 : Integer.bitCount(Cards.ranks(situation.hand(), situation.trumps()));
    }
}
