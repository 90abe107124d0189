package org.outwit.play.cards;

import java.util.ArrayList;
import java.util.List;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.cards.Cards;
import org.outwit.logic.formula.Formula;
import org.outwit.logic.formula.Formula.And;
import org.outwit.logic.formula.Formula.Equivalent;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.formula.Formula.Or;
import org.outwit.logic.formula.Formula.Variable;
import org.outwit.logic.knowledge.Theory;

/**
 * What is known of a deal in propositional logic: a variable for each seat and card, 208 in all, such as {@code East-has-SQ}. Every card has exactly one holder. That a hand has
 * thirteen cards, a number of cards of a suit, or a number of points becomes formulas by counting: card by card, <i>at least n of the cards up to
 * here</i> is a variable, too, which is equivalent to: as many up to the card before, or one fewer and this card. So each deal that fits is
 * exactly one model.
 *
 * <p>Cards that are told are not counted again: they only lower how many are to be found among the rest.
 */
public final class DealTheory {

    private final DealVariables variables;
    private final Theory theory = new Theory();
    private final long[] held = new long[4];
    private final long[] open = new long[4]; // cards of which nothing is told, by seat

    public DealTheory(DealKnowledge knowledge) {
        variables = new DealVariables(knowledge.pack());
        for (long card : variables.cards()) oneHolder(card);
        for (Seat seat : Seat.values()) open[seat.ordinal()] = knowledge.pack();
        for (DealFact fact : knowledge.facts()) tellCards(fact);
        for (Seat seat : Seat.values()) {
            int size = knowledge.handSize();
            count(seat, knowledge.pack(), false, size, size, "cards");
        }
        for (DealFact fact : knowledge.facts()) {
            if (fact instanceof DealFact.Length length) {
                long suit = knowledge.pack() & Cards.of(Cards.SUIT, length.suit());
                count(fact.seat(), suit, false, length.least(), length.most(), DealVariables.suitName(length.suit()));
            } else if (fact instanceof DealFact.Points points) {
                count(fact.seat(), knowledge.pack(), true, points.least(), points.most(), "points");
            }
        }
    }

    /** The facts as formulas, to be asked. */
    public Theory theory() {
        return theory;
    }

    /** The variable that is true where a seat holds a card. */
    public static Variable holds(Seat seat, long card) {
        return DealVariables.holds(seat, card);
    }

    private void oneHolder(long card) {
        List<Variable> holders = new ArrayList<>();
        for (Seat seat : Seat.values()) holders.add(holds(seat, card));
        theory.tell(Formula.any(holders));
        for (int i = 0; i < holders.size(); i++) {
            for (int j = 0; j < i; j++) theory.tell(new Not(new And(holders.get(j), holders.get(i))));
        }
    }

    private void tellCards(DealFact fact) {
        int seat = fact.seat().ordinal();
        if (fact instanceof DealFact.Holds holds) {
            for (long card : Cards.sorted(holds.cards())) theory.tell(holds(fact.seat(), card));
            held[seat] |= holds.cards();
            for (int each = 0; each < 4; each++) open[each] &= ~holds.cards();
        } else if (fact instanceof DealFact.Lacks lacks) {
            for (long card : Cards.sorted(lacks.cards())) theory.tell(new Not(holds(fact.seat(), card)));
            open[seat] &= ~lacks.cards();
        }
    }

    /** Tells that a seat has {@code least} to {@code most} of some cards, or as many points in them. */
    private void count(Seat seat, long among, boolean points, int least, int most, String what) {
        long known = held[seat.ordinal()] & among;
        int sure = points ? DealFact.Points.of(known) : Long.bitCount(known);
        List<Long> cards = Cards.sorted(open[seat.ordinal()] & among);
        if (points) cards.removeIf(card -> DealFact.Points.of(card) == 0);
        int room = cards.stream()
                .mapToInt(card -> points ? DealFact.Points.of(card) : 1)
                .sum();
        // the counts up to a card, from "at least 0" on; beyond what is asked for they do not matter
        int top = Math.min(room, most - sure + 1);
        List<Formula> counts = new ArrayList<>(List.of(Formula.TRUE));
        for (int i = 0; i < cards.size(); i++) counts = next(seat, cards.get(i), points, counts, top, what + "-to-");
        if (least > sure) theory.tell(atLeast(counts, least - sure));
        if (most - sure + 1 <= room)
            theory.tell(atLeast(counts, most - sure + 1).opposite());
    }

    private static Formula atLeast(List<Formula> counts, int number) {
        if (number <= 0) return Formula.TRUE;
        return number < counts.size() ? counts.get(number) : Formula.FALSE;
    }

    private List<Formula> next(Seat seat, long card, boolean points, List<Formula> before, int top, String what) {
        int weight = points ? DealFact.Points.of(card) : 1;
        List<Formula> counts = new ArrayList<>(List.of(Formula.TRUE));
        for (int number = 1; number <= Math.min(top, before.size() - 1 + weight); number++) {
            Variable count = new Variable(seat + "-has-" + number + "-more-" + what + Cards.name(card));
            Formula without = atLeast(before, number);
            Formula with = atLeast(before, number - weight);
            Formula held = with == Formula.TRUE ? holds(seat, card) : new And(holds(seat, card), with);
            theory.tell(new Equivalent(count, without == Formula.FALSE ? held : new Or(without, held)));
            counts.add(count);
        }
        return counts;
    }
}
