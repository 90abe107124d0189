package org.outwit.games.bridge.defence;

import org.outwit.games.cards.Cards;

/** Which of the ranks held in a suit rules speak of; ranks are bits. */
final class HeldRanks {

    /** From the ten on. */
    private static final int HONOURS = Cards.SUIT & -(1 << Cards.RANKS.indexOf('T'));

    private HeldRanks() {}

    static boolean isHonour(int rank) {
        return (HONOURS & rank) != 0;
    }

    /** Ranks below the ten; all where there are none. */
    static int small(int ranks) {
        int small = ranks & ~HONOURS;
        return small == 0 ? ranks : small;
    }

    static int lowest(int ranks) {
        return ranks & -ranks;
    }

    static int highest(int ranks) {
        return Integer.highestOneBit(ranks);
    }

    /** The n-th highest, from 1. */
    static int best(int ranks, int n) {
        int left = ranks;
        for (int i = 1; i < n; i++) left &= ~highest(left);
        return highest(left);
    }
}
