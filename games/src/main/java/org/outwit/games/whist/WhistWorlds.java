package org.outwit.games.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.outwit.core.game.Worlds;
import org.outwit.games.bridge.Cards;

/** All ways in which the cards that a seat does not see may lie. The hands of the others are forgotten here; only their sizes are known. */
final class WhistWorlds implements Worlds<WhistPosition> {

    private final WhistPosition seen;
    private final int seat;
    private final UnseenCards unseen;

    WhistWorlds(WhistPosition position, int seat) {
        if (position.isDealing()) throw new IllegalStateException("Nobody plays while cards are dealt.");
        this.seat = seat;
        int others = position.players() - 1;
        this.seen = position.imagined(seat, new long[others]);
        int faceDown = Long.bitCount(position.aside());
        int[] sizes = new int[faceDown == 0 ? others : others + 1];
        if (faceDown > 0) sizes[others] = faceDown;
        for (int other = 0; other < others; other++) sizes[other] = Long.bitCount(position.hand(seatOf(other)));
        long hidden = position.unplayed() & ~position.hand(seat);
        long[] cards = new long[Long.bitCount(hidden)];
        int[] allowed = new int[cards.length];
        for (int i = 0; i < cards.length; i++, hidden &= hidden - 1) {
            cards[i] = Long.lowestOneBit(hidden);
            for (int other = 0; other < sizes.length; other++) {
                if (mayHave(seatOf(other), Long.numberOfTrailingZeros(hidden))) allowed[i] |= 1 << other;
            }
        }
        this.unseen = new UnseenCards(cards, allowed, sizes);
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

    /** How many there are. */
    long count() {
        return unseen.ways();
    }

    @Override
    public WhistPosition sample(RandomGenerator random) {
        return world(random.nextLong(count()));
    }

    @Override
    public Optional<List<WhistPosition>> all(int most) {
        if (count() > most) return Optional.empty();
        List<WhistPosition> worlds = new ArrayList<>();
        for (long number = 0; number < count(); number++) worlds.add(world(number));
        return Optional.of(worlds);
    }

    private WhistPosition world(long number) {
        return seen.imagined(seat, unseen.deal(number));
    }
}
