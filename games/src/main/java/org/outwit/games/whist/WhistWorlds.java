package org.outwit.games.whist;

import org.outwit.games.cards.Cards;
import org.outwit.games.cards.DealtWorlds;
import org.outwit.games.cards.UnseenCards;

/** All ways in which the cards that a seat does not see may lie. The hands of the others are forgotten here; only their sizes are known. */
final class WhistWorlds {

    private final WhistPosition seen;
    private final int seat;

    private WhistWorlds(WhistPosition seen, int seat) {
        this.seen = seen;
        this.seat = seat;
    }

    static DealtWorlds<WhistPosition> of(WhistPosition position, int seat) {
        if (position.isDealing()) throw new IllegalStateException("Nobody plays while cards are dealt.");
        int others = position.players() - 1;
        WhistWorlds known = new WhistWorlds(position.imagined(seat, new long[others]), seat);
        int faceDown = Long.bitCount(position.aside());
        int[] sizes = new int[faceDown == 0 ? others : others + 1];
        if (faceDown > 0) sizes[others] = faceDown;
        for (int other = 0; other < others; other++) sizes[other] = Long.bitCount(position.hand(known.seatOf(other)));
        long hidden = position.unplayed() & ~position.hand(seat);
        UnseenCards unseen = UnseenCards.of(hidden, (other, card) -> known.mayHave(known.seatOf(other), card), sizes);
        return new DealtWorlds<>(unseen, hands -> known.seen.imagined(seat, hands));
    }

    /** The seat of another player; what stays face down comes after them. */
    private int seatOf(int other) {
        return other < seat ? other : other + 1;
    }

    /** Everybody saw who has no more of a suit, and that the dealer, who sits last, took the card that was turned up. */
    private boolean mayHave(int holder, int card) {
        if (card == seen.turned()) return holder == seen.players() - 1;
        return holder == seen.players() || !seen.isVoid(holder, card / Cards.LANE);
    }
}
