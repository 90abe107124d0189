package org.outwit.lab.cards;

import java.util.random.RandomGenerator;
import org.outwit.games.cards.Cards;

/** Divides cards between two hands so that each division that fits is as likely as another. */
final class HandDraw {

    private HandDraw() {}

    /** All cards of suits, which are given as bits. */
    public static long suits(int suits) {
        long cards = 0;
        for (int suit = 0; suit < 4; suit++) if ((suits & 1 << suit) != 0) cards |= Cards.of(Cards.SUIT, suit);
        return cards;
    }

    /**
     * The cards of one hand; the others go to the other.
     *
     * @param size how many cards it has
     * @param forced cards that the other hand cannot have
     * @param out cards that this one cannot have
     */
    public static long of(long cards, int size, long forced, long out, RandomGenerator random) {
        long hand = cards & forced;
        long free = cards & ~forced & ~out;
        int need = size - Long.bitCount(hand);
        int left = Long.bitCount(free);
        if (need < 0 || need > left) {
            throw new IllegalArgumentException("No division fits: " + size + " of " + Cards.hand(cards) + ".");
        }
        for (; need > 0; free &= free - 1, left--) {
            if (random.nextInt(left) < need) {
                hand |= free & -free;
                need--;
            }
        }
        return hand;
    }
}
