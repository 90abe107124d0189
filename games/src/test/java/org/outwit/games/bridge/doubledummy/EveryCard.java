package org.outwit.games.bridge.doubledummy;

import org.outwit.games.cards.Cards;

/** The definition: every card is tried, in every trick, to the end. */
final class EveryCard {

    private final long[] hands;
    private final int trump;

    EveryCard(long[] hands, int trump) {
        this.hands = hands.clone();
        this.trump = trump;
    }

    /** The tricks of North and South. */
    int tricks(int leader) {
        return hands[leader] == 0 ? 0 : play(leader, 0, 0, leader, 0);
    }

    /** After this lead. */
    int tricksWith(int leader, long card) {
        hands[leader] ^= card;
        int tricks = play(leader + 1 & 3, 1, card, leader, card);
        hands[leader] ^= card;
        return tricks;
    }

    private int play(int seat, int place, long led, int winner, long best) {
        if (place == 4) return (winner & 1 ^ 1) + tricks(winner);
        long suit = place == 0 ? 0 : Cards.of(Cards.SUIT, Cards.suit(led)) & hands[seat];
        int result = (seat & 1) == 0 ? -1 : 14;
        for (long left = suit == 0 ? hands[seat] : suit; left != 0; left &= left - 1) {
            long card = left & -left;
            boolean wins = place == 0 || beats(card, best);
            hands[seat] ^= card;
            int tricks =
                    play(seat + 1 & 3, place + 1, place == 0 ? card : led, wins ? seat : winner, wins ? card : best);
            hands[seat] ^= card;
            result = (seat & 1) == 0 ? Math.max(result, tricks) : Math.min(result, tricks);
        }
        return result;
    }

    private boolean beats(long card, long best) {
        if (Cards.suit(card) == Cards.suit(best)) return Cards.rank(card) > Cards.rank(best);
        return Cards.suit(card) == trump;
    }
}
