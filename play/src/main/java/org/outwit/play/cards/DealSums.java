package org.outwit.play.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.cards.Cards;
import org.outwit.logic.counting.SumFact;

/** What is known of a deal, and what is true of all deals, as facts about sums; and where each comes from, in words. */
final class DealSums {

    private final DealKnowledge knowledge;
    private final DealVariables variables;
    private final List<SumFact> sums = new ArrayList<>();
    private final List<String> reasons = new ArrayList<>();
    private final List<DealFact> told = new ArrayList<>(); // the fact behind a sum; null for what is true of all deals

    DealSums(DealKnowledge knowledge, DealVariables variables) {
        this.knowledge = knowledge;
        this.variables = variables;
        for (DealFact fact : knowledge.facts()) tell(fact);
        cards();
        for (Seat seat : Seat.values()) hand(seat);
        suits();
        int[] points =
                IntStream.range(0, 4).map(i -> variables.points(Seat.at(i))).toArray();
        add(
                SumFact.of(points, variables.points(), variables.points()),
                "there are " + variables.points() + " points",
                null);
    }

    List<SumFact> sums() {
        return sums;
    }

    String reason(int sum) {
        return reasons.get(sum);
    }

    /** The fact behind a sum; null for what is true of all deals. */
    DealFact told(int sum) {
        return told.get(sum);
    }

    /** Whether a fact says that a seat has no more of a suit than it has shown. */
    boolean isVoid(DealFact.Lacks lacks) {
        return knowledge.isVoid(lacks);
    }

    private void add(SumFact sum, String reason, DealFact fact) {
        sums.add(sum);
        reasons.add(reason);
        told.add(fact);
    }

    private void tell(DealFact fact) {
        Seat seat = fact.seat();
        if (fact instanceof DealFact.Holds holds) {
            int[] held = variables.of(seat, holds.cards());
            add(SumFact.of(held, Long.bitCount(holds.cards()), Long.bitCount(holds.cards())), fact.reason(), fact);
            if (Long.bitCount(holds.cards()) == variables.handSize()) inSight(holds);
        } else if (fact instanceof DealFact.Lacks lacks) {
            add(SumFact.of(variables.of(seat, lacks.cards()), 0, 0), fact.reason(), fact);
        } else if (fact instanceof DealFact.Length length) {
            int[] of = {variables.length(seat, length.suit())};
            add(SumFact.of(of, length.least(), length.most()), fact.reason(), fact);
        } else if (fact instanceof DealFact.Points points) {
            add(SumFact.of(new int[] {variables.points(seat)}, points.least(), points.most()), fact.reason(), fact);
        }
    }

    /** A hand in sight shows what is not in it, too, and can be counted at once. */
    private void inSight(DealFact.Holds hand) {
        Seat seat = hand.seat();
        add(SumFact.of(variables.of(seat, ~hand.cards()), 0, 0), hand.reason(), hand);
        for (int suit = 0; suit < 4; suit++) {
            int length = Integer.bitCount(Cards.ranks(hand.cards(), suit));
            add(SumFact.of(new int[] {variables.length(seat, suit)}, length, length), hand.reason(), hand);
        }
        int points = DealFact.Points.of(hand.cards());
        add(SumFact.of(new int[] {variables.points(seat)}, points, points), hand.reason(), hand);
    }

    /** Each card is in one hand. */
    private void cards() {
        for (long card : variables.cards()) {
            int[] holders = IntStream.range(0, 4)
                    .map(i -> variables.card(Seat.at(i), card))
                    .toArray();
            add(SumFact.of(holders, 1, 1), "one hand has " + Cards.name(card), null);
        }
    }

    /** Each hand has as many cards as any other; its lengths and points are those of its cards. */
    private void hand(Seat seat) {
        int size = variables.handSize();
        String dealt = seat + " was dealt " + size + (size == 1 ? " card" : " cards");
        add(SumFact.of(variables.of(seat, knowledge.pack()), size, size), dealt, null);
        int[] lengths = new int[4];
        for (int suit = 0; suit < 4; suit++) {
            lengths[suit] = variables.length(seat, suit);
            int[] cards = variables.of(seat, variables.cards(suit));
            int[] ones = new int[cards.length];
            Arrays.fill(ones, 1);
            add(
                    SumFact.total(lengths[suit], cards, ones),
                    seat + "'s " + DealVariables.suitName(suit) + " counted",
                    null);
        }
        add(SumFact.of(lengths, size, size), dealt, null);
        int[] honours = variables.cards().stream()
                .filter(card -> DealFact.Points.of(card) > 0)
                .mapToInt(card -> variables.card(seat, card))
                .toArray();
        int[] points = Arrays.stream(honours)
                .map(each -> DealFact.Points.of(variables.card(each)))
                .toArray();
        add(SumFact.total(variables.points(seat), honours, points), seat + "'s points counted", null);
    }

    private void suits() {
        for (int suit = 0; suit < 4; suit++) {
            int of = suit;
            int[] lengths = IntStream.range(0, 4)
                    .map(i -> variables.length(Seat.at(i), of))
                    .toArray();
            int size = variables.cards(suit).length;
            add(SumFact.of(lengths, size, size), "there are " + size + " " + DealVariables.suitName(suit), null);
        }
    }
}
