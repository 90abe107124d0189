package org.outwit.games.cards;

/**
 * The ways to deal cards that a player does not see to others, where some cards may be in some hands only. All ways have a number, so one that is drawn by
 * a number at random is exactly as likely as any other.
 *
 * <p>Cards are given out one after the other. How many ways there are to go on depends only on how much room each hand has left, so a table of
 * these counts says how likely each hand is to get the next card. Three hands and 39 cards have 39!/13!³ ways at most, which a long holds.
 */
public final class UnseenCards {

    private static final int HANDS = 3;

    private final long[] cards; // one bit each
    private final int[] allowed; // by card, a bit for each hand that may have it
    private final int[] sizes = new int[HANDS];
    private final long[] ways; // by cards given out, room in the first hand and in the second

    /** Which hands a card may be in. */
    public interface Places {

        /** Whether this hand, from 0, may have the card with this bit number. */
        boolean mayHave(int hand, int card);
    }

    /**
     * A set of cards, and what is known of them.
     *
     * @param sizes how many cards each hand gets, up to three hands
     */
    public static UnseenCards of(long cards, Places places, int... sizes) {
        long[] each = new long[Long.bitCount(cards)];
        int[] allowed = new int[each.length];
        long left = cards;
        for (int i = 0; i < each.length; i++, left &= left - 1) {
            each[i] = Long.lowestOneBit(left);
            for (int hand = 0; hand < sizes.length; hand++) {
                if (places.mayHave(hand, Long.numberOfTrailingZeros(left))) allowed[i] |= 1 << hand;
            }
        }
        return new UnseenCards(each, allowed, sizes);
    }

    /**
     * @param cards all that are to be dealt, one bit each, in a fixed order
     * @param allowed for each card a bit for each hand that may have it
     * @param sizes how many cards each hand gets, up to three hands
     */
    UnseenCards(long[] cards, int[] allowed, int... sizes) {
        this.cards = cards.clone();
        this.allowed = allowed.clone();
        int sum = 0;
        for (int hand = 0; hand < sizes.length; hand++) sum += this.sizes[hand] = sizes[hand];
        if (sum != cards.length) {
            throw new IllegalArgumentException(cards.length + " cards cannot fill " + sum + " places.");
        }
        this.ways = new long[(cards.length + 1) * (this.sizes[0] + 1) * (this.sizes[1] + 1)];
        count();
    }

    private int index(int given, int first, int second) {
        return (given * (sizes[0] + 1) + first) * (sizes[1] + 1) + second;
    }

    private void count() {
        ways[index(cards.length, 0, 0)] = 1;
        for (int given = cards.length - 1; given >= 0; given--) {
            int left = cards.length - given;
            for (int first = Math.min(sizes[0], left); first >= 0; first--) {
                for (int second = Math.min(sizes[1], left - first); second >= 0; second--) {
                    if (left - first - second > sizes[2]) continue;
                    long sum = 0;
                    for (int hand = 0; hand < HANDS; hand++) sum += after(hand, given, first, second);
                    ways[index(given, first, second)] = sum;
                }
            }
        }
    }

    /** The ways to go on where this hand gets the next card. */
    private long after(int hand, int given, int first, int second) {
        int third = cards.length - given - first - second;
        int room = hand == 0 ? first : hand == 1 ? second : third;
        if (room == 0 || (allowed[given] >> hand & 1) == 0) return 0;
        return ways[index(given + 1, hand == 0 ? first - 1 : first, hand == 1 ? second - 1 : second)];
    }

    /** How many ways there are. */
    public long ways() {
        return ways[index(0, sizes[0], sizes[1])];
    }

    /** The hands of one way, by its number from 0. */
    public long[] deal(long number) {
        long[] hands = new long[HANDS];
        int first = sizes[0];
        int second = sizes[1];
        for (int given = 0; given < cards.length; given++) {
            int hand = 0;
            for (long here; number >= (here = after(hand, given, first, second)); hand++) number -= here;
            hands[hand] |= cards[given];
            if (hand == 0) first--;
            else if (hand == 1) second--;
        }
        return hands;
    }
}
