package org.outwit.games.cards;

/** Which of the ranks held in a suit rules speak of; ranks are bits. */
public final class HeldRanks {

    /** From the ten on. */
    private static final int HONOURS = Cards.SUIT & -(1 << Cards.RANKS.indexOf('T'));

    private HeldRanks() {}

    public static boolean isHonour(int rank) {
        return (HONOURS & rank) != 0;
    }

    /** Ranks below the ten; all where there are none. */
    public static int small(int ranks) {
        int small = ranks & ~HONOURS;
        return small == 0 ? ranks : small;
    }

    public static int lowest(int ranks) {
        return ranks & -ranks;
    }

    public static int highest(int ranks) {
        return Integer.highestOneBit(ranks);
    }

    /** The n-th highest, from 1. */
    public static int best(int ranks, int n) {
        int left = ranks;
        for (int i = 1; i < n; i++) left &= ~highest(left);
        return highest(left);
    }
}
