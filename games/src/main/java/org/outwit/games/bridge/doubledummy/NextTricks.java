package org.outwit.games.bridge.doubledummy;

import java.util.List;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * How many of the next few tricks a side takes with all cards in sight, when both sides care for these tricks alone. It is alpha-beta over cards,
 * one of each group of equals.
 */
public final class NextTricks {

    private final long[] hands;
    private final Strain strain;
    private final int tricks;
    private int sign;

    /**
     * @param hands what each seat still holds, North first; not changed for good
     * @param tricks how many tricks count, the one in play included
     */
    public NextTricks(long[] hands, Strain strain, int tricks) {
        this.hands = hands;
        this.strain = strain;
        this.tricks = tricks;
    }

    /** What the side of the seat whose turn it is takes when it plays a card. */
    public int with(Seat leader, List<Long> trick, long card) {
        long winning = 0;
        int winner = 0;
        for (int i = 0; i < trick.size(); i++) {
            if (i > 0 && !strain.beats(trick.get(i), winning)) continue;
            winning = trick.get(i);
            winner = leader.ordinal() + i & 3;
        }
        int seat = leader.ordinal() + trick.size() & 3;
        sign = seat & 1;
        int suit = trick.isEmpty() ? -1 : Cards.suit(trick.get(0));
        return after(seat, trick.size(), suit, winning, winner, card, tricks, 0, tricks);
    }

    /** The tricks that the searching side takes of those left, within a window. */
    private int value(int seat, int place, int suit, long winning, int winner, int left, int alpha, int beta) {
        if (left == 0 || place == 0 && hands[seat] == 0) return 0;
        long own = hands[seat];
        long follow = place == 0 ? 0 : own & Cards.of(Cards.SUIT, suit);
        long legal = follow != 0 ? follow : own;
        long others = winning | hands[seat + 1 & 3] | hands[seat + 2 & 3] | hands[seat + 3 & 3];
        boolean ours = (seat & 1) == sign;
        int low = alpha;
        int high = beta;
        int best = ours ? 0 : left;
        for (int s = 0; s < 4; s++) {
            int ranks = Cards.ranks(legal, s);
            if (ranks == 0) continue;
            for (int heads = CardGroups.highest(ranks, Cards.ranks(others, s)); heads != 0; heads &= heads - 1) {
                int value = after(seat, place, suit, winning, winner, Cards.of(heads & -heads, s), left, low, high);
                if (ours) low = Math.max(low, best = Math.max(best, value));
                else high = Math.min(high, best = Math.min(best, value));
                if (low >= high) return best;
            }
        }
        return best;
    }

    private int after(
            int seat, int place, int suit, long winning, int winner, long card, int left, int alpha, int beta) {
        boolean takes = place == 0 || strain.beats(card, winning);
        int now = takes ? seat : winner;
        hands[seat] &= ~card;
        int value;
        if (place == 3) {
            int won = (now & 1) == sign ? 1 : 0;
            value = won + value(now, 0, -1, 0, now, left - 1, alpha - won, beta - won);
        } else {
            int led = place == 0 ? Cards.suit(card) : suit;
            value = value(seat + 1 & 3, place + 1, led, takes ? card : winning, now, left, alpha, beta);
        }
        hands[seat] |= card;
        return value;
    }
}
