package org.outwit.play.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.cards.Cards;
import org.outwit.logic.counting.Quantity;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Variable;

/**
 * What can be said of a deal, by number: that a seat holds a card, how many cards of a suit it has, and how many points. Each has a name
 * as a variable of logic, such as {@code East-has-SQ} and {@code East-has-5-spades-or-more}.
 */
final class DealVariables {

    private static final int SEATS = 4;
    private static final int SUITS = 4;

    private final List<Long> cards;
    private final int handSize;

    /** @param pack all cards that were dealt */
    DealVariables(long pack) {
        cards = Cards.sorted(pack);
        handSize = cards.size() / SEATS;
    }

    List<Long> cards() {
        return cards;
    }

    int handSize() {
        return handSize;
    }

    /** Cards come first, seat by seat, then lengths, then points. */
    List<Quantity> quantities() {
        List<Quantity> all = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            for (long card : cards) all.add(new Quantity(holds(seat, card).name(), 0, 1));
        }
        for (Seat seat : Seat.values()) {
            for (int suit = 0; suit < SUITS; suit++) {
                int most = Math.min(handSize, cards(suit).length);
                all.add(new Quantity(seat + "-" + suitName(suit), 0, most));
            }
        }
        int points = points();
        for (Seat seat : Seat.values()) all.add(new Quantity(seat + "-points", 0, points));
        return all;
    }

    /** The points of all cards. */
    int points() {
        return cards.stream().mapToInt(DealFact.Points::of).sum();
    }

    static Variable holds(Seat seat, long card) {
        return new Variable(seat + "-has-" + Cards.name(card));
    }

    static String suitName(int suit) {
        return Strain.at(suit).toString();
    }

    int card(Seat seat, long card) {
        return seat.ordinal() * cards.size() + cards.indexOf(card);
    }

    int length(Seat seat, int suit) {
        return SEATS * cards.size() + seat.ordinal() * SUITS + suit;
    }

    int points(Seat seat) {
        return SEATS * cards.size() + SEATS * SUITS + seat.ordinal();
    }

    boolean isCard(int quantity) {
        return quantity < SEATS * cards.size();
    }

    boolean isLength(int quantity) {
        return !isCard(quantity) && quantity < SEATS * (cards.size() + SUITS);
    }

    long card(int quantity) {
        return cards.get(quantity % cards.size());
    }

    int suit(int quantity) {
        return (quantity - SEATS * cards.size()) % SUITS;
    }

    Seat seat(int quantity) {
        if (isCard(quantity)) return Seat.at(quantity / cards.size());
        int rest = quantity - SEATS * cards.size();
        return Seat.at(isLength(quantity) ? rest / SUITS : rest);
    }

    /** The cards of a suit, as places among all. */
    int[] cards(int suit) {
        return IntStream.range(0, cards.size())
                .filter(i -> Cards.suit(cards.get(i)) == suit)
                .toArray();
    }

    /** A seat's variables of some cards. */
    int[] of(Seat seat, int[] places) {
        return Arrays.stream(places)
                .map(place -> seat.ordinal() * cards.size() + place)
                .toArray();
    }

    /** A seat's variables of those cards of a set that were dealt. */
    int[] of(Seat seat, long set) {
        return cards.stream()
                .filter(card -> (set & card) != 0)
                .mapToInt(card -> card(seat, card))
                .toArray();
    }

    /** A bound as a formula. */
    Formula formula(int quantity, boolean isLeast, int bound) {
        Seat seat = seat(quantity);
        if (isCard(quantity)) {
            Variable holds = holds(seat, card(quantity));
            return isLeast ? holds : new Not(holds);
        }
        String what = isLength(quantity) ? suitName(suit(quantity)) : "points";
        Variable least = new Variable(seat + "-has-" + (isLeast ? bound : bound + 1) + "-" + what + "-or-more");
        return isLeast ? least : new Not(least);
    }

    /** A fact as a formula. */
    Formula formula(DealFact fact) {
        List<Formula> all = new ArrayList<>();
        Seat seat = fact.seat();
        if (fact instanceof DealFact.Holds holds) {
            for (long card : Cards.sorted(holds.cards())) all.add(holds(seat, card));
        } else if (fact instanceof DealFact.Lacks lacks) {
            for (long card : Cards.sorted(lacks.cards())) all.add(new Not(holds(seat, card)));
        } else if (fact instanceof DealFact.Length length) {
            all.add(formula(length(seat, length.suit()), true, length.least()));
            all.add(formula(length(seat, length.suit()), false, length.most()));
        } else if (fact instanceof DealFact.Points points) {
            all.add(formula(points(seat), true, points.least()));
            all.add(formula(points(seat), false, points.most()));
        }
        return Formula.all(all);
    }

    /** A bound in words. */
    String words(int quantity, boolean isLeast, int bound) {
        Seat seat = seat(quantity);
        if (isCard(quantity)) return seat + (isLeast ? " holds " : " does not hold ") + Cards.name(card(quantity));
        String what = isLength(quantity) ? suitName(suit(quantity)) : "points";
        if (!isLeast && bound == 0) return seat + " has no " + what;
        String one = bound == 1 ? what.substring(0, what.length() - 1) : what;
        return seat + " has " + bound + " " + one + (isLeast ? " or more" : " at most");
    }
}
