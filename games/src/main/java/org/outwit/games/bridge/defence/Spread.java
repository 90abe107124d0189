package org.outwit.games.bridge.defence;

import java.util.List;
import org.outwit.games.bridge.Cards;

/** Sets of cards as chances, and the cards of a suit that rules speak of. */
final class Spread {

    /** From the ten on. */
    private static final int HONOURS = Cards.SUIT & -(1 << Cards.RANKS.indexOf('T'));

    private Spread() {}

    /** Each card of a set with the same chance. */
    static boolean evenly(DefenderSight sight, long set, double[] chances) {
        List<Long> cards = sight.cards();
        double share = 1.0 / Long.bitCount(set);
        for (int i = 0; i < cards.size(); i++) chances[i] = (set & cards.get(i)) != 0 ? share : 0;
        return true;
    }

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
