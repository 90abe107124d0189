package org.outwit.games.bridge.doubledummy;

import org.outwit.games.cards.Cards;

/** Which card of a suit is the highest, the second, the third … of those still in play. */
final class RelativeRanks {

    private static final int ROW = 14;
    private static final short[] NTH = new short[(Cards.SUIT + 1) * ROW];

    static {
        for (int ranks = 0; ranks <= Cards.SUIT; ranks++) {
            int n = 0;
            for (int left = ranks; left != 0; left ^= NTH[ranks * ROW + n]) {
                NTH[ranks * ROW + ++n] = (short) Integer.highestOneBit(left);
            }
        }
    }

    private RelativeRanks() {}

    /** The n-th highest of some ranks, all as bits; none for 0 or where there are fewer. */
    static int nth(int ranks, int n) {
        return NTH[ranks * ROW + n];
    }

    /** How many of some ranks, counted from the highest, belong to the owner of others: the ace, the king and the queen are three. */
    static int topCount(int ranks, int own) {
        int foreign = ranks & ~own;
        return Integer.bitCount(foreign == 0 ? ranks : ranks & -Integer.highestOneBit(foreign) << 1);
    }
}
