package org.outwit.games.bridge;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.InputException;
import org.outwit.games.cards.Cards;

/**
 * The play of a deal, card by card: whoever can must follow suit, the highest trump or else the highest card of the suit led wins the
 * trick, and who won it leads to the next.
 */
public final class CardPlay {

    private final long[] hands;
    private final Strain strain;
    private final List<Long> trick = new ArrayList<>(4);
    private Seat leader;
    private int northSouth;
    private int eastWest;

    public CardPlay(Deal deal, Strain strain, Seat leader) {
        this.hands = deal.hands();
        this.strain = strain;
        this.leader = leader;
    }

    /** The same play, which goes on by itself. */
    public CardPlay copy() {
        return new CardPlay(this);
    }

    private CardPlay(CardPlay other) {
        hands = other.hands.clone();
        strain = other.strain;
        trick.addAll(other.trick);
        leader = other.leader;
        northSouth = other.northSouth;
        eastWest = other.eastWest;
    }

    /** What it is played in. */
    public Strain strain() {
        return strain;
    }

    /** Who plays next; who would lead, when all is played. */
    public Seat next() {
        return Seat.at(leader.ordinal() + trick.size());
    }

    /** Who led to the trick in play, or leads to the next. */
    public Seat leader() {
        return leader;
    }

    /** The cards of the trick in play, the one led first. */
    public List<Long> trick() {
        return List.copyOf(trick);
    }

    /** What a seat still holds. */
    public long hand(Seat seat) {
        return hands[seat.ordinal()];
    }

    /** The cards that may be played next. */
    public long legal() {
        long hand = hand(next());
        if (trick.isEmpty()) return hand;
        long follow = hand & Cards.of(Cards.SUIT, Cards.suit(trick.get(0)));
        return follow != 0 ? follow : hand;
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
            throw new InputException(seat + " must follow to " + Cards.name(trick.get(0)) + " and cannot play "
                    + Cards.name(card) + ".");
        }
        hands[seat.ordinal()] &= ~card;
        trick.add(card);
        if (trick.size() == 4) endTrick();
    }

    private void endTrick() {
        int best = 0;
        for (int i = 1; i < 4; i++) if (strain.beats(trick.get(i), trick.get(best))) best = i;
        leader = Seat.at(leader.ordinal() + best);
        if (leader.isNorthSouth()) northSouth++;
        else eastWest++;
        trick.clear();
    }

    /** How many tricks the side of a seat has won. */
    public int tricks(Seat seat) {
        return seat.isNorthSouth() ? northSouth : eastWest;
    }

    /** How many tricks are not complete. */
    public int left() {
        int cards = trick.size();
        for (long hand : hands) cards += Long.bitCount(hand);
        return cards / 4;
    }

    /** The hands as they were when the trick in play began; not to be asked when all is played. */
    public Deal beforeTrick() {
        long[] before = hands.clone();
        for (int i = 0; i < trick.size(); i++) before[leader.ordinal() + i & 3] |= trick.get(i);
        return Deal.of(before);
    }
}
