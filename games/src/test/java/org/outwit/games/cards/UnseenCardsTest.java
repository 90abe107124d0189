package org.outwit.games.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnseenCardsTest {

    private static long[] cards(int count) {
        long[] cards = new long[count];
        for (int i = 0; i < count; i++) cards[i] = 1L << i;
        return cards;
    }

    /** The definition: every card goes to every hand, and what does not fit is left out. */
    private static Set<String> naive(int[] allowed, int... sizes) {
        Set<String> deals = new HashSet<>();
        int all = (int) Math.pow(sizes.length, allowed.length);
        for (int code = 0; code < all; code++) {
            long[] hands = new long[3];
            boolean fits = true;
            for (int card = 0, rest = code; card < allowed.length; card++, rest /= sizes.length) {
                int hand = rest % sizes.length;
                fits &= (allowed[card] >> hand & 1) != 0;
                hands[hand] |= 1L << card;
            }
            for (int hand = 0; hand < sizes.length; hand++) fits &= Long.bitCount(hands[hand]) == sizes[hand];
            if (fits) deals.add(Arrays.toString(hands));
        }
        return deals;
    }

    @Test
    void theNumbersNameAllDealsOnce() {
        Random random = new Random(1);
        for (int trial = 0; trial < 200; trial++) {
            int hands = 1 + random.nextInt(3);
            int[] sizes = random.ints(hands, 0, 4).toArray();
            int[] allowed = random.ints(Arrays.stream(sizes).sum(), 1, 1 << hands)
                    .map(mask -> random.nextBoolean() ? (1 << hands) - 1 : mask)
                    .toArray();
            UnseenCards unseen = new UnseenCards(cards(allowed.length), allowed, sizes);
            Set<String> deals = new HashSet<>();
            for (long number = 0; number < unseen.ways(); number++) deals.add(Arrays.toString(unseen.deal(number)));
            assertThat(deals).isEqualTo(naive(allowed, sizes)).hasSize((int) unseen.ways());
        }
    }

    @Test
    void aWholePackIsCounted() {
        int[] everybody = new int[39];
        Arrays.fill(everybody, 7);
        assertThat(new UnseenCards(cards(39), everybody, 13, 13, 13).ways()).isEqualTo(84_478_098_072_866_400L);
    }

    @Test
    void everyCardNeedsAPlace() {
        assertThatThrownBy(() -> new UnseenCards(cards(2), new int[] {1, 1}, 1))
                .hasMessage("2 cards cannot fill 1 places.");
    }
}
