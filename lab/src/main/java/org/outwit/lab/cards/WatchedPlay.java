package org.outwit.lab.cards;

import java.util.List;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** The play of a deal together with what defenders see of it. */
final class WatchedPlay {

    private static final int WHOLE = 13;

    private final CardPlay play;
    private final Seat declarer;
    private final Integer[] voids = {0, 0, 0, 0};
    private boolean dummyShown;

    /** Before the first card. In an ending dummy lies on the table already. */
    public WatchedPlay(Deal deal, Strain strain, Seat declarer, Seat leader) {
        this.play = new CardPlay(deal, strain, leader);
        this.declarer = declarer;
        this.dummyShown = deal.tricks() < WHOLE;
    }

    private WatchedPlay(WatchedPlay other) {
        play = other.play.copy();
        declarer = other.declarer;
        System.arraycopy(other.voids, 0, voids, 0, voids.length);
        dummyShown = other.dummyShown;
    }

    public WatchedPlay copy() {
        return new WatchedPlay(this);
    }

    /** The play, which must go on by {@link #play} alone. */
    public CardPlay cards() {
        return play;
    }

    /** Whether a defender plays next. */
    public boolean isDefenders() {
        return play.next().isNorthSouth() != declarer.isNorthSouth();
    }

    /** Plays a card. */
    public void play(long card) {
        Seat seat = play.next();
        List<Long> trick = play.trick();
        if (!trick.isEmpty() && Cards.suit(card) != Cards.suit(trick.get(0))) {
            voids[seat.ordinal()] |= 1 << Cards.suit(trick.get(0));
        }
        play.play(card);
        dummyShown = true;
    }

    /** What the defender sees whose turn it is. */
    public DefenderSight sight() {
        Seat seat = play.next();
        long dummy = dummyShown ? play.hand(declarer.partner()) : 0;
        long hidden = play.hand(declarer) | play.hand(seat.partner());
        return new DefenderSight(
                seat,
                declarer,
                play.strain(),
                play.hand(seat),
                dummy,
                dummyShown ? hidden : hidden | play.hand(declarer.partner()),
                play.leader(),
                play.trick(),
                List.of(voids));
    }
}
