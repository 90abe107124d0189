package org.outwit.play.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.inference.DealFact.Holds;
import org.outwit.games.bridge.inference.DealFact.Lacks;
import org.outwit.games.bridge.inference.DealFact.Length;
import org.outwit.games.bridge.inference.DealFact.Points;
import org.outwit.games.bridge.inference.DealKnowledge;
import org.outwit.games.bridge.inference.DealOdds;
import org.outwit.games.cards.Cards;
import org.outwit.logic.formula.Formula.Not;
import org.outwit.logic.knowledge.Theory;

class DealTheoryTest {

    /** What follows in logic is what all deals that fit have in common, and there are as many models as deals. */
    @Test
    void logicAndCountingAgree() {
        SplittableRandom random = new SplittableRandom(5);
        int contradictory = 0;
        for (int trial = 0; trial < 60; trial++) {
            DealKnowledge knowledge = SmallKnowledge.of(random, 2 + random.nextInt(2));
            DealOdds odds = DealOdds.of(knowledge);
            Theory theory = new DealTheory(knowledge).theory();
            assertThat(theory.isContradictory()).as(knowledge.toString()).isEqualTo(odds.count() == 0);
            if (odds.count() == 0) {
                contradictory++;
                continue;
            }
            assertThat(theory.modelCount().longValueExact()).isEqualTo(odds.count());
            for (Seat seat : Seat.values()) {
                for (long card : Cards.sorted(knowledge.pack())) {
                    long deals = odds.holders(card)[seat.ordinal()];
                    assertThat(theory.entails(DealTheory.holds(seat, card))).isEqualTo(deals == odds.count());
                    assertThat(theory.entails(new Not(DealTheory.holds(seat, card))))
                            .isEqualTo(deals == 0);
                }
            }
        }
        assertThat(contradictory).isBetween(5, 40);
    }

    @Test
    void aWholeDealIsAsked() {
        Deal deal = Deal.parse("N:QT7.KJ5.A84.J763 J96.AQT4.K52.K85 AK84.76.QJT.QT92 532.9832.9763.A4");
        DealKnowledge knowledge = DealKnowledge.NOTHING.with(List.of(
                new Holds(Seat.NORTH, deal.north(), "dummy"),
                new Holds(Seat.SOUTH, deal.south(), "the own hand"),
                new Length(Seat.EAST, 1, 4, 6, "a promise"),
                new Points(Seat.WEST, 0, 4, "a promise"),
                new Lacks(Seat.WEST, Cards.card('C', 'K'), "a card not played")));
        Theory theory = new DealTheory(knowledge).theory();
        assertThat(theory.entails(DealTheory.holds(Seat.EAST, Cards.card('C', 'K'))))
                .isTrue();
        assertThat(theory.entails(DealTheory.holds(Seat.EAST, Cards.card('C', 'A'))))
                .isFalse();
    }
}
