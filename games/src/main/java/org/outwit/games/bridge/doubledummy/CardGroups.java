package org.outwit.games.bridge.doubledummy;

import org.outwit.games.cards.Cards;

/**
 * Cards of one hand that no card of somebody else separates are as good as each other: with king and queen it does not matter which one
 * is played. One of them, the highest, stands for the group.
 */
final class CardGroups {

    private CardGroups() {}

    /** The highest rank of each group; {@code others} are all ranks that separate. */
    static int highest(int own, int others) {
        int highest = 0;
        int left = own;
        while (left != 0) {
            int high = Integer.highestOneBit(left);
            highest |= high;
            int below = others & high - 1;
            if (below == 0) break;
            left &= Integer.highestOneBit(below) - 1;
        }
        return highest;
    }

    /** All cards of the group for which its highest card stands. */
    static long group(long card, long own, long others) {
        int suit = Cards.suit(card);
        int high = (int) (card >>> Cards.LANE * suit);
        int floor = Integer.highestOneBit(Cards.ranks(others, suit) & high - 1);
        int above = floor == 0 ? Cards.SUIT : -(floor << 1);
        return Cards.of(Cards.ranks(own, suit) & (high << 1) - 1 & above, suit);
    }

    /**
     * What is relevant to the answer that no move helps, where only the highest of each group was tried. If a card of the group
     * is relevant, then so is that the others are its equals, because with lower cards in their places there would be more moves to try.
     */
    static long relevantToAll(long relevant, long card, long own, long others) {
        int suit = Cards.suit(card);
        int ranks = Cards.ranks(relevant, suit);
        int lowest = ranks & -ranks;
        int high = (int) (card >>> Cards.LANE * suit);
        if (lowest == 0 || lowest > high) return relevant;
        long group = group(card, own, others);
        return Cards.of(lowest, suit) > (group & -group) ? relevant | group : relevant;
    }

    /**
     * All cards of a suit that would have come to the same as a card that did not help: if only ranks above it were relevant, one as low
     * leads to positions of the same patterns.
     */
    static long alike(long card, long relevant) {
        int suit = Cards.suit(card);
        int ranks = Cards.ranks(relevant, suit);
        int below = ranks == 0 ? Cards.SUIT : (ranks & -ranks) - 1;
        return (Cards.of(below, suit) & card) == 0 ? 0 : Cards.of(below, suit);
    }
}
