package org.outwit.games.bridge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.TrickPlay;

/**
 * The play of a deal, card by card: a seat that can follow suit must, the highest trump or else the highest card of the suit led wins the
 * trick, and who won it leads to the next.
 */
public final class CardPlay {

    private final TrickPlay play;
    private final Strain strain;

    public CardPlay(Deal deal, Strain strain, Seat leader) {
        this(new TrickPlay(4, Long.bitCount(Cards.PACK)), strain);
        long[] hands = deal.hands();
        for (int seat = 0; seat < 4; seat++) play.hold(seat, hands[seat]);
        play.lead(leader.ordinal());
    }

    private CardPlay(TrickPlay play, Strain strain) {
        this.play = play;
        this.strain = strain;
    }

    /** The same play, which goes on by itself. */
    public CardPlay copy() {
        return new CardPlay(play.copy(Long.bitCount(Cards.PACK)), strain);
    }

    /** What it is played in. */
    public Strain strain() {
        return strain;
    }

    /** Who plays next; who would lead, when all is played. */
    public Seat next() {
        return Seat.at(play.next());
    }

    /** Who led to the trick in play, or leads to the next. */
    public Seat leader() {
        return Seat.at(play.leader());
    }

    /** The cards of the trick in play, the one led first. */
    public List<Long> trick() {
        List<Long> trick = new ArrayList<>(play.inTrick());
        for (int card : play.table()) trick.add(1L << card);
        return Collections.unmodifiableList(trick);
    }

    /** What a seat still holds. */
    public long hand(Seat seat) {
        return play.hand(seat.ordinal());
    }

    /** The cards that may be played next. */
    public long legal() {
        return play.choices();
    }

    /** Plays a card; throws with a sentence where the rules forbid it. */
    public void play(long card) {
        Seat seat = next();
        if (Long.bitCount(card) != 1 || (card & ~Cards.PACK) != 0) throw new InputException("This is not one card.");
        if ((hand(seat) & card) == 0) {
            throw new InputException(
                    seat + " does not hold " + Cards.name(card) + "; left are " + Cards.hand(hand(seat)) + ".");
        }
        if ((legal() & card) == 0) {
            throw new InputException(seat + " must follow to " + Cards.name(1L << play.table(0)) + " and cannot play "
                    + Cards.name(card) + ".");
        }
        play.lay(Long.numberOfTrailingZeros(card), strain.ordinal());
    }

    /** How many tricks the side of a seat has won. */
    public int tricks(Seat seat) {
        return play.won(seat.ordinal()) + play.won(seat.partner().ordinal());
    }

    /** How many tricks are not complete. */
    public int left() {
        return (play.inTrick() + Long.bitCount(play.inHands())) / 4;
    }

    /** The hands as they were when the trick in play began; not to be asked when all is played. */
    public Deal beforeTrick() {
        long[] before = new long[4];
        for (int seat = 0; seat < 4; seat++) before[seat] = play.hand(seat);
        for (int i = 0; i < play.inTrick(); i++) before[play.leader() + i & 3] |= 1L << play.table(i);
        return Deal.of(before);
    }
}
